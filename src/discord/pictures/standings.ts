// Paints standings: a table on one leaf, the leader's place in cinnabar, lines between those who go up, stay and go down.
import type { Box, Brush, Setting } from '../../picture/brush.ts'
import { cutBox, type Point, trace } from '../../picture/cut.ts'
import type { PictureRenderer } from '../../picture/paint.ts'
import { PALETTE } from '../../picture/palette.ts'
import { SMALLEST, WIDTH } from '../../picture/paper.ts'
import { drawBustFace } from '../../picture/result.ts'
import { drawSeal } from '../../picture/seal.ts'
import { bodyOf, drawPage, heightFor } from './page.ts'
import type { DividingRow, MemberRow, StandingsInput, StandingsRow } from './standings-input.ts'

/** Heights of a row: with many rows, and with few. */
const PITCH = { least: 46, most: 64 }
/** Height that the rows of a short table share out among them. */
const ROOM = 520
/** Height of a row with a face, and its side. */
const FACED = 96
const FACE = 88
const HEADS = 52
const LEGEND = 54
const GAP = 18
const PAD = 14
/** Width of a triangle, and of the space beside it. */
const WEDGE = 30

/** Paints a page of standings. */
export const paintStandings: PictureRenderer<StandingsInput> = (input, measure) => {
  const count = Math.max(1, input.rows.length)
  const pitch = Math.min(PITCH.most, Math.max(PITCH.least, Math.floor(ROOM / count)))
  const legend = input.legend === '' ? 0 : LEGEND
  const heights = input.rows.map((row) => (isFaced(row) ? FACED : pitch))
  const rowsHeight = Math.max(
    pitch,
    heights.reduce((sum, each) => sum + each, 0),
  )
  const height = heightFor(input, HEADS + rowsHeight + legend)
  const body = bodyOf(input, height)
  const columns = columnsOf(input, measure, body, pitch)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      drawPage(brush, input, height)
      const leaf = { x: body.x, y: body.y, w: body.w, h: HEADS + rowsHeight }
      cutBox(brush.context, leaf, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 3 }, 'standings')
      drawHeads(brush, input, columns, body.y)
      let y = body.y + HEADS
      for (const [index, row] of input.rows.entries()) {
        const h = heights[index] ?? pitch
        drawRow(brush, row, { x: body.x, y, w: body.w, h }, columns, input.rows[index - 1])
        y += h
      }
      if (input.legend !== '')
        brush.text(input.legend, body.x + PAD, leaf.y + leaf.h + LEGEND / 2 + 6, {
          face: 'kai',
          ink: PALETTE.pale,
          max: body.w - PAD * 2,
        })
    },
  }
}

const isFaced = (row: StandingsRow): boolean => row.kind === 'member' && row.face !== undefined

/** Where the columns stand: the left edge of what is written from the left, else the right one. */
interface Columns {
  readonly size: number
  readonly place: number
  readonly moved: number
  readonly face: number
  readonly name: number
  readonly nameWidth: number
  readonly games: number
  readonly wins: number
  readonly points: number
  readonly rating: number
}

const number = (size: number): Setting => ({ size, weight: 700 })
const strong = (size: number): Setting => ({ size: size + 2, weight: 800 })
const HEAD: Setting = { face: 'kai', size: SMALLEST, ink: PALETTE.pale }
/** Rating is a number with its doubt, longer than others and less important. */
const modest = (size: number): Setting => ({ size, weight: 600 })

function columnsOf(input: StandingsInput, measure: Brush, body: Box, pitch: number): Columns {
  const size = pitch > 54 ? 44 : SMALLEST
  const members = input.rows.filter((row) => row.kind === 'member')
  const widest = (head: string, texts: readonly string[], setting: Setting): number =>
    Math.max(measure.width(head, HEAD), 0, ...texts.map((text) => measure.width(text, setting)))
  const ratings = members.map((row) => ratingText(row))
  const rating = body.x + body.w - PAD
  const points = rating - widest(input.heads.rating, ratings, modest(size)) - GAP
  const wins =
    points -
    widest(
      input.heads.points,
      members.map((row) => row.points),
      strong(size),
    ) -
    GAP
  const games = wins - widest(input.heads.wins, members.map(winsText), number(size)) - GAP
  const nameEnd = games - widest(input.heads.games, members.map(gamesText), number(size)) - GAP
  const places = members.map(({ place }) => `${place}`)
  const place = body.x + PAD + Math.max(44, widest('', places, number(size)))
  const shifts = members.flatMap(({ moved }) => (moved ? [`${Math.abs(moved)}`] : []))
  const isMoving = members.some(({ moved }) => moved !== undefined)
  const moved = place + GAP
  const face = moved + (isMoving ? WEDGE + widest('', shifts, number(SMALLEST)) + GAP : 0)
  const name = face + (input.rows.some(isFaced) ? FACE + GAP : 0)
  return { size, place, moved, face, name, nameWidth: nameEnd - name, games, wins, points, rating }
}

const gamesText = ({ games, byes }: MemberRow): string => (byes > 0 ? `${games}+${byes}` : `${games}`)
const winsText = ({ wins }: MemberRow): string => `${wins}`
const ratingText = ({ rating, out }: MemberRow): string => out ?? (rating === '' ? '–' : rating)

