// Positions that come with the bot, from games of computers: found by `npm run positions`, a file a title.
import { existsSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Choice } from '../../engine/decision.ts'
import type { Options } from '../../engine/game.ts'
import type { Seat } from '../../engine/phrase.ts'
import type { WeighedPosition } from '../../search/review/position.ts'

/** A position of a game between computers: all that it takes to play up to it. */
export interface BuiltInPosition extends WeighedPosition {
  readonly id: string
  readonly seats: number
  readonly options: Options
  readonly seed: string
  /** The answers of the game up to there: who answered, and what. */
  readonly steps: readonly (readonly [Seat, ...Choice])[]
  /** Who is asked. */
  readonly seat: Seat
  /** Which of the answers the computer gave. */
  readonly given: number
}

/** The file of a title's positions. */
export const positionFile = (title: string): URL => new URL(`./positions/${title}.br`, import.meta.url)

/** The positions of a title. */
export function builtInPositions(title: string): readonly BuiltInPosition[] {
  const file = positionFile(title)
  return existsSync(file)
    ? (JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as BuiltInPosition[])
    : []
}
