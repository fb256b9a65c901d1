// Paints a member's record: large figures, a row for each game and league, and a pillar for each of the latest games.
import type { Box, Brush, Setting } from '../../picture/brush.ts'
import { type Crest, drawCrest } from '../../picture/crest.ts'
import { cutBox, type Point } from '../../picture/cut.ts'
import type { PictureRenderer } from '../../picture/paint.ts'
import { PALETTE } from '../../picture/palette.ts'
import { SMALLEST, WIDTH } from '../../picture/paper.ts'
import { type BustFace, drawBustFace } from '../../picture/result.ts'
import { drawSeal } from '../../picture/seal.ts'
import { bodyOf, drawPage, heightFor } from './page.ts'
import type { StatsInput } from './stats-input.ts'

const FIGURES = 150
const GAP = 12
const ROW = 56
/** Side of a game's crest before its name. */
const SIGN = 46
const LABEL = 54
/** Height of the latest games: number, pillar and crest; the lowest pillar, and the widest room for one. */
const PILLARS = 210
const LEAST = 14
const WIDEST = 180
/** The place of a game that was won. */
const SEAL = 44
const WON = { colour: PALETTE.cinnabar, worn: 3 } as const
/** A share of opponents as a bar before its number. */
const BAR = { w: 150, h: 22 } as const
const PAD = 14

const HEAD: Setting = { face: 'kai', size: SMALLEST, ink: PALETTE.pale }
const NAME: Setting = { face: 'kai', size: 42 }
const NUMBER: Setting = { size: SMALLEST, weight: 700 }

/** A part of the page from edge to edge. */
interface Part {
  readonly height: number
  draw(brush: Brush, box: Box): void
}

/** Paints a record. */
export const paintStats: PictureRenderer<StatsInput> = (input) => {
  const parts = [
    figuresPart(input),
    ...(input.titles.length > 0 ? [titlesPart(input)] : []),
    ...(input.ratings.length > 0 ? [ratingsPart(input)] : []),
    ...(input.chart.games.length > 1 ? [chartPart(input)] : []),
  ]
  const height = heightFor(
    input,
    parts.reduce((sum, part) => sum + part.height + GAP, -GAP),
  )
  return {
    width: WIDTH,
    height,
    draw(brush) {
      drawPage(brush, input, height)
      const { x, y, w } = bodyOf(input, height)
      let top = y
      for (const part of parts) {
        part.draw(brush, { x, y: top, w, h: part.height })
        top += part.height + GAP
      }
    },
  }
}

/** The large numbers, and medals beside them. */
function figuresPart({ face, figures, medals }: StatsInput): Part {
  const won = medals.flatMap((count, place) => (count > 0 ? [{ count, place: place + 1 }] : []))
  return {
    height: FIGURES,
    draw(brush, { x, y, w, h }) {
      const cells = figures.length + (won.length > 0 ? 1 : 0)
      drawFace(brush, face, { x, y, w: h, h })
      const [left, room] = [x + h + GAP, w - h - GAP]
      const each = (room - GAP * (cells - 1)) / cells
      const cellOf = (index: number): Box => ({ x: left + index * (each + GAP), y, w: each, h })
      for (const [index, { value, label }] of figures.entries()) {
        const cell = cellOf(index)
        leaf(brush, cell, `figure ${index}`)
        const middle = cell.x + cell.w / 2
        const max = cell.w - PAD
        brush.text(value, middle, y + 56, { size: 62, weight: 900, face: 'serif', align: 'center', max })
        brush.text(label, middle, y + 116, { ...HEAD, align: 'center', max })
      }
      if (won.length > 0) drawMedals(brush, cellOf(figures.length), won)
    },
  }
}

/** The bust of whose record it is. */
function drawFace(brush: Brush, face: BustFace, box: Box): void {
  const { context } = brush
  cutBox(context, box, { fill: PALETTE.aged }, 'face')
  drawBustFace(brush, face, { x: box.x + 10, y: box.y + 16, side: box.h - 19 })
  cutBox(context, box, { line: PALETTE.ink, wide: 2.6 }, 'face')
}

function drawMedals(
  brush: Brush,
  cell: Box,
  won: readonly { readonly count: number; readonly place: number }[],
): void {
  leaf(brush, cell, 'medals')
  const step = cell.w / won.length
  for (const [index, { count, place }] of won.entries()) {
    const x = cell.x + step * (index + 0.5)
    const colour = place === 1 ? PALETTE.cinnabar : PALETTE.ink
    drawSeal(brush, `${place}`, { x, y: cell.y + 56, side: 54 }, { colour, worn: 3 })
    brush.text(`${count}`, x, cell.y + 116, { ...NUMBER, align: 'center', max: step - 6 })
  }
}

const leaf = ({ context }: Brush, box: Box, seed: string): void =>
  cutBox(context, box, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 2.6 }, seed)

/** Columns from the right: where each ends, and what is left for the names. */
function columnsFrom(right: number, widths: readonly number[]): readonly number[] {
  const ends: number[] = []
  let end = right
  for (const width of widths.toReversed()) {
    ends.unshift(end)
    end -= width + 24
  }
  return [end, ...ends]
}

/** What stands beside the cells of a table, by row: crests, shares from 0 to 1 as bars, shorter names where room is scarce. */
interface Beside {
  readonly crests?: readonly Crest[]
  readonly shares?: readonly (number | null)[]
  readonly shorter?: readonly string[]
}

