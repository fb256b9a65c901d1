// Small labelled shapes: a tag of one word, and a square that holds a number.
import type { Brush } from './brush.ts'
import { INK, LEAF, SMALLEST } from './paper.ts'

const PAD = 16
/** Height of a tag in pixels. */
const HEIGHT = 56

/** How wide a tag with this word is. */
export const tagWidth = (brush: Brush, word: string): number => brush.width(word, { weight: 700 }) + PAD * 2

/** Draws a word in a rounded box, filled or only outlined, its left edge at `x`, its middle at `y`. */
export function tag(
  brush: Brush,
  word: string,
  x: number,
  y: number,
  { ink, filled }: { readonly ink: string; readonly filled: boolean },
): void {
  const box = { x, y: y - HEIGHT / 2, w: tagWidth(brush, word), h: HEIGHT }
  brush.box(box, { round: 10, line: ink, ...(filled && { fill: ink }) })
  brush.text(word, x + PAD, y, { weight: 700, ink: filled ? LEAF : ink })
}

/** Draws a number in the middle of a box. */
export function numberIn(
  brush: Brush,
  number: string,
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  ink: string = INK,
  size: number = SMALLEST + 4,
): void {
  brush.text(number, box.x + box.w / 2, box.y + box.h / 2, {
    size,
    weight: 700,
    ink,
    align: 'center',
    max: box.w - 4,
  })
}
