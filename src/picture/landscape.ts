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
  context.save()
  context.beginPath()
  context.rect(box.x, box.y, box.w, box.h)
  context.clip()
  sun(context, box, ridge)
  if (ridge) chances(context, sharesIn(box, ridge), ridge, near)
  else hills(context, box, near)
  clouds(context, box)
  context.restore()
  if (ridge) words(brush, box, ridge)
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

/** Where the sun may stand, best first. */
const SKY = [0.84, 0.72, 0.6, 0.93, 0.48, 0.36]

/** It stands in the right half, and apart from what is written at the turning points. */
function sun(context: SKRSContext2D, box: Box, ridge: Ridge | null): void {
  const radius = Math.min(60, box.h * 0.22)
  const room = (at: number) =>
    Math.min(0.3, ...(ridge?.marks ?? []).map((mark) => Math.abs(clamp(mark.at, 0.2, 0.8) - at)))
  const at = SKY.reduce((best, place) => (room(place) > room(best) + 0.02 ? place : best))
  context.fillStyle = SUN
  context.beginPath()
  context.arc(box.x + box.w * at, box.y + radius + 6, radius, 0, Math.PI * 2)
  context.fill()
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

/** Half, and what happened at the turning points. */
function words(brush: Brush, box: Box, ridge: Ridge): void {
  const frame = sharesIn(box, ridge)
  const { marks } = ridge
  const [first, second] = marks
  const middle = second && first ? clamp((first.at + second.at) / 2, 0.36, 0.64) : 1
  const written = marks.map((mark, index) => {
    const from = box.x + (index === 0 ? 0 : middle * box.w + 14)
    const to = box.x + (index === 0 && second ? middle * box.w - 14 : box.w)
    return label(brush, mark, { ...frame, y: box.y }, { from, to, frame })
  })
  const half = frame.y + frame.h / 2
  const near = ridge.points[0]?.share ?? 0
  // The line begins where the ridges meet or part: the number stands on the free side of the nearer one.
  const low = near >= 0.5 && near < 0.75 ? 30 : -26
  if (!written.some((at) => at.left < box.x + 120 && Math.abs(at.low - half) < 60))
    brush.text('50%', box.x + 4, half + low, {
      size: 40,
      weight: 600,
      ink: PALETTE.pale,
      halo: PALETTE.paper,
    })
}

interface Room {
  readonly from: number
  readonly to: number
  readonly frame: Box
}

/** Writes a label above the ridges, with a line to its dot; returns where its lower left corner is. */
function label(
  brush: Brush,
  { at, share, label: text }: TurnMark,
  { y }: Box,
  { from, to, frame }: Room,
): { readonly left: number; readonly low: number } {
  const { context } = brush
  const dot: Point = [frame.x + at * frame.w, frame.y + (1 - share) * (frame.h - 8)]
  const all = brush.lines(text, to - from, LABEL)
  const lines = all.length <= LINES ? all : [...all.slice(0, LINES - 1), `${all[LINES - 1] ?? ''} …`]
  const wide = Math.min(to - from, Math.max(...lines.map((line) => brush.width(line, LABEL))))
  const middle = clamp(dot[0], from + wide / 2, to - wide / 2)
  const low = y + lines.length * LINE + 4
  context.strokeStyle = PALETTE.ink
  context.lineWidth = 3
  context.beginPath()
  context.moveTo(clamp(dot[0], middle - wide / 2 + 12, middle + wide / 2 - 12), low)
  context.lineTo(...dot)
  context.stroke()
  brush.circle(...dot, 11, { fill: PALETTE.cinnabar, line: PALETTE.snow, wide: 3 })
  for (const [index, line] of lines.entries())
    brush.text(line, middle, y + (index + 0.5) * LINE, {
      ...LABEL,
      align: 'center',
      max: to - from,
      cut: true,
    })
  return { left: middle - wide / 2, low }
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, Math.min(least, most)), Math.max(least, most))
