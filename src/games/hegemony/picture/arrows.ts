// Small brass heads between neighbours of the ring: which way play goes round.
import type { Box, Brush } from '../../../picture/brush.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { drawPath, placed } from '../../../picture/path.ts'

/** How far below the top of a row the heads stand: beside the busts, in English between two names. */
const LOW = 172
/** As much of a low place, which has no busts yet: between the name and what is counted below it. */
const HALF = 0.5
const HEAD = 'M-9,-13 L10,0 L-9,13 Z'

/** What holds neighbours of one queue together. */
const CLASP = 'M-16,-27 L16,-27 L16,27 L-16,27 Z'

/**
 * Draws the head from a seat to the next. Where the line of what goes on lies between, it stands at its end.
 * @param clasp the colour of the queue that goes on from the one to the other
 */
export function drawArrow({ context }: Brush, from: Box, to: Box, clasp?: string): void {
  const beside = Math.abs(from.y - to.y) < 1
  const side = Math.sign(to.x - from.x)
  const [upper, lower] = from.y < to.y ? [from, to] : [to, from]
  const left = Math.max(from.x, to.x)
  const right = Math.min(from.x + from.w, to.x + to.w)
  const gap = lower.y - upper.y - upper.h
  // Over the wide gap with the line in it the heads keep to the outside.
  const outside = from.y < to.y ? right - 24 : left + 24
  const x = beside
    ? (side > 0 ? from.x + from.w + to.x : to.x + to.w + from.x) / 2
    : gap > WIDE_GAP
      ? outside
      : (left + right) / 2
  const y = beside ? from.y + Math.min(LOW, from.h * HALF, to.h * HALF) : upper.y + upper.h + gap / 2
  const turn = beside ? (side > 0 ? 0 : Math.PI) : from.y < to.y ? Math.PI / 2 : -Math.PI / 2
  placed(context, { x, y, turn }, () => {
    if (clasp) drawPath(context, CLASP, { fill: clasp, line: PALETTE.leaf, wide: 3 })
    drawPath(context, HEAD, { fill: PALETTE.brass, line: PALETTE.leaf, wide: 2.4 })
  })
}

const WIDE_GAP = 60
