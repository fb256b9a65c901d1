// A league's things on Discord beside its page, part by part, and those it lacks.
import { fromColumn, toColumn } from './json.ts'
import type { Tx } from './open.ts'

/** What is remembered of a part; plain JSON of the publisher's own. */
export async function leaguePosted(tx: Tx, leagueId: string, part: string): Promise<unknown> {
  const found = await tx.leaguePosted.findUnique({ where: { leagueId_part: { leagueId, part } } })
  return found ? fromColumn(found.value) : undefined
}

/** Remembers a part as it is from now on. */
export async function saveLeaguePosted(
  tx: Tx,
  leagueId: string,
  part: string,
  value: unknown,
): Promise<void> {
  await tx.leaguePosted.upsert({
    where: { leagueId_part: { leagueId, part } },
    create: { leagueId, part, value: toColumn(value) },
    update: { value: toColumn(value) },
  })
}

/** What a part is refused for, if it is. */
export async function leagueFault(tx: Tx, leagueId: string, part: string): Promise<string | undefined> {
  const found = await tx.leaguePosted.findUnique({ where: { leagueId_part: { leagueId, part } } })
  return found?.fault ?? undefined
}

/** Notes what a part is refused for, or that it is not any more; whether that is news. */
export async function saveLeagueFault(
  tx: Tx,
  leagueId: string,
  part: string,
  fault: string | null,
): Promise<boolean> {
  const where = { leagueId_part: { leagueId, part } }
  const known = await tx.leaguePosted.findUnique({ where })
  if ((known?.fault ?? null) === fault) return false
  await tx.leaguePosted.upsert({ where, create: { leagueId, part, value: {}, fault }, update: { fault } })
  return true
}

/** What the leagues of a server that are not archived are refused, by league. */
export async function leagueFaults(
  tx: Tx,
  guild: string,
): Promise<{ readonly name: string; readonly part: string; readonly fault: string }[]> {
  const rows = await tx.leaguePosted.findMany({
    where: { fault: { not: null }, league: { guild, status: { not: 'archived' } } },
    include: { league: { select: { name: true } } },
    orderBy: [{ leagueId: 'asc' }, { part: 'asc' }],
  })
  return rows.flatMap(({ league, part, fault }) =>
    fault === null ? [] : [{ name: league.name, part, fault }],
  )
}
