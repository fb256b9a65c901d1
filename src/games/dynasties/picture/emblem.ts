// The kinds of dynasty cards as cut seals: an official, bamboo slips, a dagger-axe, a wheel.
import type { Brush } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { drawEmblem as drawShape } from '../../../picture/emblems.ts'
import { PALETTE } from '../../../picture/palette.ts'
import type { CardType } from '../cards/types.ts'

const GROUNDS: Readonly<Record<CardType, string>> = {
  person: PALETTE.jade,
  policy: PALETTE.brass,
  armament: PALETTE.roof,
  invention: '#2f5878',
}

/** Draws a kind's emblem with its middle at a point, so many pixels wide. */
export function drawEmblem(brush: Brush, type: CardType, x: number, y: number, side: number): void {
  cutBox(
    brush.context,
    { x: x - side / 2, y: y - side / 2, w: side, h: side },
    { fill: GROUNDS[type] },
    `emblem ${type}`,
  )
  drawShape(brush.context, type, { x, y, side: side * 0.74 }, PALETTE.snow)
}
