// A league as a file: what was drawn, played and counted, with members by their numbers alone.
import type { FileDraw, FileRound, FileSeason, LeagueFile } from '../../league/export-file.ts'
import { ratingsFrom } from '../../league/ratings.ts'
import {
  entriesOf,
  type RoundRow,
  roundsOf,
  seasonsOf,
  type TableRow,
  tablesOf,
} from '../../store/league-rounds.ts'
import { findLeagueRow, type LeagueRow, lockLeague } from '../../store/leagues.ts'
import type { Tx } from '../../store/open.ts'
import { type HostContext, transact } from '../table/context.ts'
import { resultOf } from './campaign.ts'
import { scaleOf } from './scales.ts'
import type { Format, LeagueId } from './types.ts'

/** A round with its tables, in the order of their numbers. */
export function fileRound(round: RoundRow, tables: readonly TableRow[]): FileRound {
  return {
    round: round.round,
    season: round.season,
    link: round.link,
    seed: round.seed,
    draw: { input: round.input, pairing: round.pairing } as FileDraw,
    tables: tables
      .filter((table) => table.round === round.round)
      .map((table) => {
        const result = resultOf(table)
        return {
          number: table.number,
          status: table.status,
          entries: table.entries,
          ...(table.gameId !== null && { game: table.gameId }),
          ...(result && { result }),
        }
      }),
    ...(round.digest !== null && { digest: round.digest }),
  }
}

/** All that a league's file is made of. */
interface Stored {
  readonly row: LeagueRow
  readonly rounds: readonly RoundRow[]
  readonly tables: readonly TableRow[]
  readonly seasons: readonly FileSeason[]
}

/** Everything from which draws, points, ties, promotions and ratings can be computed again, as JSON. */
export async function exportOf(context: HostContext, id: LeagueId): Promise<string | undefined> {
  const stored = await transact(context, (tx) => storedOf(tx, id))
  if (!stored) return undefined
  const { row, rounds, tables, seasons } = stored
  const scale = scaleOf(row)
  const closed = new Set(rounds.filter(({ closedAt }) => closedAt).map(({ round }) => round))
  const counted = tables.filter(({ round }) => closed.has(round)).flatMap((table) => resultOf(table) ?? [])
  const file: LeagueFile = {
    file: 'peach-garden-league',
    version: 1,
    league: {
      id,
      name: row.name,
      format: row.format as Format,
      title: row.title,
      seats: row.seats,
      options: row.options,
      end: row.end,
      links: row.links,
      ...(scale && { scale }),
    },
    seasons,
    rounds: rounds.map((round) => fileRound(round, tables)),
    ratings: [...ratingsFrom(counted)]
      .toSorted(([a], [b]) => a - b)
      .map(([member, { mu, sigma, games, lastDay }]) => ({ member, mu, sigma, games, lastDay })),
  }
  return JSON.stringify(file, null, 1)
}

/**
 * A league as it is at one moment: nothing is done in a league whose row is locked, and each read of a transaction on its own
 * would see what was committed since the one before.
 */
async function storedOf(tx: Tx, id: LeagueId): Promise<Stored | undefined> {
  await lockLeague(tx, id)
  const row = await findLeagueRow(tx, id)
  if (!row) return undefined
  const [rounds, tables] = [await roundsOf(tx, id), await tablesOf(tx, id)]
  const seasons: FileSeason[] = []
  for (const { season, status, final } of await seasonsOf(tx, id)) {
    const entries = await entriesOf(tx, id, season)
    seasons.push({
      season,
      status,
      entries: entries.map(({ number, status: how }) => ({ entry: number, status: how })),
      ...(final !== null && { standings: final as NonNullable<FileSeason['standings']> }),
    })
  }
  return { row, rounds, tables, seasons }
}
