// A burst with what a blow took.
import type { Brush } from '../../../picture/brush.ts'
import { trace } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'

const POINTS = 11
const RADIUS = 68

/** Draws a burst around its middle. */
export function drawBurst(brush: Brush, lost: number, x: number, y: number): void {
  const { context } = brush
  trace(
    context,
    Array.from({ length: POINTS * 2 }, (_, index) => {
      const turn = (index / POINTS) * Math.PI
      const reach = index % 2 === 1 ? RADIUS * 0.6 : RADIUS * (0.9 + ((index * 7) % 5) / 14)
      return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 1.06]
    }),
  )
  context.fillStyle = PALETTE.leaf
  context.fill()
  context.strokeStyle = PALETTE.ink
  context.lineWidth = 3
  context.lineJoin = 'round'
  context.stroke()
  brush.text(`−${lost}`, x, y, { size: 54, weight: 900, align: 'center', ink: PALETTE.cinnabar })
}
