// Life as a row of comma-shaped jewels: full, half and empty ones.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { PALETTE } from './palette.ts'
import { drawPath, placed } from './path.ts'

/** In a box of 22 by 26. */
const JEWEL = 'M10,0 C18,0 23,7 21,15 C19,23 10,27 2,25 C8,22 11,18 8,14 C2,14 0,10 0,7 C0,3 4,0 10,0 Z'
const EYE = 'M9,8.5 a2.5,2.5 0 1,0 5,0 a2.5,2.5 0 1,0 -5,0 Z'
const TALL = 26
/** From one jewel to the next, by its height. */
const STEP = 0.96

/** How wide so many jewels of a height are. */
export const jewelsWidth = (jewels: number, size: number): number =>
  jewels === 0 ? 0 : ((jewels - 1) * STEP + 22 / TALL) * size

/** Draws as many jewels as `most`, rounded up, and fills as many as `full`; the left edge and the middle are given. */
export function drawJewels(
  context: SKRSContext2D,
  { full, most }: { readonly full: number; readonly most: number },
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const ink = PALETTE.cinnabar
  for (let jewel = 0; jewel < Math.ceil(most); jewel++) {
    const filled = Math.max(0, Math.min(1, full - jewel))
    placed(context, { x: x + jewel * size * STEP, y: y - size / 2, scale: size / TALL }, () => {
      drawPath(context, JEWEL, { fill: filled === 1 ? ink : PALETTE.leaf, line: ink, wide: 2.2 })
      if (filled > 0 && filled < 1) {
        context.save()
        context.beginPath()
        context.rect(-2, -2, 12.5, 32)
        context.clip()
        drawPath(context, JEWEL, { fill: ink })
        context.restore()
      }
      if (filled > 0) drawPath(context, EYE, { fill: PALETTE.leaf })
    })
  }
}
