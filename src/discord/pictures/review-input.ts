// Input of the picture of a review, as plain data: words in the reader's language, and numbers.
import type { PageInput } from './page.ts'

/** A player's share of the win over the game; places and shares from 0 to 1. */
export interface CurveLine {
  readonly name: string
  readonly isWinner: boolean
  readonly points: readonly { readonly at: number; readonly share: number }[]
}

/** A turning point. */
export interface CurveMark {
  readonly label: string
  readonly at: number
}

export interface CurveInput extends PageInput {
  readonly label: string
  readonly start: string
  readonly end: string
  readonly lines: readonly CurveLine[]
  readonly marks: readonly CurveMark[]
}
