// Water of an old map: rivers between two banks with lines of flow, and the scales of the sea.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from './brush.ts'
import { curveAt, type Point } from './cut.ts'
import { PALETTE } from './palette.ts'

const FLOW = 'rgba(50,90,100,.5)'
/** Points for each stretch of a river. */
const FINE = 14

/** Draws a river through points. */
export function drawRiver(context: SKRSContext2D, through: readonly Point[], wide: number): void {
  const steps = (through.length - 1) * FINE
  const line = () => {
    context.beginPath()
    for (let step = 0; step <= steps; step++) context.lineTo(...curveAt(through, step / steps))
    context.stroke()
  }
  context.save()
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = PALETTE.bank
  context.lineWidth = wide
  line()
  context.strokeStyle = PALETTE.water
  context.lineWidth = wide * 0.8
  line()
  context.strokeStyle = FLOW
  context.lineWidth = Math.max(1, wide * 0.06)
  context.setLineDash([wide * 0.8, wide * 0.7])
  line()
  context.restore()
}

/** Covers a box with the scales of the sea, wherever the context may be drawn on. */
export function drawWaves(context: SKRSContext2D, { x, y, w, h }: Box, step: number): void {
  context.strokeStyle = FLOW
  context.lineWidth = Math.max(1, step * 0.055)
  context.beginPath()
  for (let row = 0; row * step * 0.62 < h; row++)
    for (let left = x + (row % 2) * step * 0.9; left < x + w; left += step * 1.8) {
      const low = y + row * step * 0.62
      const middle = left + step * 0.4
      for (const radius of [0.42, 0.2]) {
        context.moveTo(middle - step * radius, low)
        context.arc(middle, low, step * radius, Math.PI, 0)
      }
    }
  context.stroke()
}
