// What members have been shown of their games.
import type { Tx } from './open.ts'

/** A member has been shown a game up to an entry; what is new to them begins after `since`. */
export interface VisitRow {
  readonly since: number
  readonly number: number
}

/** The last visit of a member, if they have been there. */
export async function findVisit(tx: Tx, gameId: string, member: string): Promise<VisitRow | undefined> {
  const [found] = await tx.$queryRaw<VisitRow[]>`
    select since, number from visits where game_id = ${gameId} and member = ${member}`
  return found
}

/** Remembers a visit in place of the one before. */
export async function saveVisit(tx: Tx, gameId: string, member: string, visit: VisitRow): Promise<void> {
  await tx.$executeRaw`
    insert into visits (game_id, member, since, number) values (${gameId}, ${member}, ${visit.since}, ${visit.number})
    on conflict (game_id, member) do update set since = excluded.since, number = excluded.number`
}
