// One side in one clash: HP before and after, attack, and what it used, each skill with the cat whose it is.
import type { Box, Brush, Setting } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { swords } from '../../../picture/signs.ts'
import { drawCat } from './cat/cat.ts'
import { lookOf } from './cat/looks.ts'
import type { Moment, Used } from './replay-input.ts'
import { heart } from './signs.ts'

const LINE = 46
const PAD = 12
/** Width of a cat beside the name of its skill's general. */
const CAT = 84
/** Least height of what a cat stands in. */
const STAND = 80
const USED: Setting = { size: 42, face: 'kai' }

/** How a side in a clash is shown: with cats beside what they used, and how many such things are named. */
export interface CellKind {
  /** Height of the line of HP, and of attack. */
  readonly row: number
  readonly cats: boolean
  readonly used: number
}

/** What is named: a number stands for the rest. */
const namedIn = ({ used }: Moment, { cats, used: most }: CellKind): readonly Used[] => {
  const shown = used.length <= most ? used : used.slice(0, most - 1)
  const rest = used.length - shown.length
  const named = cats ? shown : shown.map(({ name }) => ({ name, general: null }))
  return rest > 0 ? [...named, { name: `+${rest}`, general: null }] : named
}

const linesOf = (measure: Brush, { name, general }: Used, w: number): readonly string[] =>
  measure.lines(name, w - PAD * 2 - (general === null ? 0 : CAT + 6), USED)

const usedHeight = (measure: Brush, used: Used, w: number): number =>
  Math.max(used.general === null ? 0 : STAND, linesOf(measure, used, w).length * LINE)

/** How tall a cell of this width must be. */
export const cellHeight = (measure: Brush, moment: Moment | null, w: number, kind: CellKind): number =>
  (moment ? namedIn(moment, kind) : []).reduce(
    (sum, used) => sum + usedHeight(measure, used, w),
    kind.row * 2 + PAD * 2,
  )

/** Draws a cell; `first` is the word for who acts first, where this side does. */
export function drawCell(
  brush: Brush,
  moment: Moment | null,
  box: Box,
  first: string | null,
  kind: CellKind,
): void {
  const { context } = brush
  const { x, y, w } = box
  if (!moment) {
    brush.box(box, { line: PALETTE.line, wide: 2, dashed: true })
    return
  }
  const look = { fill: PALETTE.leaf, line: PALETTE.ink, wide: first === null ? 2 : 5 }
  cutBox(context, box, look, `${x} ${y}`)
  const { from, to, attack } = moment
  let at = y + PAD
  heart(brush, x + 34, at + kind.row / 2, 42)
  brush.text(from === to ? String(to) : `${from} → ${to}`, x + 64, at + kind.row / 2, {
    size: 45,
    weight: 800,
    ink: to < from ? PALETTE.cinnabar : PALETTE.ink,
    max: w - 72,
  })
  at += kind.row
  swords(brush, x + 34, at + kind.row / 2, 38)
  const wide = brush.text(String(attack), x + 64, at + kind.row / 2, { size: 46, weight: 800 })
  if (first !== null)
    brush.text(first, x + w - PAD, at + kind.row / 2, {
      ...USED,
      align: 'right',
      ink: PALETTE.pale,
      max: w - 86 - wide,
    })
  at += kind.row
  for (const each of namedIn(moment, kind)) at += drawUsed(brush, each, { x, y: at, w })
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
