// A word on a cut block of its own, as tags are set in print.
import type { Brush } from './brush.ts'
import { cutBox } from './cut.ts'
import { PALETTE } from './palette.ts'

/** Height of a word on a block. */
const BLOCK = 52
const PAD = 12
const WORD = { size: 42, face: 'kai' } as const

/** How wide the block of a word is. */
export const blockWidth = (brush: Brush, word: string): number => brush.width(word, WORD) + PAD * 2

/** A word on a block: cut out of a colour, or in a frame. */
export function wordBlock(
  brush: Brush,
  word: string,
  [x, y]: readonly [number, number],
  fill?: string,
): void {
  const box = { x, y: y - BLOCK / 2, w: blockWidth(brush, word), h: BLOCK }
  cutBox(brush.context, box, fill ? { fill } : { fill: PALETTE.leaf, line: PALETTE.ink, wide: 2.4 }, word)
  brush.text(word, x + PAD, y, { ...WORD, ink: fill ? PALETTE.snow : PALETTE.ink })
}