function drawHeads(brush: Brush, { heads }: StandingsInput, columns: Columns, y: number): void {
  const middle = y + HEADS / 2 + 2
  brush.text(heads.name, columns.name, middle, { ...HEAD, max: columns.nameWidth })
  for (const column of ['games', 'wins', 'points', 'rating'] as const)
    brush.text(heads[column], columns[column], middle, { ...HEAD, align: 'right' })
}

function drawRow(
  brush: Brush,
  row: StandingsRow,
  box: Box,
  columns: Columns,
  above: StandingsRow | undefined,
): void {
  if (row.kind === 'group') drawGroup(brush, row, box)
  else if (row.kind === 'member') {
    if (above === undefined || above.kind === 'member') rule(brush, box, above === undefined)
    drawMember(brush, row, box, columns)
  } else drawBorder(brush, row, box)
}

/** A line above a row: strong below the heads, else a hairline. */
function rule({ context }: Brush, { x, y, w }: Box, isFirst: boolean): void {
  context.strokeStyle = isFirst ? PALETTE.ink : PALETTE.line
  context.lineWidth = isFirst ? 3 : 1.6
  context.beginPath()
  context.moveTo(x + 3, y)
  context.lineTo(x + w - 3, y)
  context.stroke()
}

function drawGroup(brush: Brush, { text }: DividingRow, { x, y, w, h }: Box): void {
  brush.box({ x: x + 1, y: y + 1, w: w - 2, h: h - 2 }, { fill: PALETTE.ink })
  brush.text(text, x + w / 2, y + h / 2 + 1, {
    size: SMALLEST,
    face: 'kai',
    ink: PALETTE.snow,
    align: 'center',
    max: w - PAD * 4,
    cut: true,
  })
}

/** Who goes up stands above it, who goes down below: a dashed line with a word for it. */
function drawBorder(brush: Brush, { kind, text }: DividingRow, { x, y, w, h }: Box): void {
  const { context } = brush
  const middle = y + h / 2
  const setting: Setting = { size: SMALLEST, face: 'kai' }
  const wide = Math.min(brush.width(text, setting), w - 220)
  const left = x + (w - wide - WEDGE) / 2 + 4
  context.strokeStyle = PALETTE.ink
  context.lineWidth = 3
  context.setLineDash([14, 9])
  for (const [from, to] of [
    [x + PAD, left - PAD],
    [left + WEDGE + wide + PAD, x + w - PAD],
  ] as const) {
    context.beginPath()
    context.moveTo(from, middle)
    context.lineTo(to, middle)
    context.stroke()
  }
  context.setLineDash([])
  wedge(brush, left + WEDGE / 2 - 8, middle, kind === 'up', PALETTE.ink)
  brush.text(text, left + WEDGE, middle + 1, { ...setting, max: wide })
}

function drawMember(brush: Brush, row: MemberRow, { y, h }: Box, columns: Columns): void {
  const middle = y + h / 2 + 1
  const { size } = columns
  const ink = row.out === undefined ? PALETTE.ink : PALETTE.pale
  drawPlace(brush, row, columns, middle)
  if (row.moved !== undefined) drawMove(brush, row.moved, columns.moved, middle)
  if (row.face) drawBustFace(brush, row.face, { x: columns.face, y: y + h - FACE - 1, side: FACE })
  brush.text(row.name, columns.name, middle, {
    size: size + 2,
    face: 'kai',
    ink,
    max: columns.nameWidth,
    cut: true,
  })
  const right = { align: 'right', ink } as const
  brush.text(gamesText(row), columns.games, middle, { ...number(size), ...right })
  brush.text(winsText(row), columns.wins, middle, { ...number(size), ...right })
  brush.text(row.points, columns.points, middle, { ...strong(size), ...right })
  brush.text(ratingText(row), columns.rating, middle, { ...modest(size), ...right })
}

/** The first three have seals, the leader's in cinnabar; the others a number. */
function drawPlace(brush: Brush, { place, counts }: MemberRow, columns: Columns, middle: number): void {
  if (counts && place <= 3)
    drawSeal(
      brush,
      `${place}`,
      { x: columns.place - 22, y: middle, side: 40 },
      { colour: place === 1 ? PALETTE.cinnabar : PALETTE.ink, worn: 2 },
    )
  else
    brush.text(`${place}`, columns.place, middle, {
      ...number(columns.size),
      align: 'right',
      ink: PALETTE.pale,
    })
}

function drawMove(brush: Brush, moved: number, x: number, middle: number): void {
  if (moved === 0) {
    brush.box({ x: x + 2, y: middle - 2, w: 18, h: 4 }, { fill: PALETTE.line })
    return
  }
  const ink = moved > 0 ? PALETTE.jade : PALETTE.pale
  wedge(brush, x + 11, middle, moved > 0, ink)
  brush.text(`${Math.abs(moved)}`, x + WEDGE, middle, { ...number(SMALLEST), ink })
}

/** A triangle: up is filled and points up, down is hollow and points down. */
function wedge({ context }: Brush, x: number, y: number, isUp: boolean, ink: string): void {
  const tall = isUp ? 11 : -11
  const points: readonly Point[] = [
    [x - 12, y + tall],
    [x + 12, y + tall],
    [x, y - tall],
  ]
  trace(context, points)
  context.fillStyle = ink
  context.strokeStyle = ink
  context.lineWidth = 4
  context.lineJoin = 'round'
  if (isUp) context.fill()
  context.stroke()
}
