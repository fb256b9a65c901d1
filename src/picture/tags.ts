// A number in the middle of a box.
import type { Brush } from './brush.ts'
import { INK, SMALLEST } from './paper.ts'

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
