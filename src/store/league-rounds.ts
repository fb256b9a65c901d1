// Seasons, entries, rounds and tables of leagues, as stored. JSON columns are the host's own shapes.
import type { LeagueRound, Prisma } from './generated/client.ts'
import { fromColumn, nullable, toColumn } from './json.ts'
import type { LookTx, Tx } from './open.ts'

export interface SeasonRow {
  readonly leagueId: string
  readonly season: number
  readonly status: 'entry' | 'running' | 'over'
  /** When it begins, and then when its next round does. */
  readonly nextAt: Date
  readonly rounds: number
  /** The first of its rounds, counted through all seasons. */
  readonly firstRound: number
  /** Its final standings. */
  readonly final: unknown
  readonly overAt: Date | null
}

export async function insertSeason(tx: Tx, { final: _, ...season }: SeasonRow): Promise<void> {
  await tx.leagueSeason.create({ data: season })
}

export async function findSeason(tx: Tx, leagueId: string, season: number): Promise<SeasonRow | undefined> {
  const found = await tx.leagueSeason.findUnique({ where: { leagueId_season: { leagueId, season } } })
  return found ? (found as SeasonRow) : undefined
}

/** All seasons of a league, in order. */
export const seasonsOf = async (tx: Tx, leagueId: string): Promise<SeasonRow[]> =>
  (await tx.leagueSeason.findMany({ where: { leagueId }, orderBy: { season: 'asc' } })) as SeasonRow[]

export async function changeSeason(
  tx: Tx,
  { leagueId, season }: Pick<SeasonRow, 'leagueId' | 'season'>,
  { final, ...plain }: Partial<Pick<SeasonRow, 'status' | 'nextAt' | 'rounds' | 'final' | 'overAt'>>,
): Promise<void> {
  await tx.leagueSeason.update({
    where: { leagueId_season: { leagueId, season } },
    data: { ...plain, ...(final !== undefined && { final: nullable(final) }) },
  })
}

export interface EntryRow {
  readonly leagueId: string
  readonly season: number
  readonly number: number
  /** In a queue `waiting` is who waits for a table, and `in` who plays and does not. */
  readonly status: 'in' | 'waiting' | 'withdrawn' | 'excluded'
  readonly since: Date
  readonly tier: number | null
  readonly group: number | null
}

/** Who is in a season, in the order of their numbers. */
export const entriesOf = async (tx: Tx, leagueId: string, season: number): Promise<EntryRow[]> =>
  (await tx.leagueEntry.findMany({ where: { leagueId, season }, orderBy: { number: 'asc' } })) as EntryRow[]

/** Stores an entry, or how it stands now. */
export async function saveEntry(tx: Tx, entry: EntryRow): Promise<void> {
  const { leagueId, season, number, ...rest } = entry
  await tx.leagueEntry.upsert({
    where: { leagueId_season_number: { leagueId, season, number } },
    create: entry,
    update: rest,
  })
}

/** A round as it was paired; `D` is what it was drawn from and the draw. */
export interface RoundRow {
  readonly leagueId: string
  readonly round: number
  readonly season: number
  readonly link: string
  readonly seed: string
  readonly input: unknown
  readonly pairing: unknown
  readonly at: Date
  readonly closedAt: Date | null
  readonly digest: string | null
}

export interface TableRow {
  readonly leagueId: string
  readonly round: number
  readonly number: number
  readonly status: 'due' | 'running' | 'ended' | 'annulled'
  /** Members by number, in the order of the seats. */
  readonly entries: readonly number[]
  /** Who sits there for them. */
  readonly players: unknown
  readonly gameId: string | null
  readonly startsAt: Date
  readonly due: Date
  readonly result: unknown
  readonly endedAt: Date | null
}

const tableOf = (stored: Prisma.LeagueTableGetPayload<object>): TableRow =>
  ({ ...stored, entries: fromColumn(stored.entries) }) as TableRow

/** Stores a round with its tables, none of which has begun. */
export async function insertRound(
  tx: Tx,
  { input, pairing, ...round }: Omit<RoundRow, 'closedAt' | 'digest'>,
  tables: readonly Pick<TableRow, 'number' | 'entries' | 'players' | 'startsAt' | 'due'>[],
): Promise<void> {
  await tx.leagueRound.create({ data: { ...round, input: toColumn(input), pairing: toColumn(pairing) } })
  await tx.leagueTable.createMany({
    data: tables.map(({ entries, players, ...table }) => ({
      ...table,
      leagueId: round.leagueId,
      round: round.round,
      status: 'due',
      entries: toColumn(entries),
      players: toColumn(players),
    })),
  })
}

