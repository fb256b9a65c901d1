// The landscape of a result card: the winner's chances as the near ridge, everybody else's behind it, a red sun.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Box, Brush, Setting } from './brush.ts'
import { type Point, trace } from './cut.ts'
import { PALETTE } from './palette.ts'
import type { Ridge, TurnMark } from './result-input.ts'
import { seeded } from './seeded.ts'

/** Colours of the near ridge: its line, and the ground below. */
export interface RidgeLook {
  readonly line: string
  readonly ground: string
}

/** Height of a label's line, and how many lines one may have. */
const LINE = 46
const LINES = 2
const LABEL: Setting = { size: 42, face: 'kai', halo: PALETTE.paper }
/** Room above the ridges for the labels of turning points. */
const LABELS = LINE * LINES + 18
/** Points of a ridge: enough to look cut by hand. */
const STEPS = 150
const FAR = { line: '#8d7a4a', ground: '#dccfae' }
const SUN = 'rgba(196,84,52,.5)'

/** Draws it in a box; without chances, hills alone. */
export function drawLandscape(brush: Brush, box: Box, ridge: Ridge | null, near: RidgeLook): void {
  const { context } = brush
  const labels = ridge ? labelsOf(brush, box, ridge) : []
  context.save()
  context.beginPath()
  context.rect(box.x, box.y, box.w, box.h)
  context.clip()
  const { x, y, radius } = sunPlace(box, ridge?.marks ?? [], labels)
  brush.circle(x, y, radius, { fill: SUN })
  if (ridge) chances(context, sharesIn(box, ridge), ridge, near)
  else hills(context, box, near)
  clouds(context, box)
  context.restore()
  if (ridge) words(brush, box, ridge, labels)
}

/** Where shares from 0 to 1 are drawn. */
const sharesIn = ({ x, y, w, h }: Box, { marks }: Ridge): Box => {
  const above = marks.length > 0 ? LABELS : 20
  return { x, y: y + above, w, h: h - above }
}

function chances(context: SKRSContext2D, box: Box, { points }: Ridge, near: RidgeLook): void {
  const shares = sampled(points)
  mountain(
    context,
    box,
    shares.map((share) => 1 - share),
    FAR,
    'far',
  )
  const half = box.y + box.h / 2
  mountain(context, box, shares, near, 'near')
  context.setLineDash([12, 9])
  context.strokeStyle = 'rgba(92,80,65,.8)'
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(box.x, half)
  context.lineTo(box.x + box.w, half)
  context.stroke()
  context.setLineDash([])
}

/** Where nothing is known of the game's course: two ranges that tell nothing. */
function hills(context: SKRSContext2D, box: Box, near: RidgeLook): void {
  const range = (low: number, high: number, waves: number, turn: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const at = step / STEPS
      const swell =
        Math.sin(at * Math.PI * waves + turn) * 0.6 + Math.sin(at * Math.PI * waves * 2.3 + turn * 2) * 0.4
      return low + (high - low) * (0.5 + swell / 2)
    })
  mountain(context, box, range(0.3, 0.72, 3.1, 0.6), FAR, 'far')
  mountain(context, box, range(0.14, 0.55, 2.3, 3.9), near, 'near')
}

/** Shares at even steps. */
function sampled(points: Ridge['points']): number[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => shareAt(points, step / STEPS))
}

/** The share at a place between two points. */
function shareAt(points: Ridge['points'], at: number): number {
  const after = points.findIndex((point) => point.at >= at)
  const next = points[after] ?? points.at(-1)
  const last = points[after - 1] ?? next
  if (!next || !last) return 0
  const wide = next.at - last.at
  return wide <= 0 ? next.share : last.share + ((next.share - last.share) * (at - last.at)) / wide
}

/** How far a hand strays from a ridge in pixels. */
const STRAY = 5

function mountain(
  context: SKRSContext2D,
  { x, y, w, h }: Box,
  shares: readonly number[],
  { line, ground }: RidgeLook,
  seed: string,
): void {
  const chance = seeded(`ridge ${seed}`)
  const phase = chance() * 6
  const ridge = shares.map((share, step): Point => {
    const stray = Math.sin(step * 0.55 + phase) * STRAY + (chance() - 0.5) * 2
    return [x + (step / (shares.length - 1)) * w, y + (1 - Math.min(1, Math.max(0, share))) * (h - 8) + stray]
  })
  const base = y + h
  trace(context, [[x, base], ...ridge, [x + w, base]])
  context.fillStyle = ground
  context.fill()
  context.save()
  context.clip()
  strokes(context, ridge, base, line, chance)
  context.restore()
  context.strokeStyle = line
  context.lineWidth = seed === 'near' ? 7 : 4
  context.lineJoin = 'round'
  context.beginPath()
  for (const [px, py] of ridge) context.lineTo(px, py)
  context.stroke()
}

/** Strokes down the flanks, as a brush leaves them. */
function strokes(
  context: SKRSContext2D,
  ridge: readonly Point[],
  base: number,
  ink: string,
  chance: () => number,
): void {
  context.strokeStyle = ink
  context.globalAlpha = 0.42
  context.lineCap = 'round'
  for (const [x, top] of ridge)
    for (let each = 0; each < 2; each++) {
      const [left, from] = [x + (chance() - 0.5) * 14, top + 8 + chance() ** 2 * (base - top) * 0.75]
      const long = 14 + chance() * 34
      context.lineWidth = 1.2 + chance() * 2.2
      context.beginPath()
      context.moveTo(left, from)
      context.quadraticCurveTo(left + 2, from + long / 2, left + 4 + chance() * 8, from + long)
      if (chance() < 0.75) context.stroke()
    }
  context.globalAlpha = 1
}

