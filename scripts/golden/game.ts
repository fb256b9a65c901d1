// Recorded games: whole games with all that was told, asked and shown in them, packed into one file a title.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Choice } from '../../src/engine/decision.ts'
import type { Options } from '../../src/engine/game.ts'
import type { Seat } from '../../src/engine/phrase.ts'

/** What came from outside: a seat's answer, or the end of a window before everybody has answered. */
export type GoldenMove = { readonly seat: Seat; readonly choice: Choice } | 'close'

/** A game as it is played again: what it is played with, and every move. */
export interface Played {
  readonly seats: number
  readonly options: Options
  readonly seed: string
  readonly moves: readonly GoldenMove[]
}

/** A recorded game. */
export interface GoldenGame extends Played {
  /** Its start and each move, as the text of a `GoldenStep`. */
  readonly steps: readonly string[]
}

/** The file of a title's recorded games. */
export const goldenFile = (game: string): string => `test/games/${game}/golden.br`

/** The recorded games of a title, none where there is no file. */
export function readGolden(game: string): GoldenGame[] {
  const file = goldenFile(game)
  if (!existsSync(file)) return []
  const lines = brotliDecompressSync(readFileSync(file)).toString().split('\n')
  const games: GoldenGame[] = []
  for (let at = 0; at < lines.length; ) {
    const head = JSON.parse(lines[at] ?? '') as Played
    const end = at + 2 + head.moves.length
    games.push({ ...head, steps: lines.slice(at + 1, end) })
    at = end
  }
  return games
}

/** Writes the recorded games of a title; the size of the file in bytes. */
export function writeGolden(game: string, games: readonly GoldenGame[]): number {
  const lines = games.flatMap(({ steps, ...head }) => [JSON.stringify(head), ...steps])
  const packed = brotliCompressSync(lines.join('\n'), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  })
  writeFileSync(goldenFile(game), packed)
  return packed.length
}

/** What a recorded game is called: its seats, what was chosen in the lobby, and its length. */
export function goldenName({ seats, options, moves }: Played): string {
  const chosen = Object.entries(options).filter(
    ([, value]) => value !== false && value !== '' && String(value) !== '',
  )
  const said = chosen.map(([id, value]) => (value === true ? id : `${id} ${String(value).slice(0, 20)}`))
  return [`${seats} seats`, ...said, `${moves.length} moves`].join(', ')
}
