// A league as a file: all that it takes to compute its draws, points, ties, promotions and ratings again.
import { sha256 } from '../engine/commitment.ts'
import { canonical } from '../engine/log.ts'
import type { DivisionDraw, DivisionInput, QueueInput } from './draws.ts'
import type { RoundInput, RoundPairing } from './entrants.ts'
import type { OwnScale } from './points.ts'
import type { PlayedTable } from './results.ts'

/** The file's shape; members are named by the league's numbers alone. */
export interface LeagueFile {
  readonly file: 'peach-garden-league'
  readonly version: 1
  readonly league: {
    readonly id: string
    readonly name: string
    readonly format: 'divisions' | 'season' | 'cup' | 'queue'
    readonly title: string
    readonly seats: number
    readonly options: unknown
    /** The end of the hash chain, published when the league opened, and how many links it has. */
    readonly end: string
    readonly links: number
    readonly scale?: OwnScale
  }
  /** In order. */
  readonly seasons: readonly FileSeason[]
  /** In the order of their numbers, which count through all seasons. */
  readonly rounds: readonly FileRound[]
  /** Of all members with a rated game of a closed round, in the order of their numbers. */
  readonly ratings: readonly FileRating[]
}

export interface FileSeason {
  /** From 1. */
  readonly season: number
  readonly status: 'entry' | 'running' | 'over'
  readonly entries: readonly {
    readonly entry: number
    readonly status: 'in' | 'waiting' | 'withdrawn' | 'excluded'
  }[]
  /** Of a season that is over: its standings, one list, or in divisions one for each group of each tier. */
  readonly standings?: readonly {
    readonly tier?: number
    readonly group?: number
    readonly lines: readonly FileStanding[]
  }[]
}

/** A line of the standings; points in units of 1/27,720. */
export interface FileStanding {
  readonly entry: number
  readonly place: number
  readonly points: number
  readonly games: number
  readonly wins: number
  readonly byes: number
  /** Games in which they decided nothing; left out where there is none. */
  readonly absences?: number
}

export interface FileRating {
  readonly member: number
  readonly mu: number
  readonly sigma: number
  readonly games: number
  /** Days since 1970. */
  readonly lastDay: number
}

/** What a round was drawn from, and the draw. */
export type FileDraw =
  | { readonly input: RoundInput; readonly pairing: RoundPairing }
  | { readonly input: DivisionInput; readonly pairing: DivisionDraw }
  | { readonly input: QueueInput; readonly pairing: { readonly tables: readonly (readonly number[])[] } }

export interface FileRound {
  /** From 1 through all seasons; the link of the chain that was opened for it. */
  readonly round: number
  readonly season: number
  readonly link: string
  /** HMAC-SHA256 of the link over the canonical JSON of `draw.input`. */
  readonly seed: string
  readonly draw: FileDraw
  readonly tables: readonly FileTable[]
  /** SHA-256 of the canonical JSON of the round without its digest; published when its last table had ended. */
  readonly digest?: string
}

export interface FileTable {
  /** From 1 within its round. */
  readonly number: number
  readonly status: 'due' | 'running' | 'ended' | 'annulled'
  /** In the order of the seats. */
  readonly entries: readonly number[]
  /** Id of the game, whose own export proves its result. */
  readonly game?: string
  /** Absent until it has ended. */
  readonly result?: PlayedTable
}

/** What is published of a round when it closes. */
export const roundDigest = ({ digest: _, ...round }: FileRound): string => sha256(canonical(round))
