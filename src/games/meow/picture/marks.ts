// Small shapes of this game's pictures: the clash of a skill, the clashes of a battle.
import type { Brush } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { lattice } from '../../../picture/signs.ts'
import { numberIn } from '../../../picture/tags.ts'
import type { Tile } from './table-input.ts'

/** Side of the square that holds the clash of a skill. */
export const CELL = 44
/** The clash in which a skill works: filled while it may, outlined when used or past, latticed when sealed. */
export function clashCell(brush: Brush, { clash, skill, id }: Tile, x: number, y: number): void {
  const box = { x, y: y - CELL / 2, w: CELL, h: CELL }
  if (skill === 'sealed') {
    lattice(brush, box.x, box.y, CELL, CELL, PALETTE.cinnabar)
    cutBox(brush.context, box, { line: PALETTE.cinnabar, wide: 4 }, id)
    return
  }
  const open = skill === 'now' || skill === 'ready'
  const ink = skill === 'now' ? PALETTE.jade : PALETTE.ink
  cutBox(brush.context, box, open ? { fill: ink } : { fill: PALETTE.leaf, line: PALETTE.wash, wide: 3 }, id)
  numberIn(brush, String(clash), box, open ? PALETTE.snow : PALETTE.pale, 40)
}

/** Width of the row of a battle's clashes. */
const STEP = 60
export const clashesWidth = (of: number): number => of * STEP

/** A disc for each clash of a battle, the present one in cinnabar; the row ends at `right`. */
export function clashDiscs(
  brush: Brush,
  { now, of }: { readonly now: number; readonly of: number },
  right: number,
  y: number,
): void {
  for (let n = 1; n <= of; n++) {
    const x = right - clashesWidth(of) + (n - 0.5) * STEP
    const look =
      n === now
        ? { fill: PALETTE.cinnabar }
        : { fill: PALETTE.leaf, line: n < now ? PALETTE.ink : PALETTE.line, wide: 3 }
    brush.circle(x, y, 26, look)
    brush.text(String(n), x, y, {
      weight: 800,
      align: 'center',
      ink: n === now ? PALETTE.snow : PALETTE.pale,
    })
  }
}
