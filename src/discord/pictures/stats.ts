// Paints a member's record: large figures, a row for each game and league, and the latest games as a ridge of mountains.
import type { Box, Brush, Setting } from '../../picture/brush.ts'
import { type Crest, drawCrest } from '../../picture/crest.ts'
import { cutBox, type Point, trace } from '../../picture/cut.ts'
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
const RIDGE = 190
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

/** A table with a heading; the last columns are numbers. */
function tablePart(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  seed: string,
  crests: readonly Crest[] = [],
): Part {
  const inset = crests.length > 0 ? SIGN + PAD : 0
  return {
    height: ROW * (rows.length + 1),
    draw(brush, box) {
      leaf(brush, box, seed)
      const widths = heads
        .slice(1)
        .map((head, column) =>
          Math.max(brush.width(head, HEAD), ...rows.map((row) => brush.width(row[column + 1] ?? '', NUMBER))),
        )
      const [nameEnd = 0, ...ends] = columnsFrom(box.x + box.w - PAD, widths)
      for (const [index, row] of [heads, ...rows].entries()) {
        const isHead = index === 0
        const middle = box.y + ROW * (index + 0.5) + 1
        const [name = '', ...cells] = row
        const left = box.x + PAD + inset
        const crest = crests[index - 1]
        if (crest) drawCrest(brush.context, crest, { x: box.x + PAD + SIGN / 2, y: middle, side: SIGN })
        const max = nameEnd - left
        brush.text(name, left, middle, { ...(isHead ? HEAD : NAME), max, cut: true })
        for (const [column, cell] of cells.entries())
          brush.text(cell, ends[column] ?? 0, middle, { ...(isHead ? HEAD : NUMBER), align: 'right' })
        if (!isHead) hairline(brush, box, box.y + ROW * index, index === 1)
      }
    },
  }
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
    titles.map(({ crest }) => crest),
  )

const ratingsPart = ({ heads, ratings }: StatsInput): Part =>
  tablePart(
    [heads.league, heads.rating, heads.games],
    ratings.map(({ name, rating, games }) => [name, rating, games]),
    'ratings',
  )

/** The latest games: the higher the ridge, the more opponents were beaten; a game that was won has a red sun. */
function chartPart({ chart }: StatsInput): Part {
  return {
    height: LABEL + RIDGE + PAD,
    draw(brush, { x, y, w }) {
      const { context } = brush
      const middle = y + LABEL / 2
      const won = brush.text(chart.won, x + w - PAD, middle, { ...HEAD, align: 'right' })
      sun(brush, [x + w - PAD - won - 24, middle], true)
      brush.text(chart.label, x + PAD, middle, { ...HEAD, max: w - won - 110 })
      const frame = { x: x + 136, y: y + LABEL + 16, w: w - 160, h: RIDGE - 30 }
      const base = frame.y + frame.h
      for (const share of [1, 0.5, 0]) {
        const at = base - share * frame.h
        context.strokeStyle = share === 0 ? PALETTE.ink : PALETTE.wash
        context.lineWidth = share === 0 ? 3 : 1.6
        context.setLineDash(share === 0 ? [] : [9, 7])
        context.beginPath()
        context.moveTo(frame.x - 12, at)
        context.lineTo(frame.x + frame.w + 12, at)
        context.stroke()
        context.setLineDash([])
        brush.text(`${share * 100}%`, frame.x - 20, at, {
          ...HEAD,
          align: 'right',
          face: 'sans',
          weight: 600,
        })
      }
      const step = frame.w / (chart.games.length - 1)
      const points = chart.games.map(
        ({ beaten }, index): Point => [frame.x + step * index, base - beaten * frame.h],
      )
      drawRidge(brush, points, base)
      for (const [index, { won: isWon }] of chart.games.entries()) {
        const point = points[index]
        if (point) sun(brush, point, isWon)
      }
    },
  }
}

function drawRidge({ context }: Brush, points: readonly Point[], base: number): void {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return
  trace(context, [[first[0], base], ...points, [last[0], base]])
  context.fillStyle = PALETTE.water
  context.fill()
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.strokeStyle = PALETTE.jade
  context.lineWidth = 6
  context.lineJoin = 'round'
  context.stroke()
}

/** A game on the ridge: large and red where it was won, else a small hollow mark. */
function sun(brush: Brush, [x, y]: Point, isWon: boolean): void {
  if (isWon) brush.circle(x, y, 13, { fill: PALETTE.cinnabar, line: PALETTE.snow, wide: 3 })
  else brush.circle(x, y, 8, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 3 })
}
