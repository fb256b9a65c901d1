// Input of a picture of a member's record, as plain data: words in the reader's language, and numbers.
import type { Crest } from '../../picture/crest.ts'
import type { BustFace } from '../../picture/result.ts'
import type { PageInput } from './page.ts'

export interface StatsInput extends PageInput {
  /** Who stands beside the large numbers. */
  readonly face: BustFace
  /** Large numbers with what they count. */
  readonly figures: readonly { readonly value: string; readonly label: string }[]
  readonly heads: {
    readonly game: string
    readonly games: string
    readonly wins: string
    readonly beaten: string
    readonly league: string
    readonly rating: string
  }
  readonly titles: readonly {
    readonly crest: Crest
    readonly name: string
    /** Where the whole name has no room. */
    readonly short: string
    readonly games: string
    readonly wins: string
    readonly beaten: string
    /** The same as a number from 0 to 1; none without opponents. */
    readonly share: number | null
  }[]
  readonly ratings: readonly { readonly name: string; readonly rating: string; readonly games: string }[]
  /** Gold, silver, bronze. */
  readonly medals: readonly number[]
  /** The latest games, the newest last: which game, the place, the share of opponents beaten, whether it was won. */
  readonly chart: {
    readonly label: string
    readonly won: string
    readonly games: readonly {
      readonly crest: Crest
      readonly place: number
      readonly beaten: number
      readonly won: boolean
    }[]
  }
}
