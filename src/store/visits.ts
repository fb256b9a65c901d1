// What members have been shown of their games.
import type { Tx } from './open.ts'

/** A member has been shown a game up to an entry; what is new to them begins after `since`. */
export interface VisitRow {
  readonly since: number
  readonly number: number
}

/** The last visit of a member, if they have been there. */
export async function findVisit(tx: Tx, gameId: string, member: string): Promise<VisitRow | undefined> {
  const found = await tx.visit.findUnique({ where: { gameId_member: { gameId, member } } })
  return found ? { since: found.since, number: found.number } : undefined
}

/** Remembers a visit in place of the one before. */
export async function saveVisit(tx: Tx, gameId: string, member: string, visit: VisitRow): Promise<void> {
  await tx.visit.upsert({
    where: { gameId_member: { gameId, member } },
    create: { gameId, member, ...visit },
    update: visit,
  })
}
