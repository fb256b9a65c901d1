// One side in one clash: HP before and after, attack, and what it used, each skill with the cat whose it is.
import type { Box, Brush, Setting } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { swords } from '../../../picture/signs.ts'
import { drawCat } from './cat/cat.ts'
import { lookOf } from './cat/looks.ts'
import type { Moment, Used } from './replay-input.ts'
import { heart } from './signs.ts'

const ROW = 56
const LINE = 46
const PAD = 12
/** Width of a cat beside the name of its skill's general. */
const CAT = 84
/** Least height of what a cat stands in. */
const STAND = 80
const USED: Setting = { size: 42, face: 'kai' }

const linesOf = (measure: Brush, { name, general }: Used, w: number): readonly string[] =>
  measure.lines(name, w - PAD * 2 - (general === null ? 0 : CAT + 6), USED)

const usedHeight = (measure: Brush, used: Used, w: number): number =>
  Math.max(used.general === null ? 0 : STAND, linesOf(measure, used, w).length * LINE)

/** How tall a cell of this width must be. */
export const cellHeight = (measure: Brush, moment: Moment | null, w: number): number =>
  (moment?.used ?? []).reduce((sum, used) => sum + usedHeight(measure, used, w), ROW * 2 + PAD * 2)

/** Draws a cell; `first` is the word for who acts first, where this side does. */
export function drawCell(brush: Brush, moment: Moment | null, box: Box, first: string | null): void {
  const { context } = brush
  const { x, y, w } = box
  if (!moment) {
    brush.box(box, { line: PALETTE.line, wide: 2, dashed: true })
    return
  }
  const look = { fill: PALETTE.leaf, line: PALETTE.ink, wide: first === null ? 2 : 5 }
  cutBox(context, box, look, `${x} ${y}`)
  const { from, to, attack, used } = moment
  let at = y + PAD
  heart(brush, x + 34, at + ROW / 2, 42)
  brush.text(from === to ? String(to) : `${from} → ${to}`, x + 64, at + ROW / 2, {
    size: 45,
    weight: 800,
    ink: to < from ? PALETTE.cinnabar : PALETTE.ink,
    max: w - 72,
  })
  at += ROW
  swords(brush, x + 34, at + ROW / 2, 38)
  const wide = brush.text(String(attack), x + 64, at + ROW / 2, { size: 46, weight: 800 })
  if (first !== null)
    brush.text(first, x + w - PAD, at + ROW / 2, {
      ...USED,
      align: 'right',
      ink: PALETTE.pale,
      max: w - 86 - wide,
    })
  at += ROW
  for (const each of used) at += drawUsed(brush, each, { x, y: at, w })
}

/** Draws a thing used; returns how much height it took. */
function drawUsed(brush: Brush, used: Used, { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>): number {
  const lines = linesOf(brush, used, w)
  const height = usedHeight(brush, used, w)
  const left = x + PAD + (used.general === null ? 0 : CAT + 6)
  if (used.general !== null)
    drawCat(
      brush.context,
      { ...lookOf(used.general), pose: 'pounce' },
      { x: x + PAD + CAT / 2 + 2, y: y + height - 6, side: CAT },
    )
  const top = y + (height - lines.length * LINE) / 2
  for (const [index, line] of lines.entries())
    brush.text(line, left, top + LINE * (index + 0.5), { ...USED, max: x + w - PAD - left })
  return height
}
