// Paints units where they have room: garrisons behind a battlement, others tied to their place where they moved aside.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import type { UnitMark } from './map-input.ts'
import { type Placed, STEP } from './room.ts'
import { drawToken } from './tokens.ts'

/** Units that have moved further aside than so much of their side are tied to their place. */
const ASIDE = 0.3

/** Draws units, those that have moved aside tied to their place. */
export function drawUnits(context: SKRSContext2D, placed: readonly Placed[]): void {
  for (const { anchor, at, side } of placed)
    if (Math.hypot(at[0] - anchor[0], at[1] - anchor[1]) > side * ASIDE) tie(context, anchor, at)
  for (const { units, at, side, inside } of generalsLast(placed, ({ units }) => units.some(isGeneral))) {
    for (const [index, unit] of generalsLast([...units.entries()], ([, unit]) => isGeneral(unit)))
      drawToken(context, unit, [at[0] + (index - (units.length - 1) / 2) * side * STEP, at[1]], side)
    if (inside) battlement(context, at, side * (1.16 + STEP * (units.length - 1)), side)
  }
}

const isGeneral = ({ kind }: UnitMark): boolean => kind === 'general'

/** In their order, generals after all others: what is drawn last lies on top. */
const generalsLast = <T>(all: readonly T[], has: (each: T) => boolean): readonly T[] =>
  all.toSorted((one, other) => Number(has(one)) - Number(has(other)))

/** The top of a wall, before who stands behind it. */
function battlement(context: SKRSContext2D, [x, y]: Point, wide: number, side: number): void {
  const merlons = Math.max(3, Math.round(wide / side / 0.36))
  const [left, step] = [x - wide / 2, wide / (merlons * 2 - 1)]
  const [top, notch, low] = [y + side * 0.26, y + side * 0.37, y + side * 0.58]
  context.beginPath()
  context.moveTo(left, low)
  for (let merlon = 0; merlon < merlons; merlon++) {
    const from = left + merlon * 2 * step
    for (const [dx, at] of [
      [0, merlon === 0 ? low : notch],
      [0, top],
      [step, top],
      [step, merlon === merlons - 1 ? low : notch],
    ] as const)
      context.lineTo(from + dx, at)
  }
  context.closePath()
  context.fillStyle = PALETTE.wall
  context.strokeStyle = PALETTE.ink
  context.lineWidth = Math.max(2.4, side * 0.05)
  context.lineJoin = 'round'
  context.fill()
  context.stroke()
}

function tie(context: SKRSContext2D, from: Point, to: Point): void {
  for (const [ink, wide] of [
    [PALETTE.leaf, 11],
    [PALETTE.ink, 5],
  ] as const) {
    context.strokeStyle = ink
    context.lineWidth = wide
    context.lineCap = 'round'
    context.beginPath()
    context.moveTo(...from)
    context.lineTo(...to)
    context.stroke()
  }
  context.fillStyle = PALETTE.ink
  context.beginPath()
  context.arc(...from, 7, 0, Math.PI * 2)
  context.fill()
}
