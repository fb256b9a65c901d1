// Name seals: a ragged field in one of several shapes, an inner rim, a sign knocked out of it, worn specks.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Brush } from './brush.ts'
import { type Point, trace } from './cut.ts'
import { PALETTE } from './palette.ts'
import { runsOf, widthOf, writeRuns } from './runs.ts'
import { seeded } from './seeded.ts'

/** The outlines seals come in. */
export type SealShape = 'square' | 'round' | 'lobed' | 'flag'

/** How a seal is cut. */
export interface SealLook {
  readonly shape?: SealShape
  readonly colour?: string
  /** Hidden: a dashed outline, the sign in colour on paper. */
  readonly dashed?: boolean
  /** A rim inside the field; small seals have no room for it. */
  readonly rim?: boolean
  readonly worn?: number
}

const SQUARE: readonly Point[] = [
  [0.05, 0],
  [0.95, 0.01],
  [1, 0.06],
  [0.99, 0.95],
  [0.94, 1],
  [0.05, 0.99],
  [0, 0.94],
  [0.01, 0.05],
]
/** Torn at its right. */
const FLAG: readonly Point[] = [
  [0, 0.02],
  [1, 0.06],
  [0.9, 0.28],
  [1, 0.5],
  [0.9, 0.74],
  [1, 0.96],
  [0, 1],
]
/** The sign's size by the seal's side. */
const SIGN = 0.76

/** The outline of a seal, its top left corner at a point. */
export function sealOutline(
  x: number,
  y: number,
  side: number,
  shape: SealShape,
  seed: string,
): readonly Point[] {
  const chance = seeded(seed)
  const half = side / 2
  const around = (steps: number, radius: (turn: number) => number): Point[] =>
    Array.from({ length: steps }, (_, step): Point => {
      const turn = (step / steps) * Math.PI * 2
      const r = radius(turn)
      return [x + half + Math.cos(turn) * r, y + half + Math.sin(turn) * r]
    })
  if (shape === 'round') return around(44, () => half * (1 + (chance() - 0.5) * 0.025))
  if (shape === 'lobed')
    return around(
      96,
      (turn) =>
        (side / 1.92) *
        (0.9 + 0.13 * Math.abs(Math.cos(2 * (turn - Math.PI / 4))) ** 0.6 + (chance() - 0.5) * 0.012),
    )
  const corners = shape === 'flag' ? FLAG : SQUARE
  const stray = () => (chance() - 0.5) * Math.min(5, side * 0.014)
  return corners.flatMap(([x0, y0], index) => {
    const [x1, y1] = corners[(index + 1) % corners.length] ?? [x0, y0]
    const cuts = Math.max(1, Math.round((Math.hypot(x1 - x0, y1 - y0) * side) / 9))
    return Array.from(
      { length: cuts },
      (_, cut): Point => [
        x + (x0 + ((x1 - x0) * cut) / cuts) * side + stray(),
        y + (y0 + ((y1 - y0) * cut) / cuts) * side + stray(),
      ],
    )
  })
}

/** The field of a seal without a sign: filled and rimmed, or only a dashed line. */
export function sealField(
  context: SKRSContext2D,
  { x, y, side, seed }: { x: number; y: number; side: number; seed: string },
  { shape = 'square', colour = PALETTE.cinnabar, dashed = false, rim = side > 70 }: SealLook,
): void {
  trace(context, sealOutline(x, y, side, shape, seed))
  context.fillStyle = dashed ? PALETTE.leaf : colour
  context.fill()
  if (dashed) {
    context.setLineDash([side * 0.1, side * 0.07])
    context.strokeStyle = colour
    context.lineWidth = Math.max(3, side * 0.055)
    context.stroke()
    context.setLineDash([])
  } else if (rim) {
    const inset = side * 0.055
    trace(context, sealOutline(x + inset, y + inset, side - inset * 2, shape, `${seed} rim`))
    context.strokeStyle = 'rgba(255,250,240,.8)'
    context.lineWidth = side * 0.023
    context.stroke()
  }
}

/** Specks where the field did not print. */
export function wear(
  context: SKRSContext2D,
  { x, y, side, seed }: { x: number; y: number; side: number; seed: string },
  specks: number,
): void {
  const chance = seeded(`${seed} worn`)
  context.fillStyle = 'rgba(251,245,230,.7)'
  for (let speck = 0; speck < specks; speck++) {
    const size = (0.004 + chance() * 0.011) * side
    context.beginPath()
    context.ellipse(
      x + side * (0.06 + chance() * 0.88),
      y + side * (0.06 + chance() * 0.88),
      size,
      size * (0.5 + chance()),
      chance() * 3,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}

/** A seal with one or two Chinese signs (two stand under each other), its middle at a point. */
export function drawSeal(
  brush: Brush,
  signs: string,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  look: SealLook = {},
): void {
  const { context, language } = brush
  const { shape = 'square', colour = PALETTE.cinnabar, dashed = false, worn = 5 } = look
  const field = { x: x - side / 2, y: y - side / 2, side, seed: `${signs} ${shape} ${side}` }
  sealField(context, field, look)
  const each = [...signs]
  const size = each.length === 1 ? side * SIGN : side * 0.43
  const left = shape === 'flag' ? -side * 0.035 : 0
  for (const [index, sign] of each.entries()) {
    const runs = runsOf(sign, { language, face: 'brush', weight: 400, size })
    const low = each.length === 1 ? 0 : (index - 0.5) * side * 0.42
    context.save()
    context.translate(x + left - widthOf(context, runs) / 2, y + low + size * 0.36)
    writeRuns(context, runs, dashed ? colour : PALETTE.snow)
    context.restore()
  }
  if (!dashed) wear(context, field, worn)
}
