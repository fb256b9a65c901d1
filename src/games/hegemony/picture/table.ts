// Paints the table: places round a closed ring, one head between neighbours, what goes on as a stroke between the rows.
import type { Brush } from '../../../picture/brush.ts'
import { brushStroke } from '../../../picture/cut.ts'
import { firstFitting } from '../../../picture/fitting.ts'
import type { PictureRenderer, Sheet } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { drawArrow } from './arrows.ts'
import { factionLook } from './badge.ts'
import { drawPage, EDGE, pageOf } from './frame.ts'
import { type Ring, ringOf, rowsOf } from './ring.ts'
import type { TableInput } from './table-input.ts'
import { drawTile, type TileKind, tileHeight } from './tile.ts'

/** Room for the line of what goes on; without one, for the heads alone. */
const LINE = 98
const LOW_LINE = 84
const NO_LINE = 40
/** Height of Chinese busts by rows. */
const BUSTS = [0, 220, 150, 124]
const LOW_BUST = 116

/** Fullest first: where many sit, places are lower and have fewer chips. */
const plansOf = (seats: number): readonly [TileKind, ...TileKind[]] => {
  const bust = BUSTS[rowsOf(seats).length] ?? 0
  const full = { bust, row: 94, nameLine: 70, vitals: 56, rows: Number.POSITIVE_INFINITY, banded: true }
  const low = { ...full, row: 78, nameLine: 58, vitals: 48, rows: 1 }
  return [
    full,
    { ...full, rows: 2 },
    { ...full, rows: 1 },
    { ...low, banded: false },
    { ...low, bust: Math.min(bust, LOW_BUST), row: 66, nameLine: 52, vitals: 44, banded: false },
  ]
}

/** Paints a table. */
export const paintTable: PictureRenderer<TableInput> = (input, measure) =>
  firstFitting(plansOf(input.seats.length), (kind) => layTable(input, measure, kind))

function layTable(input: TableInput, measure: Brush, kind: TileKind): Sheet {
  const { seats, now, language } = input
  const page = pageOf(language)
  const line = now.length === 0 ? NO_LINE : kind.banded ? LINE : LOW_LINE
  const ring = ringOf(seats.length, page, { line, least: page.least }, (index, w) => {
    const seat = seats[index]
    return seat ? tileHeight(measure, seat, w, kind) : 0
  })
  const height = Math.ceil(ring.bottom + EDGE + 2)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      drawPage(brush, height, input.title, input.facts.join(language === 'en' ? ' · ' : ' '))
      for (const [index, seat] of seats.entries()) {
        const box = ring.boxes[index]
        if (box) drawTile(brush, seat, box, kind)
      }
      if (now.length > 0) nowLine(brush, input, ring, page)
      if (seats.length > 2)
        for (const [index, box] of ring.boxes.entries()) {
          const next = ring.boxes[index + 1] ?? (rowsOf(seats.length).length > 1 ? ring.boxes[0] : undefined)
          const linked = seats[index]?.linked ?? null
          if (next) drawArrow(brush, box, next, linked === null ? undefined : factionLook(linked).colour)
        }
    },
  }
}

/** What goes on, on one brush stroke: red while something is being resolved, and for who won. */
function nowLine(
  brush: Brush,
  { now, pressing, seats }: TableInput,
  { line: y }: Ring,
  { x, w }: { readonly x: number; readonly w: number },
): void {
  const red = pressing || seats.some(({ tags }) => tags.some(({ kind }) => kind === 'won'))
  const left = x + 50
  const wide = w - 100
  brushStroke(
    brush.context,
    [
      [left, y + 3],
      [left + wide * 0.3, y - 4],
      [left + wide * 0.65, y + 4],
      [left + wide, y - 2],
    ],
    { wide: 80, ink: red ? PALETTE.cinnabar : PALETTE.aged, seed: 'now', dry: 0.15 },
  )
  const setting = { size: 54, face: 'brush', ink: red ? PALETTE.snow : PALETTE.ink } as const
  const room = wide * 0.88
  brush.text(brush.best(now, room * 1.1, setting), left + 34, y, { ...setting, max: room, cut: true })
}
