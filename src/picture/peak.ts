// Hills of an old map: round-shouldered peaks, shaded to the right by short strokes; and small woods.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from './brush.ts'
import { PALETTE } from './palette.ts'
import { seeded } from './seeded.ts'

/** How hills are drawn: paler than what lies on the map. */
const LINE = '#8d7b55'
const SHADE = 'rgba(120,100,60,.2)'

/** Draws a peak that stands on the low edge of a box. */
export function drawPeak(context: SKRSContext2D, { x, y, w, h }: Box, seed: string | number): void {
  const chance = seeded(seed)
  const low = y + h
  const top = x + w * (0.44 + chance() * 0.1)
  const left = x + w * 0.2
  const right = x + w * 0.76
  const outline = () => {
    context.beginPath()
    context.moveTo(x, low)
    context.bezierCurveTo(
      x + w * 0.12,
      low - h * 0.1,
      left - w * 0.02,
      low - h * 0.5,
      left + w * 0.08,
      low - h * 0.52,
    )
    context.bezierCurveTo(top - w * 0.1, low - h * 0.7, top - w * 0.08, y, top + w * 0.02, y)
    context.bezierCurveTo(top + w * 0.14, y, top + w * 0.12, low - h * 0.6, right - w * 0.02, low - h * 0.56)
    context.bezierCurveTo(right + w * 0.1, low - h * 0.5, right + w * 0.1, low - h * 0.1, x + w, low)
  }
  outline()
  context.closePath()
  context.fillStyle = PALETTE.paper
  context.fill()
  context.save()
  context.clip()
  context.fillStyle = SHADE
  context.beginPath()
  context.moveTo(top + w * 0.04, y)
  context.quadraticCurveTo(top - w * 0.02, low - h * 0.5, top + w * 0.14, low - h * 0.3)
  context.quadraticCurveTo(top + w * 0.2, low - h * 0.1, top + w * 0.16, low)
  context.lineTo(x + w, low)
  context.lineTo(x + w, y)
  context.fill()
  context.restore()
  outline()
  context.strokeStyle = LINE
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = Math.max(1.6, w * 0.026)
  context.stroke()
  folds(context, { low, top, w, h })
}

/** Short strokes down the shaded side. */
function folds(
  context: SKRSContext2D,
  { low, top, w, h }: { low: number; top: number; w: number; h: number },
): void {
  context.lineWidth *= 0.6
  for (let fold = 0; fold < 4; fold++) {
    const t = 0.12 + fold * 0.2
    const x = top + w * (0.03 + t * 0.2)
    context.beginPath()
    context.moveTo(x, low - h * (0.86 - t * 0.8))
    context.quadraticCurveTo(
      x + w * 0.05,
      low - h * (0.78 - t * 0.8),
      x + w * 0.05,
      low - h * (0.64 - t * 0.66),
    )
    context.stroke()
  }
}

/** Crowns of a wood, by their middle and radius in a box of 100 by 70. */
const CROWNS = [
  [30, 30, 19],
  [68, 26, 21],
  [50, 42, 20],
] as const

/** Draws a wood that stands on the low edge of a box: three crowns on their stems. */
export function drawWood(context: SKRSContext2D, { x, y, w, h }: Box): void {
  context.strokeStyle = LINE
  context.lineCap = 'round'
  context.lineWidth = Math.max(1.2, w * 0.035)
  for (const [middle, high, radius] of CROWNS) {
    const at = x + (w * middle) / 100
    const top = y + (h * high) / 70
    context.beginPath()
    context.moveTo(at, y + h)
    context.lineTo(at, top)
    context.stroke()
    context.beginPath()
    context.ellipse(at, top, (w * radius) / 100, (h * radius * 1.15) / 70, 0, 0, Math.PI * 2)
    context.fillStyle = '#dcd6b2'
    context.fill()
    context.stroke()
    context.beginPath()
    context.arc(at + w * 0.03, top + h * 0.06, (w * radius) / 220, -0.3, 1.3)
    context.stroke()
  }
}
