// Units as seals: the owner by shape and colour, the kind by its emblem; routed ones are turned over.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { type Point, trace } from '../../../picture/cut.ts'
import { drawEmblem } from '../../../picture/emblems.ts'
import { FACTION_LOOKS } from '../../../picture/faction.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { placed } from '../../../picture/path.ts'
import { sealOutline } from '../../../picture/seal.ts'
import type { UnitMark } from './map-input.ts'

/** Side of a unit's seal on the whole board; generals' are larger. */
export const TOKEN = 41
const GENERAL = 1.12
/** How far a routed one leans. */
const LEANS = 0.3

/** Draws a unit, its middle at a point. */
export function drawToken(context: SKRSContext2D, unit: UnitMark, [x, y]: Point, size: number): void {
  const { shape, colour } = FACTION_LOOKS[unit.faction]
  const side = size * (unit.kind === 'general' ? GENERAL : 1)
  const wide = Math.max(2, size * 0.06)
  placed(context, { x, y, turn: unit.routed ? LEANS : 0 }, () => {
    // Rims first: paper, so that it stands out from what lies under it, then brass for a general.
    trace(context, sealOutline(-side / 2, -side / 2, side, shape, `${unit.faction} ${unit.kind}`))
    context.lineJoin = 'round'
    context.strokeStyle = unit.kind === 'general' ? PALETTE.ink : PALETTE.leaf
    context.lineWidth = wide * 2.6
    context.stroke()
    if (unit.kind === 'general') {
      context.strokeStyle = '#d9a93a'
      context.lineWidth = wide * 1.7
      context.stroke()
    }
    const hollow = unit.routed || unit.planned
    context.fillStyle = hollow ? PALETTE.leaf : colour
    context.fill()
    if (hollow) {
      context.setLineDash(unit.planned ? [size * 0.14, size * 0.1] : [])
      context.strokeStyle = colour
      context.lineWidth = wide * 1.3
      context.stroke()
      context.setLineDash([])
    }
    const left = shape === 'flag' ? -side * 0.04 : 0
    drawEmblem(context, unit.kind, { x: left, y: 0, side: side * 0.68 }, hollow ? colour : PALETTE.snow)
    if (unit.routed) fallen(context, side)
  })
}

/** Two strokes across: it neither moves nor fights. */
function fallen(context: SKRSContext2D, side: number): void {
  context.strokeStyle = PALETTE.ink
  context.lineWidth = side * 0.09
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(-side * 0.5, side * 0.5)
  context.lineTo(side * 0.5, -side * 0.5)
  context.stroke()
}