/** A table with a heading; the last columns are numbers. */
function tablePart(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  seed: string,
  { crests = [], shares = [], shorter = [] }: Beside = {},
): Part {
  const inset = crests.length > 0 ? SIGN + PAD : 0
  return {
    height: ROW * (rows.length + 1),
    draw(brush, box) {
      leaf(brush, box, seed)
      const cellWidths = heads
        .slice(1)
        .map((_, column) => Math.max(...rows.map((row) => brush.width(row[column + 1] ?? '', NUMBER))))
      // Bars stand before the numbers of the last column.
      const barred = (column: number): number =>
        shares.length > 0 && column === cellWidths.length - 1 ? BAR.w + PAD : 0
      const widths = cellWidths.map((wide, column) =>
        Math.max(brush.width(heads[column + 1] ?? '', HEAD), wide + barred(column)),
      )
      const [nameEnd = 0, ...ends] = columnsFrom(box.x + box.w - PAD, widths)
      for (const [index, row] of [heads, ...rows].entries()) {
        const isHead = index === 0
        const middle = box.y + ROW * (index + 0.5) + 1
        const [name = '', ...cells] = row
        const left = box.x + PAD + inset
        const crest = crests[index - 1]
        if (crest) drawCrest(brush.context, crest, { x: box.x + PAD + SIGN / 2, y: middle, side: SIGN })
        const share = shares[index - 1]
        const barEnd = (ends.at(-1) ?? 0) - (cellWidths.at(-1) ?? 0) - PAD
        if (typeof share === 'number') drawShare(brush, share, barEnd - BAR.w, middle)
        const max = nameEnd - left
        const fitting = brush.best([name, shorter[index - 1] ?? name], max, NAME)
        brush.text(fitting, left, middle, { ...(isHead ? HEAD : NAME), max, cut: true })
        for (const [column, cell] of cells.entries())
          brush.text(cell, ends[column] ?? 0, middle, { ...(isHead ? HEAD : NUMBER), align: 'right' })
        if (!isHead) hairline(brush, box, box.y + ROW * index, index === 1)
      }
    },
  }
}

/** Opponents beaten, as a part of the bar. */
function drawShare({ context }: Brush, share: number, x: number, middle: number): void {
  const box = { x, y: middle - BAR.h / 2, ...BAR }
  context.fillStyle = PALETTE.jade
  context.fillRect(x, box.y, BAR.w * share, BAR.h)
  cutBox(context, box, { line: PALETTE.ink, wide: 2.4 }, `share ${middle}`)
}

function hairline({ context }: Brush, { x, w }: Box, y: number, isFirst: boolean): void {
  context.strokeStyle = isFirst ? PALETTE.ink : PALETTE.line
  context.lineWidth = isFirst ? 2.6 : 1.6
  context.beginPath()
  context.moveTo(x + 3, y)
  context.lineTo(x + w - 3, y)
  context.stroke()
}

const titlesPart = ({ heads, titles }: StatsInput): Part =>
  tablePart(
    [heads.game, heads.games, heads.wins, heads.beaten],
    titles.map(({ name, games, wins, beaten }) => [name, games, wins, beaten]),
    'titles',
    {
      crests: titles.map(({ crest }) => crest),
      shares: titles.map(({ share }) => share),
      shorter: titles.map(({ short }) => short),
    },
  )

const ratingsPart = ({ heads, ratings }: StatsInput): Part =>
  tablePart(
    [heads.league, heads.rating, heads.games],
    ratings.map(({ name, rating, games }) => [name, rating, games]),
    'ratings',
  )

/** The latest games, each a pillar over its crest: as high as opponents were beaten, the place above it. */
function chartPart({ chart }: StatsInput): Part {
  return {
    height: LABEL + PILLARS + PAD,
    draw(brush, { x, y, w }) {
      const middle = y + LABEL / 2
      const won = brush.text(chart.won, x + w - PAD, middle, { ...HEAD, align: 'right' })
      drawSeal(brush, '1', { x: x + w - PAD - won - 32, y: middle, side: SEAL }, WON)
      brush.text(chart.label, x + PAD, middle, { ...HEAD, max: w - won - 110 })
      const step = Math.min(WIDEST, (w - PAD * 2) / chart.games.length)
      const base = y + LABEL + PILLARS - SIGN - 8
      brush.box({ x: x + PAD, y: base, w: w - PAD * 2, h: 4 }, { fill: PALETTE.ink })
      for (const [index, game] of chart.games.entries())
        drawPillar(brush, game, [x + PAD + step * (index + 0.5), base], step)
    },
  }
}

function drawPillar(
  brush: Brush,
  { crest, place, beaten, won }: StatsInput['chart']['games'][number],
  [x, base]: Point,
  step: number,
): void {
  const high = LEAST + (PILLARS - SIGN - SEAL - 24 - LEAST) * beaten
  const wide = Math.min(64, step - 14)
  const pillar = { x: x - wide / 2, y: base - high, w: wide, h: high }
  const fill = won ? PALETTE.cinnabar : PALETTE.water
  cutBox(brush.context, pillar, { fill, line: PALETTE.ink, wide: 2.6 }, `${x} ${place}`)
  const above = base - high - SEAL / 2 - 6
  if (won) drawSeal(brush, `${place}`, { x, y: above, side: SEAL }, WON)
  else brush.text(`${place}`, x, above, { ...NUMBER, align: 'center', max: step })
  drawCrest(brush.context, crest, { x, y: base + SIGN / 2 + 8, side: Math.min(SIGN, step - 6) })
}
