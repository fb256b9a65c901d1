// Finds room for names beside what they name: of a few places around it, the one that covers least.
import type { Box } from '../../../picture/brush.ts'
import type { Point } from '../../../picture/cut.ts'

/** Something that should not be covered, and how much it matters. */
export interface Obstacle extends Box {
  readonly weight: number
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** What a label belongs to, and how large it is. */
export interface Wanted {
  /** The thing named, and the space it takes. */
  readonly at: Point
  readonly around: { readonly w: number; readonly h: number }
  readonly w: number
  readonly h: number
}

/** Off the map is worse than over anything. */
const OUTSIDE = 50
/** What a pixel of distance costs, by the label's area. */
const FAR = 0.09

/** The best box for a label, and how many square pixels of other things it covers, by their weight. */
export function placeLabel(
  wanted: Wanted,
  obstacles: readonly Obstacle[],
  frame: Box,
): { readonly box: Box; readonly covers: number } {
  const { at, around, w, h } = wanted
  const [wide, high] = [around.w * 1.5 + w, around.h + h * 2]
  const grown = { x: at[0] - wide, y: at[1] - high, w: wide * 2, h: high * 2 }
  const near = obstacles.filter((each) => overlap(each, grown) > 0)
  let best: Placed = { box: { x: at[0], y: at[1], w, h }, covers: 0, cost: Number.POSITIVE_INFINITY }
  for (const [order, box] of candidates(wanted).entries()) {
    const away = (gap(box, wanted) * FAR + order * 0.003) * w * h
    let covers = (w * h - overlap(box, frame)) * OUTSIDE
    for (const each of near) {
      // Most places are worse than one before them long before all is counted.
      if (covers + away >= best.cost) break
      covers += overlap(box, each) * each.weight
    }
    if (covers + away < best.cost) best = { box, covers, cost: covers + away }
  }
  return best
}

/** A place for a label, what it covers, and how bad it is on the whole. */
interface Placed {
  readonly box: Box
  readonly covers: number
  readonly cost: number
}

/** Below, above, beside, then corners and a little further away. */
function candidates({ at: [x, y], around, w, h }: Wanted): readonly Box[] {
  const dx = around.w / 2 + 3
  const dy = around.h / 2 + 1
  const sides: Point[] = [
    [-w / 2, dy],
    [-w / 2, -dy - h],
    [dx, -h / 2],
    [-dx - w, -h / 2],
  ]
  const lows = [-dy - h, dy, -dy - h * 0.6, dy - h * 0.4, -h / 2, -dy - h * 1.6, dy + h * 0.6]
  const lefts = [
    -w * 0.8,
    -w * 0.2,
    dx * 0.5,
    dx,
    dx * 1.6,
    -dx * 0.5 - w,
    -dx - w,
    -dx * 1.6 - w,
    dx * 2.4,
    -dx * 2.4 - w,
  ]
  return [...sides, ...lows.flatMap((low) => lefts.map((left): Point => [left, low]))].map(([left, low]) => ({
    x: x + left,
    y: y + low,
    w,
    h,
  }))
}

/** How far a label stands from what it names. */
function gap(box: Box, { at: [x, y], around }: Wanted): number {
  const across = Math.max(0, box.x - (x + around.w / 2), x - around.w / 2 - (box.x + box.w))
  const down = Math.max(0, box.y - (y + around.h / 2), y - around.h / 2 - (box.y + box.h))
  return Math.hypot(across, down)
}
