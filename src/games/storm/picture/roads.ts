// Roads as double lines, special ones as red dots; circles on the way, half moons at the gates.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '../../../picture/brush.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { PLACES, type Place, ROADS, SPECIAL } from '../map/index.ts'
import { isShown, placeOnSheet, type Viewport } from './viewport.ts'

const ROAD_EDGE = '#6b5632'
const ROAD = '#f8efd8'
/** Radius of a circle and of a gate. */
const CIRCLE = 13
const GATE = 16

/** Draws all roads. */
export function drawRoads(context: SKRSContext2D, viewport: Viewport): void {
  const { size } = viewport
  const line = (a: string, b: string, wide: number, ink: string) => {
    context.beginPath()
    context.moveTo(...placeOnSheet(viewport, a))
    context.lineTo(...placeOnSheet(viewport, b))
    context.lineWidth = wide * size
    context.strokeStyle = ink
    context.stroke()
  }
  context.lineCap = 'butt'
  for (const [a, b] of ROADS) line(a, b, 9, ROAD_EDGE)
  for (const [a, b] of ROADS) line(a, b, 5, ROAD)
  context.lineCap = 'round'
  context.setLineDash([1, 11 * size])
  for (const { a, b } of SPECIAL) line(a, b, 6, PALETTE.cinnabar)
  context.setLineDash([])
}

/** The space that a circle or a gate takes. */
export function placeBox(viewport: Viewport, { id, city }: Pick<Place, 'id' | 'city'>): Box {
  const [x, y] = placeOnSheet(viewport, id)
  const around = (w: number, h: number): Box => ({ x: x - w, y: y - h, w: w * 2, h: h * 2 })
  if (city === undefined) return around(CIRCLE * viewport.size, CIRCLE * viewport.size)
  const [cx, cy] = placeOnSheet(viewport, city)
  const long = Math.hypot(x - cx, y - cy)
  const [along, across] = [Math.abs(x - cx) / long, Math.abs(y - cy) / long]
  const deep = GATE * 0.65
  return around(
    (along * deep + across * GATE) * viewport.size,
    (across * deep + along * GATE) * viewport.size,
  )
}

/** Draws the places on which units stand outside the walls. */
export function drawPlaces(context: SKRSContext2D, viewport: Viewport): void {
  const { size } = viewport
  for (const { id, kind, city } of PLACES) {
    const [x, y] = placeOnSheet(viewport, id)
    if (kind === 'inside' || !isShown(viewport, [x, y], 40)) continue
    context.beginPath()
    if (city === undefined) context.arc(x, y, CIRCLE * size, 0, Math.PI * 2)
    else {
      // The flat side leans on its city.
      const [cx, cy] = placeOnSheet(viewport, city)
      const turn = Math.atan2(y - cy, x - cx)
      const back = GATE * size * 0.35
      context.arc(
        x - Math.cos(turn) * back,
        y - Math.sin(turn) * back,
        GATE * size,
        turn - Math.PI / 2,
        turn + Math.PI / 2,
      )
      context.closePath()
    }
    context.fillStyle = city === undefined ? '#f9f1dc' : PALETTE.wall
    context.fill()
    context.strokeStyle = PALETTE.ink
    context.lineWidth = 2.6 * size
    context.stroke()
    if (city === undefined) {
      context.beginPath()
      context.arc(x, y, CIRCLE * size * 0.62, 0, Math.PI * 2)
      context.lineWidth = size
      context.stroke()
    }
  }
}

/** Roads as rows of small boxes. */
export function roadBoxes(viewport: Viewport): readonly Box[] {
  const side = 12 * viewport.size
  return ROADS.flatMap(([a, b]) => {
    const [x0, y0] = placeOnSheet(viewport, a)
    const [x1, y1] = placeOnSheet(viewport, b)
    const steps = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / side))
    return Array.from({ length: steps }, (_, step) => ({
      x: x0 + ((x1 - x0) * step) / steps - side / 2,
      y: y0 + ((y1 - y0) * step) / steps - side / 2,
      w: side,
      h: side,
    }))
  })
}
