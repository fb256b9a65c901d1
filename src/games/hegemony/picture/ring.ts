// Where everybody sits: the first below, the next ones up the right side, across the top and down the left side.
import type { Box } from '../../../picture/brush.ts'
import { MARGIN, WIDTH } from '../../../picture/paper.ts'

/** A place in the ring. */
export interface Spot {
  readonly at: 'below' | 'right' | 'above' | 'left'
  readonly box: Box
}

/** Between tiles: room for an arrow. */
const SPACE = 32
/** Width of the tiles below and above. */
export const WIDE = 760

/**
 * The ring of so many seats below `top`. One sits below; of an even number one sits above; the others face each other.
 * @param heightOf How tall the tile of a seat must be for a width.
 */
export function ringOf(
  seats: number,
  top: number,
  heightOf: (index: number, width: number) => number,
): { readonly spots: readonly Spot[]; readonly bottom: number } {
  const rows = Math.floor((seats - 1) / 2)
  const w = (WIDTH - MARGIN * 2 - SPACE) / 2
  const wide = (y: number, h: number): Box => ({ x: (WIDTH - WIDE) / 2, y, w: WIDE, h })
  let y = top
  let above: Spot[] = []
  if (seats % 2 === 0) {
    const h = heightOf(seats / 2, WIDE)
    above = [{ at: 'above', box: wide(y, h) }]
    y += h + SPACE
  }
  const right: Spot[] = []
  const left: Spot[] = []
  for (let row = 0; row < rows; row++) {
    // From the top down: the last of the right side faces the first of the left side.
    const h = Math.max(heightOf(rows - row, w), heightOf(seats - rows + row, w))
    right.unshift({ at: 'right', box: { x: WIDTH - MARGIN - w, y, w, h } })
    left.push({ at: 'left', box: { x: MARGIN, y, w, h } })
    y += h + SPACE
  }
  const own = heightOf(0, WIDE)
  const spots: Spot[] = [{ at: 'below', box: wide(y, own) }, ...right, ...above, ...left]
  return { spots, bottom: y + own }
}
