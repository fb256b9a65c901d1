// Lines as a knife cuts them into a printing block: frames whose sides waver, strokes that swell and taper.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Box, Look } from './brush.ts'
import { PALETTE } from './palette.ts'
import { seeded } from './seeded.ts'

/** A point in pixels. */
export type Point = readonly [x: number, y: number]

/** Length of a cut in pixels, and how far its end strays. */
const CUT = 60
const STRAYS = 1.6

/** Makes a closed path of points the context's own. */
export function trace(context: SKRSContext2D, points: readonly Point[]): void {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
}

/** A rectangle cut by hand; the seed decides how its sides waver. */
export function cutBox(
  context: SKRSContext2D,
  { x, y, w, h }: Box,
  { fill, line, wide = 3 }: Look,
  seed: string | number,
): void {
  const chance = seeded(seed)
  const corners: readonly Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
  const points = corners.flatMap(([x0, y0], index) => {
    const [x1, y1] = corners[(index + 1) % corners.length] ?? [x0, y0]
    const cuts = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / CUT))
    return Array.from({ length: cuts }, (_, cut): Point => {
      const stray = () => (chance() - 0.5) * STRAYS
      return [x0 + ((x1 - x0) * cut) / cuts + stray(), y0 + ((y1 - y0) * cut) / cuts + stray()]
    })
  })
  trace(context, points)
  if (fill !== undefined) {
    context.fillStyle = fill
    context.fill()
  }
  if (line !== undefined) {
    context.strokeStyle = line
    context.lineWidth = wide
    context.lineJoin = 'round'
    context.stroke()
  }
}

/** Steps of a stroke. */
const STEPS = 40

/** A brush stroke through points: swells at once, tapers at its end, and dries on the way. */
export function brushStroke(
  context: SKRSContext2D,
  through: readonly Point[],
  { wide, ink, seed, dry = 0.3 }: { wide: number; ink: string; seed: string | number; dry?: number },
): void {
  const chance = seeded(seed)
  const spine = Array.from({ length: STEPS + 1 }, (_, step) => curveAt(through, step / STEPS))
  const left: Point[] = []
  const right: Point[] = []
  for (const [step, [x, y]] of spine.entries()) {
    const [x0, y0] = spine[Math.max(0, step - 1)] ?? [x, y]
    const [x1, y1] = spine[Math.min(STEPS, step + 1)] ?? [x, y]
    const length = Math.hypot(x1 - x0, y1 - y0) || 1
    const t = step / STEPS
    const swell = Math.min(1, 0.55 + t * 3) * (t > 0.8 ? 1 - ((t - 0.8) / 0.2) * 0.5 : 1)
    const half = (wide / 2) * swell * (0.93 + chance() * 0.14)
    const [dx, dy] = [(-(y1 - y0) / length) * half, ((x1 - x0) / length) * half]
    left.push([x + dx, y + dy])
    right.push([x - dx, y - dy])
  }
  trace(context, [...left, ...[...right].reverse()])
  context.fillStyle = ink
  context.fill()
  if (dry > 0) dryHairs(context, { left, right, wide, dry }, chance)
}

/** Where the brush runs dry, paper shows between its hairs. */
function dryHairs(
  context: SKRSContext2D,
  { left, right, wide, dry }: { left: readonly Point[]; right: readonly Point[]; wide: number; dry: number },
  chance: () => number,
): void {
  context.save()
  context.clip()
  context.strokeStyle = PALETTE.paper
  for (let hair = 0; hair < 6; hair++) {
    const across = chance()
    const from = Math.floor(STEPS * (0.45 + chance() * 0.4))
    context.globalAlpha = dry + chance() * 0.3
    context.lineWidth = 0.6 + (chance() * wide) / 16
    context.beginPath()
    for (let step = from; step <= STEPS; step++) {
      const [x0, y0] = left[step] ?? [0, 0]
      const [x1, y1] = right[step] ?? [0, 0]
      context.lineTo(x0 + (x1 - x0) * across, y0 + (y1 - y0) * across)
    }
    context.stroke()
  }
  context.restore()
}

/** A point of the smooth curve (Catmull-Rom) through points, `t` from 0 to 1. */
export function curveAt(through: readonly Point[], t: number): Point {
  const along = t * (through.length - 1)
  const index = Math.max(0, Math.min(through.length - 2, Math.floor(along)))
  const f = along - index
  const at = (n: number): Point => through[Math.max(0, Math.min(through.length - 1, n))] ?? [0, 0]
  const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
  const mix = (k: 0 | 1): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * f +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * f ** 2 +
      (d[k] - a[k] + 3 * b[k] - 3 * c[k]) * f ** 3)
  return [mix(0), mix(1)]
}