/** Pixels between the sun and a label. */
const APART = 12
/** Where the sun may stand, best first. */
const SKY = [0.84, 0.72, 0.6, 0.93, 0.48, 0.36, 0.24, 0.07]

/** It stands apart from what is written at the turning points: between the labels, else below, where it rises. */
export function sunPlace(
  box: Box,
  marks: readonly Pick<TurnMark, 'at'>[],
  labels: readonly Pick<Label, 'middle' | 'wide' | 'low'>[],
): { readonly x: number; readonly y: number; readonly radius: number } {
  const radius = Math.min(60, box.h * 0.22)
  const middle = (at: number) => box.x + box.w * at
  /** How far a place is pushed down by the labels above it. */
  const below = (at: number) =>
    Math.max(
      0,
      ...labels
        .filter(({ middle: x, wide }) => Math.abs(x - middle(at)) < wide / 2 + radius + APART)
        .map(({ low }) => low + APART - box.y),
    )
  const room = (at: number) => Math.min(0.3, ...marks.map((mark) => Math.abs(mark.at - at)))
  const worth = (at: number) => room(at) - below(at)
  const at = SKY.reduce((best, place) => (worth(place) > worth(best) + 0.02 ? place : best))
  return { x: middle(at), y: box.y + below(at) + radius + 6, radius }
}

/** Mist at the foot: places and widths by the box. */
const MIST = [
  [0.06, 0.26, 30],
  [0.12, 0.12, 46],
  [0.43, 0.2, 26],
  [0.37, 0.34, 10],
  [0.65, 0.29, 22],
  [0.72, 0.14, 38],
] as const

function clouds(context: SKRSContext2D, { x, y, w, h }: Box): void {
  context.fillStyle = 'rgba(241,230,204,.72)'
  for (const [left, wide, low] of MIST) {
    context.beginPath()
    context.roundRect(x + left * w, y + h - low - 8, wide * w, 15, 7)
    context.fill()
  }
}

/** What is written at a turning point. */
interface Label {
  readonly lines: readonly string[]
  /** Where its middle stands, how wide it is, and where it ends below. */
  readonly middle: number
  readonly wide: number
  readonly low: number
  /** The widest that a line may be. */
  readonly room: number
  readonly dot: Point
}

/** Lays the labels out above the ridges: two of them side by side. */
function labelsOf(brush: Brush, box: Box, ridge: Ridge): readonly Label[] {
  const frame = sharesIn(box, ridge)
  const { marks } = ridge
  const [first, second] = marks
  const parted = second && first ? clamp((first.at + second.at) / 2, 0.36, 0.64) : 1
  return marks.map(({ at, share, label }, index): Label => {
    const from = box.x + (index === 0 ? 0 : parted * box.w + 14)
    const to = box.x + (index === 0 && second ? parted * box.w - 14 : box.w)
    const dot: Point = [frame.x + at * frame.w, frame.y + (1 - share) * (frame.h - 8)]
    const all = brush.lines(label, to - from, LABEL)
    const lines = all.length <= LINES ? all : [...all.slice(0, LINES - 1), `${all[LINES - 1] ?? ''} …`]
    const wide = Math.min(to - from, Math.max(...lines.map((line) => brush.width(line, LABEL))))
    const middle = clamp(dot[0], from + wide / 2, to - wide / 2)
    return { lines, middle, wide, low: box.y + lines.length * LINE + 4, room: to - from, dot }
  })
}

/** Half, and what happened at the turning points. */
function words(brush: Brush, box: Box, ridge: Ridge, labels: readonly Label[]): void {
  const frame = sharesIn(box, ridge)
  for (const label of labels) writeLabel(brush, box.y, label)
  const half = frame.y + frame.h / 2
  const near = ridge.points[0]?.share ?? 0
  // The line begins where the ridges meet or part: the number stands on the free side of the nearer one.
  const low = near >= 0.5 && near < 0.75 ? 30 : -26
  if (!labels.some((at) => at.middle - at.wide / 2 < box.x + 120 && Math.abs(at.low - half) < 60))
    brush.text('50%', box.x + 4, half + low, {
      size: 40,
      weight: 600,
      ink: PALETTE.pale,
      halo: PALETTE.paper,
    })
}

/** Writes a label, with a line to its dot. */
function writeLabel(brush: Brush, y: number, { lines, middle, wide, low, room, dot }: Label): void {
  const { context } = brush
  context.strokeStyle = PALETTE.ink
  context.lineWidth = 3
  context.beginPath()
  context.moveTo(clamp(dot[0], middle - wide / 2 + 12, middle + wide / 2 - 12), low)
  context.lineTo(...dot)
  context.stroke()
  brush.circle(...dot, 11, { fill: PALETTE.cinnabar, line: PALETTE.snow, wide: 3 })
  for (const [index, line] of lines.entries())
    brush.text(line, middle, y + (index + 0.5) * LINE, { ...LABEL, align: 'center', max: room, cut: true })
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, Math.min(least, most)), Math.max(least, most))
