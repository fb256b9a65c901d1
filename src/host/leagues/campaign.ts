// A league's past as the pure functions of `src/league` want it: results, byes, who met whom.
import type { RoundPairing } from '../../league/entrants.ts'
import type { Scale } from '../../league/points.ts'
import { type MemberRating, ratingsFrom } from '../../league/ratings.ts'
import type { PlayedTable } from '../../league/results.ts'
import { type Standing, standings } from '../../league/standings.ts'
import {
  countRounds,
  type EntryRow,
  entriesOf,
  type RoundRow,
  roundsOf,
  seasonOfRound,
  type TableRow,
  tablesOf,
} from '../../store/league-rounds.ts'
import type { LeagueRow } from '../../store/leagues.ts'
import type { Tx } from '../../store/open.ts'
import { scaleOf } from './scales.ts'

/** Everything that was paired and played in a season. */
export interface Campaign {
  readonly entries: readonly EntryRow[]
  readonly rounds: readonly RoundRow[]
  readonly tables: readonly TableRow[]
  /** Results so far, annulled ones included. */
  readonly played: readonly PlayedTable[]
  readonly byes: readonly number[]
}

/** A table's result, once it has one. */
export const resultOf = ({ result }: Pick<TableRow, 'result'>): PlayedTable | undefined =>
  (result as PlayedTable | null) ?? undefined

/** A season as it was paired and played so far. */
export async function campaignOf(tx: Tx, league: string, season: number): Promise<Campaign> {
  const rounds = await roundsOf(tx, league, season)
  const tables = await tablesOf(tx, league, season)
  return {
    rounds,
    tables,
    entries: await entriesOf(tx, league, season),
    played: tables.flatMap((table) => resultOf(table) ?? []),
    byes: rounds.flatMap(({ pairing }) => (pairing as Partial<RoundPairing>).byes ?? []),
  }
}

/** The number of a round within its season, as people count; rounds are stored under one that goes on through all seasons. */
export async function roundNumber(tx: Tx, league: string, round: number): Promise<number> {
  const season = await seasonOfRound(tx, league, round)
  return season === undefined ? 0 : countRounds(tx, league, season, round)
}

/** Who has played in a season or is in it. */
export const entrantsOf = ({ entries, tables }: Campaign): readonly number[] => [
  ...new Set([
    ...entries.filter(({ status }) => status === 'in').map(({ number }) => number),
    ...tables.flatMap((table) => table.entries),
  ]),
]

/** Who has finished a game at these tables: nobody else is a newcomer there. */
export const finishedIn = (tables: readonly TableRow[]): ReadonlySet<number> =>
  new Set(tables.filter(({ status }) => status === 'ended').flatMap(({ entries }) => entries))

/** What lots are drawn from: the seed of the last round, or the end of the chain before the first. */
export const lotOf = ({ rounds }: Pick<Campaign, 'rounds'>, { end }: Pick<LeagueRow, 'end'>): string =>
  rounds.at(-1)?.seed ?? end

/** The standings of some of a season's entries. */
export const standingsIn = (
  campaign: Campaign,
  row: Pick<LeagueRow, 'end' | 'rules'>,
  entries: readonly number[] = entrantsOf(campaign),
): readonly Standing[] =>
  standings({
    entries,
    tables: campaign.played,
    byes: campaign.byes,
    lot: lotOf(campaign, row),
    ...scaled(scaleOf(row)),
  })

const scaled = (scale: Scale) => (scale ? { scale } : {})

/** All ratings of a league, from the results of the rounds that are closed. */
export async function ratingsIn(tx: Tx, league: string): Promise<ReadonlyMap<number, MemberRating>> {
  const closed = new Set(
    (await roundsOf(tx, league)).filter(({ closedAt }) => closedAt).map(({ round }) => round),
  )
  const tables = (await tablesOf(tx, league)).filter(({ round }) => closed.has(round))
  return ratingsFrom(tables.flatMap((table) => resultOf(table) ?? []))
}
