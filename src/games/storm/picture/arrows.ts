// Draws the last moves and the planned ones: brush strokes along the roads, a clash where it was an attack.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { brushStroke, type Point, trace } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import type { Action, ArrowMark } from './map-input.ts'
import { placeOnSheet, type Viewport } from './viewport.ts'

/** How far from the middle of a place a stroke begins and ends, and how wide it is, on the whole board. */
const BEGINS = 16
const ENDS = 27
const WIDE = 11
const HEAD = 27

const INKS: Readonly<Record<Action, string>> = {
  march: PALETTE.cinnabar,
  attack: PALETTE.cinnabar,
  retreat: PALETTE.pale,
  planned: PALETTE.jade,
}

/** Draws an arrow; one that stays where it is, as a defence does, is left out. */
export function drawArrow(context: SKRSContext2D, viewport: Viewport, arrow: ArrowMark): void {
  const { size } = viewport
  const points = arrow.through.map((place) => placeOnSheet(viewport, place))
  const [first, second] = points
  const [before, last] = points.slice(-2)
  if (!first || !second || !before || !last) return
  const start = towards(first, second, BEGINS * size)
  const end = towards(last, before, ENDS * size)
  const ink = INKS[arrow.kind]
  if (arrow.kind === 'planned' || arrow.kind === 'retreat') {
    dashes(context, [start, ...points.slice(1, -1), end], size, ink)
  } else {
    const line = [start, ...points.slice(1, -1), end]
    const wide = WIDE * size
    // A rim of paper keeps it apart from roads.
    brushStroke(context, line, { wide: wide + 5 * size, ink: PALETTE.leaf, seed: 'rim', dry: 0 })
    brushStroke(context, line, { wide, ink, seed: arrow.through.join(' '), dry: 0.25 })
  }
  head(context, end, towards(end, last, 10), size, ink)
  if (arrow.kind === 'attack') clash(context, towards(last, before, ENDS * size * 0.8), size)
}

/** The point so many pixels from one on the way to another. */
function towards([x, y]: Point, [tx, ty]: Point, far: number): Point {
  const length = Math.hypot(tx - x, ty - y) || 1
  return [x + ((tx - x) / length) * far, y + ((ty - y) / length) * far]
}

function dashes(context: SKRSContext2D, points: readonly Point[], size: number, ink: string): void {
  for (const [wide, colour] of [
    [11, PALETTE.leaf],
    [6.5, ink],
  ] as const) {
    context.beginPath()
    for (const point of points) context.lineTo(...point)
    context.strokeStyle = colour
    context.lineWidth = wide * size
    context.lineCap = 'butt'
    context.lineJoin = 'round'
    context.setLineDash(colour === ink ? [11 * size, 7 * size] : [])
    context.stroke()
  }
  context.setLineDash([])
}

/** The point of an arrow that ends at `at` and points to `to`. */
function head(context: SKRSContext2D, [x, y]: Point, [tx, ty]: Point, size: number, ink: string): void {
  const turn = Math.atan2(ty - y, tx - x)
  const long = HEAD * size
  const corner = (angle: number, far: number): Point => [
    x + Math.cos(turn + angle) * far,
    y + Math.sin(turn + angle) * far,
  ]
  trace(context, [
    corner(0, long * 0.62),
    corner(2.35, long * 0.66),
    corner(Math.PI, long * 0.2),
    corner(-2.35, long * 0.66),
  ])
  context.lineJoin = 'round'
  context.strokeStyle = PALETTE.leaf
  context.lineWidth = 5 * size
  context.stroke()
  context.fillStyle = ink
  context.fill()
}

/** Sparks of a fight, behind the arrow's head. */
function clash(context: SKRSContext2D, [x, y]: Point, size: number): void {
  const rays = Array.from({ length: 16 }, (_, ray): Point => {
    const turn = (ray / 16) * Math.PI * 2
    const far = (ray % 2 === 0 ? 22 : 11) * size
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
  })
  trace(context, rays)
  context.lineJoin = 'miter'
  context.fillStyle = '#f2c14e'
  context.fill()
  context.strokeStyle = PALETTE.cinnabar
  context.lineWidth = 3 * size
  context.stroke()
}
