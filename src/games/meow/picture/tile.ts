// A general as a tile: the clash of its skill, its name, its numbers, its faction and troop, what it carries.
import type { Brush } from '../../../picture/brush.ts'
import { CINNABAR, INK, JADE, LEAF, LINE, PALE_INK } from '../../../picture/paper.ts'
import { lattice, swords } from '../../../picture/signs.ts'
import { numberIn } from '../../../picture/tags.ts'
import { heart, paw } from './signs.ts'
import type { Tile } from './table-input.ts'

const ROW = 54
const PAD = 8
const CELL = 42

/** Rows of tiles are as high as their fullest one. */
export const tileHeight = (tiles: readonly (Tile | null)[], numbers: boolean): number =>
  PAD * 2 + ROW * (numbers ? 3 : 2) + (tiles.some((tile) => tile?.carries) ? ROW : 0)

/** Draws a tile, or the outline of an empty slot; without numbers for the rear. */
export function drawTile(
  brush: Brush,
  tile: Tile | null,
  { x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  numbers: boolean,
): void {
  if (!tile) {
    brush.box({ x, y, w, h }, { line: LINE, wide: 3, dashed: true, round: 10 })
    return
  }
  const now = tile.skill === 'now'
  brush.box({ x, y, w, h }, { fill: LEAF, line: now ? JADE : INK, wide: now ? 6 : 2, round: 10 })
  const left = x + PAD
  const right = x + w - PAD
  let middle = y + PAD + ROW / 2
  clashCell(brush, tile, { x: left, y: middle - CELL / 2, w: CELL, h: CELL })
  const room = right - left - CELL - 4
  const full = { size: 44, weight: 700, face: 'serif' } as const
  const fits = brush.width(tile.name, full) <= room
  brush.text(tile.name, left + CELL + 4, middle, { ...(fits ? full : { weight: 600 }), max: room })
  if (numbers) {
    middle += ROW
    const step = (right - left) / 3
    for (const [index, [sign, n]] of (
      [
        [swords, tile.attack],
        [heart, tile.hp],
        [paw, tile.paws],
      ] as const
    ).entries()) {
      sign(brush, left + index * step + 20, middle, 36)
      brush.text(String(n), left + index * step + 44, middle, { size: 44, weight: 700, max: step - 46 })
    }
  }
  middle += ROW
  brush.text(tile.kind, left, middle, { ink: PALE_INK, max: right - left })
  if (tile.carries)
    brush.text(tile.carries, left, middle + ROW, { ink: CINNABAR, weight: 700, max: right - left, cut: true })
}

/** The clash in which the skill works: filled while it may, outlined when used or past, crossed out when sealed. */
function clashCell(
  brush: Brush,
  { clash, skill }: Tile,
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
): void {
  if (skill === 'sealed') {
    lattice(brush, box.x, box.y, box.w, box.h, CINNABAR)
    brush.box(box, { line: CINNABAR, wide: 4, round: 8 })
    return
  }
  const open = skill === 'now' || skill === 'ready'
  const ink = skill === 'now' ? JADE : INK
  brush.box(box, open ? { fill: ink, round: 8 } : { line: LINE, wide: 4, round: 8 })
  numberIn(brush, String(clash), box, open ? LEAF : PALE_INK, 40)
}
