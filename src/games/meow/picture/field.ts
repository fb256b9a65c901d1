// The field on which cats stand: far hills, a line of ground, grass.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '../../../picture/brush.ts'
import { drawPath, placed } from '../../../picture/path.ts'
import { drawPeak } from '../../../picture/peak.ts'
import { seeded } from '../../../picture/seeded.ts'

/** The colour of the ground. */
export const GROUND = '#e4d5ac'
const SKY = '#efe3c6'
const EDGE = '#a8946a'
const GRASS = 'M0,0 C-2,-6 -4,-8 -7,-10 M0,0 C0,-7 1,-10 2,-13 M0,0 C2,-5 5,-7 8,-8'
/** From the top to the horizon, by height. */
const HORIZON = 0.42
/** Pixels between two hills, and square pixels for each tuft. */
const HILLS = 130
const TUFT = 8000

/** Draws a field in a box; equal seeds make equal hills. */
export function drawField(context: SKRSContext2D, { x, y, w, h }: Box, seed: string): void {
  const chance = seeded(seed)
  const horizon = y + h * HORIZON
  context.save()
  context.beginPath()
  context.rect(x, y, w, h)
  context.clip()
  context.fillStyle = SKY
  context.fillRect(x, y, w, h)
  for (let at = x - 40; at < x + w; at += HILLS) {
    const high = h * HORIZON * (0.55 + chance() * 0.4)
    drawPeak(context, { x: at, y: horizon + 6 - high, w: 160 + chance() * 40, h: high }, `${seed} ${at}`)
  }
  context.beginPath()
  context.moveTo(x, horizon)
  context.bezierCurveTo(x + w * 0.3, horizon - h * 0.06, x + w * 0.7, horizon + h * 0.05, x + w, horizon)
  context.lineTo(x + w, y + h)
  context.lineTo(x, y + h)
  context.fillStyle = GROUND
  context.fill()
  context.strokeStyle = EDGE
  context.lineWidth = 2
  context.stroke()
  for (let n = 0; n < (w * h) / TUFT; n++) {
    const tuft = { x: x + chance() * w, y: horizon + 14 + chance() * (h * (1 - HORIZON) - 16) }
    placed(context, tuft, () => drawPath(context, GRASS, { line: 'rgba(90,98,52,.55)', wide: 1.8 }))
  }
  context.restore()
}
