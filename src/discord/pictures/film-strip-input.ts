// Input of the strip below each picture of a film, as plain data.
import type { Input } from '../../picture/paint.ts'
import type { CurveLine, CurveMark } from './review-input.ts'

export interface FilmStripInput extends Input {
  /** What happened. */
  readonly caption: string
  /** Which picture of how many. */
  readonly count: string
  /** How far the game has come, from 0 to 1. */
  readonly at: number
  /** Everybody's share of the win so far; none where the game was not reviewed. */
  readonly lines: readonly CurveLine[]
  /** Where the game has turned so far. */
  readonly marks: readonly CurveMark[]
}
