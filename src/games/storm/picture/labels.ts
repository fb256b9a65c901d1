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
  /** How far away from it the label may stand, in pixels. */
  readonly reach: number
}

/** Off the map is worse than over anything. */
const OUTSIDE = 1000
/** What a pixel of distance costs, by the label's area. */
const FAR = 0.09

/** The best box for a label, and how many square pixels of other things it covers, by their weight. */
export function placeLabel(
  wanted: Wanted,
  obstacles: readonly Obstacle[],
  frame: Box,
): { readonly box: Box; readonly covers: number } {
  const { at, around, w, h, reach } = wanted
  const [wide, high] = [around.w / 2 + reach + w, around.h / 2 + reach + h]
  const grown = { x: at[0] - wide, y: at[1] - high, w: wide * 2, h: high * 2 }
  const near = obstacles.filter((each) => overlap(each, grown) > 0)
  let best: Placed = { box: { x: at[0], y: at[1], w, h }, covers: 0, cost: Number.POSITIVE_INFINITY }
  for (const { box, away } of candidates(wanted)) {
    // Those after it are further away.
    if (away >= best.cost) break
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

/** Pixels from one place that is tried to the next. */
const STEP = 6
/** What it costs to stand neither in the middle below or above nor in the middle beside, by the label's area. */
const ASIDE = 0.001

/** Places all around, the nearest first; of those as near, below, above, then beside. */
function candidates({ at: [x, y], around, w, h, reach }: Wanted): readonly { box: Box; away: number }[] {
  const [dx, dy] = [around.w / 2 + 3, around.h / 2 + 1]
  const boxes: Box[] = []
  for (const left of steps(-dx - w, dx, reach))
    for (const top of steps(-dy - h, dy, reach)) boxes.push({ x: x + left, y: y + top, w, h })
  return boxes
    .map((box) => {
      const [across, down] = [Math.abs(box.x + w / 2 - x), Math.abs(box.y + h / 2 - y)]
      const side = box.y >= y ? 0 : STEP
      const aside = Math.min(across, down + STEP * 2) + side
      return { box, away: (gap(box, { at: [x, y], around }) * FAR + aside * ASIDE) * w * h }
    })
    .sort((a, b) => a.away - b.away)
}

/** Offsets from `reach` before the first to as far behind the last, with both and their middle. */
function steps(first: number, last: number, reach: number): readonly number[] {
  const count = Math.ceil((last - first) / STEP)
  const between = Array.from({ length: count + 1 }, (_, step) => first + ((last - first) * step) / count)
  const beyond = Array.from({ length: Math.floor(reach / STEP) }, (_, step) => (step + 1) * STEP)
  return [...between, (first + last) / 2, ...beyond.flatMap((far) => [first - far, last + far])]
}

/** How far a label stands from what it names. */
function gap(box: Box, { at: [x, y], around }: Pick<Wanted, 'at' | 'around'>): number {
  const across = Math.max(0, box.x - (x + around.w / 2), x - around.w / 2 - (box.x + box.w))
  const down = Math.max(0, box.y - (y + around.h / 2), y - around.h / 2 - (box.y + box.h))
  return Math.hypot(across, down)
}

/** The colour around letters on the map, and how much of it is kept free beside a name. */
export const HALO = '#f4eacf'
export const RIM = 3

/** How high a text with its halo is by its size, and how much lower its middle lies: small letters reach down. */
export function heightOf(text: string): readonly [high: number, lower: number] {
  if (/\p{sc=Han}/u.test(text)) return [1.02, 0]
  return /\p{Ll}/u.test(text) ? [1.02, 0.08] : [0.86, 0]
}
