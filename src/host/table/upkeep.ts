// Reads and writes the upkeep data of a game: ready check, questions asked, why it was closed. Pure functions.
import type { Seat } from '../../engine/phrase.ts'
import type { GameRow } from '../../store/games.ts'

/** The place of a game in a series: the games of it that were over before. */
export interface SeriesPlace {
  readonly before: readonly string[]
}

/** Moments are in milliseconds since 1970; members are named by what they joined with. */
export interface Upkeep {
  /** When its players were asked whether they keep the table. */
  readonly asked?: number
  /** When one of them last said so, or the game was resumed. */
  readonly kept?: number
  /** The seat of the last member, once they were asked what is to become of the game. */
  readonly claimant?: Seat
  /** When each member of a lobby pressed last. */
  readonly pressed?: Readonly<Record<string, number>>
  /** Until when a full lobby asks who is ready, and who is. */
  readonly ready?: { readonly until: number; readonly joins: readonly string[] } | undefined
  /** The series that it is a game of. */
  readonly series?: SeriesPlace
}

/** Which game of a series it is, from 1, as a fact about it. */
export function seriesFacts(row: Pick<GameRow, 'upkeep'>): { readonly ofSeries?: number } {
  const { series } = upkeepOf(row)
  return series ? { ofSeries: series.before.length + 1 } : {}
}

/** What a table was asked, and what was said. */
export const upkeepOf = ({ upkeep }: Pick<GameRow, 'upkeep'>): Upkeep => (upkeep ?? {}) as Upkeep

/** How a game changes when more is known of that. */
export const upkeepWith = (row: Pick<GameRow, 'upkeep'>, more: Upkeep): { readonly upkeep: Upkeep } => ({
  upkeep: { ...upkeepOf(row), ...more },
})

/** The seats whose members have not said that they are ready. */
export function unready(row: Pick<GameRow, 'upkeep' | 'players'>): Seat[] {
  const { joins = [] } = upkeepOf(row).ready ?? {}
  return row.players.flatMap(({ seat, member, join }) =>
    member === null || (join !== null && joins.includes(join)) ? [] : [seat],
  )
}

/** Until when a lobby asks who is ready, and whom it waits for, as a fact about its game. */
export interface ReadyInfo {
  readonly until: Date
  readonly awaited: readonly Seat[]
}

/** The ready check of a lobby, as a fact about its game. */
export function readyFacts(row: Pick<GameRow, 'status' | 'upkeep' | 'players'>): {
  readonly ready?: ReadyInfo
} {
  const { ready } = upkeepOf(row)
  if (!ready || row.status !== 'lobby') return {}
  return { ready: { until: new Date(ready.until), awaited: unready(row) } }
}

/** Why a table was closed before its game came to an end. */
export interface Closed {
  /** Nobody started it, nobody played on, a manager of the server closed it, or the last member ended it: as won, or not. */
  readonly why: 'expired' | 'silent' | 'manager' | 'claimed' | 'unfinished'
  /** The seat of that last member. */
  readonly seat?: Seat
  /** What the manager gave as the reason. */
  readonly reason?: string
}

/** Why a table was closed, as a fact about its game. */
export const closedFacts = ({ closed }: Pick<GameRow, 'closed'>): { readonly closed?: Closed } =>
  closed === null ? {} : { closed: closed as Closed }
