// The land under the roads: coast and sea in the east, two rivers, and hills wherever nothing else is.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { curveAt, type Point, trace } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { drawPeak, drawWood } from '../../../picture/peak.ts'
import { seeded } from '../../../picture/seeded.ts'
import { drawRiver, drawWaves } from '../../../picture/water.ts'
import { PLACES, ROADS, SPECIAL } from '../map/index.ts'
import { BOARD, pointOf } from './layout.ts'
import { isShown, onSheet, scaleOf, type Viewport } from './viewport.ts'

/** The Yellow River from the north-west to the sea, and the Yangtze in the south. */
const YELLOW: readonly Point[] = [
  [-2, 13.4],
  [3, 12.7],
  [8, 12.2],
  [10.6, 9.8],
  [12.6, 5.6],
  [14.6, 2],
  [18.4, 1.4],
  [20.4, 4],
  [20, 8.6],
  [23.4, 12.6],
  [29, 15.3],
  [35, 15.1],
  [41, 15.2],
  [46, 12],
  [51.5, 9.2],
  [57, 8.4],
  [62, 10.6],
  [66, 12.6],
  [70, 13],
]
const YANGTZE: readonly Point[] = [
  [-2, 34.6],
  [2.4, 32.4],
  [6, 30.8],
  [10.4, 30.4],
  [14.6, 33.6],
  [18.6, 34.2],
  [22.6, 33.2],
  [27, 36.4],
  [31.4, 37.2],
  [35, 37],
  [40, 37.4],
  [45, 36.8],
  [50, 33.8],
  [55, 34.2],
  [60, 31.8],
  [64, 31.2],
  [72, 30.6],
]
/** The coast from the north down to the south; the sea lies east of it. */
const COAST: readonly Point[] = [
  [67.8, -1],
  [68.4, 4],
  [67.7, 9],
  [68.4, 12],
  [67.6, 15.4],
  [66.9, 17.4],
  [63.4, 18.2],
  [61.6, 20],
  [61.2, 22.6],
  [62.6, 24.4],
  [66.8, 25.2],
  [67.8, 28],
  [68.5, 30.4],
  [67.7, 33],
  [68.3, 37],
  [67.6, 41],
  [68, 44],
]
const RIVER_WIDTH = 1.15

/** A hill or a wood: its middle low, and its width, in centimetres. */
interface Hill {
  readonly at: Point
  readonly w: number
  readonly wood: boolean
}

/** Draws the land. */
export function drawTerrain(context: SKRSContext2D, viewport: Viewport): void {
  const on = (points: readonly Point[]): readonly Point[] => points.map((point) => onSheet(viewport, point))
  const scale = scaleOf(viewport)
  drawSea(context, viewport, on(COAST))
  for (const river of [YELLOW, YANGTZE]) drawRiver(context, on(river), RIVER_WIDTH * scale)
  for (const { at, w, wood } of HILLS) {
    const [x, y] = onSheet(viewport, at)
    const wide = w * scale
    if (!isShown(viewport, [x, y], wide)) continue
    if (wood) drawWood(context, { x: x - wide / 2, y: y - wide * 0.7, w: wide, h: wide * 0.7 })
    else drawPeak(context, { x: x - wide / 2, y: y - wide * 0.62, w: wide, h: wide * 0.62 }, `${at}`)
  }
}

function drawSea(context: SKRSContext2D, viewport: Viewport, coast: readonly Point[]): void {
  const { frame } = viewport
  const steps = coast.length * 8
  const shore = Array.from({ length: steps + 1 }, (_, step) => curveAt(coast, step / steps))
  const east = frame.x + frame.w + 200
  context.save()
  trace(context, [...shore, [east, frame.y + frame.h + 200], [east, frame.y - 200]])
  context.fillStyle = PALETTE.water
  context.fill()
  context.strokeStyle = PALETTE.bank
  context.lineWidth = Math.max(2.5, viewport.size * 2.5)
  context.stroke()
  context.clip()
  const west = Math.min(...shore.map(([x]) => x))
  drawWaves(
    context,
    { x: west, y: frame.y, w: frame.x + frame.w - west, h: frame.h + 20 },
    20 * viewport.size,
  )
  context.restore()
}

const HILLS: readonly Hill[] = raise()

/** Hills at random, but always the same ones: far from roads, places, water and one another. */
function raise(): readonly Hill[] {
  const chance = seeded('hills')
  const roads = [...ROADS, ...SPECIAL.map(({ a, b }) => [a, b] as const)].map(
    ([a, b]) => [pointOf(a), pointOf(b)] as const,
  )
  const places = PLACES.map(({ id, kind }) => ({ at: pointOf(id), near: kind === 'inside' ? 3.4 : 2.3 }))
  const water = [YELLOW, YANGTZE, COAST].flatMap((line) =>
    Array.from({ length: line.length * 6 }, (_, step) => curveAt(line, step / (line.length * 6 - 1))),
  )
  const hills: Hill[] = []
  for (let n = 0; n < 7000 && hills.length < 110; n++) {
    const at: Point = [0.8 + chance() * (BOARD.width - 6), 2 + chance() * (BOARD.height - 2.6)]
    // Woods in the south and east, mountains elsewhere.
    const wood = chance() < (at[1] > 24 ? 0.2 : 0.03) + (at[0] > 45 ? 0.1 : 0)
    const w = wood ? 2.1 + chance() * 0.4 : 2.6 + chance() * 2.4
    const clear = (point: Point, far: number): boolean =>
      Math.hypot(point[0] - at[0], point[1] - (at[1] - w * 0.25)) > far
    if (
      places.every(({ at: place, near }) => clear(place, near + w * 0.22)) &&
      roads.every(([a, b]) => clear(nearest(a, b, [at[0], at[1] - w * 0.25]), 0.5 + w * 0.42)) &&
      water.every((point) => clear(point, 0.7 + w * 0.45)) &&
      hills.every(
        (hill) =>
          Math.hypot(hill.at[0] - at[0], (hill.at[1] - at[1]) * 1.5) >
          (hill.w + w) * (wood || hill.wood ? 0.5 : 0.36),
      )
    )
      hills.push({ at, w, wood })
  }
  return hills.sort((a, b) => a.at[1] - b.at[1])
}

/** The point of a line that is nearest to a point. */
function nearest([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): Point {
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1
  const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return [ax + (bx - ax) * t, ay + (by - ay) * t]
}
