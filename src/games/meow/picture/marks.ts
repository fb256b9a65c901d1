// Small shapes of this game's pictures: the clash of a skill, the clashes of a battle.
import type { Brush } from '../../../picture/brush.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { lattice } from '../../../picture/signs.ts'
import type { Tile } from './table-input.ts'

/** Width of the disc that holds the clash of a skill. */
export const CELL = 46

/** The clash in which a skill works, round as the clashes of the battle: filled while it may, outlined when used or past, latticed when sealed. */
export function clashCell(brush: Brush, { clash, skill }: Tile, x: number, y: number): void {
  const middle = x + CELL / 2
  const radius = CELL / 2
  if (skill === 'sealed') {
    const side = CELL * 0.64
    lattice(brush, middle - side / 2, y - side / 2, side, side, PALETTE.cinnabar)
    brush.circle(middle, y, radius, { line: PALETTE.cinnabar, wide: 4 })
    return
  }
  const open = skill === 'now' || skill === 'ready'
  const ink = skill === 'now' ? PALETTE.jade : PALETTE.ink
  brush.circle(middle, y, radius, open ? { fill: ink } : { fill: PALETTE.leaf, line: PALETTE.wash, wide: 3 })
  brush.text(String(clash), middle, y, {
    weight: 800,
    align: 'center',
    ink: open ? PALETTE.snow : PALETTE.pale,
  })
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