/** The rounds of a league, or of one season of it, in order. */
export async function roundsOf(tx: Tx, leagueId: string, season?: number): Promise<RoundRow[]> {
  const where = { leagueId, ...(season !== undefined && { season }) }
  return tx.leagueRound.findMany({ where, orderBy: { round: 'asc' } })
}

/** A round by its number through all seasons. */
export async function findRound(tx: Tx, leagueId: string, round: number): Promise<RoundRow | undefined> {
  const where = { leagueId_round: { leagueId, round } }
  return (await tx.leagueRound.findUnique({ where })) ?? undefined
}

/** How many rounds of a season are paired, up to one of them if it is named; without what they were paired from. */
export const countRounds = (tx: Tx, leagueId: string, season: number, upTo?: number): Promise<number> =>
  tx.leagueRound.count({ where: { leagueId, season, ...(upTo !== undefined && { round: { lte: upTo } }) } })

/** The season to which a round belongs. */
export async function seasonOfRound(tx: Tx, leagueId: string, round: number): Promise<number | undefined> {
  const where = { leagueId_round: { leagueId, round } }
  return (await tx.leagueRound.findUnique({ where, select: { season: true } }))?.season
}

/** A round's tables have all ended. */
export async function closeRound(
  tx: Tx,
  leagueId: string,
  round: number,
  digest: string,
  at: Date,
): Promise<void> {
  await tx.leagueRound.update({
    where: { leagueId_round: { leagueId, round } },
    data: { closedAt: at, digest },
  })
}

/** When the first round of a league's present season was paired; `undefined` where there is none yet, and in a queue. */
export async function seasonBegan(tx: LookTx, leagueId: string): Promise<Date | undefined> {
  const [first] = await tx.$queryRaw<Pick<LeagueRound, 'at'>[]>`
    select r.at from leagues l join league_rounds r on r.league_id = l.id and r.season = l.season
    where l.id = ${leagueId} and l.format <> 'queue' order by r.round limit 1`
  return first?.at
}

/** The tables of a league, or of one season of it, in the order of rounds and numbers. */
export async function tablesOf(tx: Tx, leagueId: string, season?: number): Promise<TableRow[]> {
  const where = { leagueId, ...(season !== undefined && { owner: { season } }) }
  const orderBy = [{ round: 'asc' as const }, { number: 'asc' as const }]
  return (await tx.leagueTable.findMany({ where, orderBy })).map(tableOf)
}

/** A table by its place in a league. */
export async function findTable(
  tx: Tx,
  leagueId: string,
  round: number,
  number: number,
): Promise<TableRow | undefined> {
  const where = { leagueId_round_number: { leagueId, round, number } }
  const found = await tx.leagueTable.findUnique({ where })
  return found ? tableOf(found) : undefined
}

/** The table that became a game. */
export async function tableOfGame(tx: Tx, gameId: string): Promise<TableRow | undefined> {
  const found = await tx.leagueTable.findUnique({ where: { gameId } })
  return found ? tableOf(found) : undefined
}

export async function changeTable(
  tx: Tx,
  { leagueId, round, number }: Pick<TableRow, 'leagueId' | 'round' | 'number'>,
  change: Partial<
    Pick<TableRow, 'status' | 'players' | 'gameId' | 'startsAt' | 'due' | 'result' | 'endedAt'>
  >,
): Promise<void> {
  const { players, result, ...plain } = change
  await tx.leagueTable.update({
    where: { leagueId_round_number: { leagueId, round, number } },
    data: {
      ...plain,
      ...(players !== undefined && { players: toColumn(players) }),
      ...(result !== undefined && { result: nullable(result) }),
    },
  })
}

/** Games of a server that have a thread of their own and are not over. */
export const threadsIn = (tx: Tx, guild: string): Promise<number> =>
  tx.game.count({ where: { guild, thread: { not: null }, status: { in: ['playing', 'paused'] } } })

/** How many games of leagues began in a server after a moment. */
export const leagueGamesSince = (tx: Tx, guild: string, since: Date): Promise<number> =>
  tx.game.count({ where: { guild, league: { not: null }, createdAt: { gt: since } } })

/** Places of games by id. */
export async function placesOf(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly thread: string | null; readonly status: string }>> {
  const rows = await tx.game.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, thread: true, status: true },
  })
  return new Map(rows.map(({ id, thread, status }) => [id, { thread, status }]))
}
