// Paints a replay: a column for each clash, a row for each side, with what it used and what was left of it.
import { banner } from '../../../picture/blocks.ts'
import type { Brush } from '../../../picture/brush.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import {
  CINNABAR,
  GAP,
  INK,
  JADE,
  LEAF,
  LINE,
  MARGIN,
  PALE_INK,
  RESTING,
  WIDTH,
} from '../../../picture/paper.ts'
import { swords, tick } from '../../../picture/signs.ts'
import type { Moment, ReplayInput, Side } from './replay-input.ts'
import { heart } from './signs.ts'

const TITLE = 92
const HEAD = 60
const NAME = 70
const ROW = 56
const USED = 50
const RESULT = 84
const INNER = WIDTH - MARGIN * 2
/** Columns even of a short battle, so that a strip looks the same every time. */
const COLUMNS = 4

/** Paints a replay. */
export const paintReplay: PictureRenderer<ReplayInput> = (given, measure) => {
  const input = { ...given, sides: given.sides.map((side) => inLines(measure, side)) }
  const rows = input.sides.map((side) => NAME + cellHeight(side) + GAP)
  const low = rows.reduce((y, height) => y + height, TITLE + HEAD)
  return {
    width: WIDTH,
    height: low + RESULT + MARGIN,
    draw(brush) {
      brush.text(input.title, MARGIN, TITLE / 2, { size: 56, weight: 900, face: 'serif', max: INNER })
      for (const [index, { name }] of input.clashes.entries())
        brush.text(name, columnAt(index) + columnWidth / 2, TITLE + HEAD / 2, {
          weight: 700,
          align: 'center',
          max: columnWidth - GAP,
        })
      let y = TITLE + HEAD
      for (const [index, side] of input.sides.entries()) {
        drawSide(brush, input, side, index, y)
        y += rows[index] ?? 0
      }
      banner(brush, input.result, { y: low, h: RESULT, fill: JADE })
    },
  }
}

/** A side with the names of what it used broken to the width of a column. */
const inLines = (measure: Brush, side: Side): Side => ({
  ...side,
  moments: side.moments.map(
    (moment) =>
      moment && { ...moment, used: moment.used.flatMap((name) => measure.lines(name, columnWidth - 28)) },
  ),
})

const columnWidth = (INNER - GAP * (COLUMNS - 1)) / COLUMNS
const columnAt = (index: number): number => MARGIN + index * (columnWidth + GAP)

const cellHeight = ({ moments }: Side): number =>
  ROW * 2 + Math.max(1, ...moments.map((moment) => moment?.used.length ?? 0)) * USED + GAP

function drawSide(brush: Brush, { clashes, first }: ReplayInput, side: Side, row: number, y: number): void {
  const middle = y + NAME / 2
  if (side.won) tick(brush, MARGIN + 22, middle, 44)
  const left = MARGIN + (side.won ? 60 : 0)
  brush.text(side.name, left, middle, {
    size: 48,
    weight: 900,
    face: 'serif',
    max: WIDTH - MARGIN - left,
    cut: true,
  })
  const h = cellHeight(side)
  for (const [index, moment] of side.moments.entries()) {
    const x = columnAt(index)
    const leads = clashes[index]?.first === row
    brush.box(
      { x, y: y + NAME, w: columnWidth, h },
      { fill: moment ? LEAF : RESTING, line: leads ? INK : LINE, wide: leads ? 5 : 2, round: 12 },
    )
    if (moment) cell(brush, moment, leads ? first : null, x, y + NAME + 6)
  }
}

/** HP before and after, attack, then what was used. */
function cell(
  brush: Brush,
  { from, to, attack, used }: Moment,
  leads: string | null,
  x: number,
  y: number,
): void {
  heart(brush, x + 34, y + ROW / 2, 44)
  brush.text(from === to ? String(to) : `${from} → ${to}`, x + 66, y + ROW / 2, {
    size: 48,
    weight: 800,
    ink: to === 0 ? CINNABAR : INK,
    max: columnWidth - 74,
  })
  swords(brush, x + 34, y + ROW * 1.5, 40)
  const wide = brush.text(String(attack), x + 66, y + ROW * 1.5, { size: 46, weight: 700 })
  if (leads)
    brush.text(leads, x + columnWidth - 14, y + ROW * 1.5, {
      align: 'right',
      weight: 700,
      ink: PALE_INK,
      max: columnWidth - 90 - wide,
    })
  for (const [index, name] of used.entries())
    brush.text(name, x + 14, y + ROW * 2 + USED * (index + 0.5), { max: columnWidth - 28 })
}
