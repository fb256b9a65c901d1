// Input of a picture of standings, as plain data: words in the reader's language, and numbers.
import type { BustFace } from '../../picture/result.ts'
import type { PageInput } from './page.ts'

/** A line of the standings. */
export interface MemberRow {
  readonly kind: 'member'
  readonly place: number
  readonly name: string
  readonly games: number
  readonly wins: number
  readonly byes: number
  readonly points: string
  /** `1240 ± 90`, with a `?` where it is provisional; empty where it is hidden. */
  readonly rating: string
  /** Places gained since the last round, or lost; absent where there was none before. */
  readonly moved?: number
  /** Has won something for the place. */
  readonly counts: boolean
  /** Of the first three, where the rows have room. */
  readonly face?: BustFace
  /** The word for a member who has left. */
  readonly out?: string
}

/** The heading of a group, or the line that divides those who go up or down from the others. */
export interface DividingRow {
  readonly kind: 'group' | 'up' | 'down'
  readonly text: string
}

/** A row from edge to edge. */
export type StandingsRow = MemberRow | DividingRow

export interface StandingsInput extends PageInput {
  readonly heads: {
    readonly name: string
    readonly games: string
    readonly wins: string
    readonly points: string
    readonly rating: string
  }
  readonly rows: readonly StandingsRow[]
  /** What the signs mean, those that are there. */
  readonly legend: string
}
