// Paints the table: the track above, a band for each player below, with four gauges and whatever lasts.
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
import { cards } from '../../../picture/signs.ts'
import { tag, tagWidth } from '../../../picture/tags.ts'
import type { Band, Gauge, TableInput } from './table-input.ts'
import { drawTrack, TRACK_HEIGHT } from './track.ts'

const TITLE = 92
const PILES = 60
const NAME_LINE = 72
const GAUGES = 86
const TAG_LINE = 68
const PAD = 14
const INNER = WIDTH - (MARGIN + PAD) * 2
const COUNTER = 128

/** Paints a table. */
export const paintTable: PictureRenderer<TableInput> = (input, measure) => {
  const laid = input.bands.map((band) => ({ band, rows: tagRows(measure, band.lasting) }))
  const top = TITLE + PILES + (input.atWork === null ? 0 : PILES) + TRACK_HEIGHT + GAP
  const height = laid.reduce((sum, { band, rows }) => sum + bandHeight(band, rows.length) + GAP, top)
  return {
    width: WIDTH,
    height: height - GAP + MARGIN,
    draw(brush) {
      head(brush, input)
      drawTrack(brush, input.track, top - TRACK_HEIGHT - GAP)
      let y = top
      for (const { band, rows } of laid) {
        const h = bandHeight(band, rows.length)
        drawBand(brush, band, rows, y, h)
        y += h + GAP
      }
    },
  }
}

const bandHeight = ({ gauges }: Band, rows: number): number =>
  PAD + NAME_LINE + (gauges.length > 0 ? GAUGES : 0) + rows * TAG_LINE + (gauges.length > 0 ? 4 : 0)

function head(brush: Brush, { era, round, piles, atWork }: TableInput): void {
  const right = WIDTH - MARGIN
  const said = brush.width(round)
  const room = right - MARGIN - said - GAP * 3
  const setting = { size: 60, weight: 900, face: 'serif' } as const
  brush.text(brush.best(era, room, setting), MARGIN, TITLE / 2, { ...setting, max: room })
  brush.text(round, right, TITLE / 2, { align: 'right' })
  brush.text(piles, MARGIN, TITLE + PILES / 2 - 8, { ink: PALE_INK, max: right - MARGIN })
  if (atWork !== null)
    brush.text(atWork, MARGIN, TITLE + PILES * 1.5 - 8, {
      weight: 700,
      ink: CINNABAR,
      max: right - MARGIN,
      cut: true,
    })
}

/** Tags in as many rows as they take. */
function tagRows(measure: Brush, lasting: readonly string[]): readonly (readonly string[])[] {
  const rows: string[][] = []
  let left = 0
  for (const word of lasting) {
    const wide = Math.min(INNER, tagWidth(measure, word)) + GAP
    if (rows.length === 0 || left + wide > INNER + GAP) {
      rows.push([])
      left = 0
    }
    rows.at(-1)?.push(word)
    left += wide
  }
  return rows
}

function drawBand(
  brush: Brush,
  band: Band,
  rows: readonly (readonly string[])[],
  y: number,
  h: number,
): void {
  const { acting, out } = band
  brush.box(
    { x: MARGIN, y, w: WIDTH - MARGIN * 2, h },
    { fill: acting ? LEAF : RESTING, line: acting ? CINNABAR : LINE, wide: acting ? 6 : 3, round: 16 },
  )
  const x = MARGIN + PAD
  nameLine(brush, band, x, y + PAD + NAME_LINE / 2 - 4)
  if (out) return
  const wide = (INNER - GAP * 3 * (band.gauges.length - 1)) / Math.max(1, band.gauges.length)
  for (const [index, each] of band.gauges.entries())
    gauge(brush, each, x + index * (wide + GAP * 3), y + PAD + NAME_LINE, wide)
  for (const [index, row] of rows.entries()) {
    let left = x
    const middle = y + PAD + NAME_LINE + GAUGES + TAG_LINE * (index + 0.5)
    for (const word of row) {
      lastingTag(brush, word, left, middle)
      left += tagWidth(brush, word) + GAP
    }
  }
}

/** One that is too long for the band is condensed. */
function lastingTag(brush: Brush, word: string, x: number, y: number): void {
  if (tagWidth(brush, word) <= INNER) tag(brush, word, x, y, { ink: INK, filled: false })
  else brush.text(word, x, y, { weight: 700, max: INNER, cut: true })
}

/** Whose it is and the lord on the left; cards in hand on the right. */
function nameLine(
  brush: Brush,
  { name, tag: sign, acting, out, first, lord, cards: held }: Band,
  x: number,
  y: number,
) {
  const right = x + INNER
  let left = x
  if (sign) {
    tag(brush, sign, left, y, { ink: acting ? CINNABAR : PALE_INK, filled: acting })
    left += tagWidth(brush, sign) + GAP
  }
  if (first) {
    tag(brush, first, left, y, { ink: INK, filled: false })
    left += tagWidth(brush, first) + GAP
  }
  const end = out ? right : right - COUNTER
  if (!out) {
    cards(brush, end + 34, y, 50)
    brush.text(String(held), end + 68, y, { size: 50, weight: 700, max: COUNTER - 72 })
  }
  const lordRoom = lord.length === 0 ? 0 : Math.min(brush.width(lord[0] ?? ''), (end - left) * 0.5)
  const setting = { size: 50, weight: 900, face: 'serif', ink: out ? PALE_INK : INK } as const
  const wide = brush.text(name, left, y, { ...setting, max: end - left - lordRoom - GAP * 2, cut: true })
  if (lord.length === 0) return
  const room = end - left - wide - GAP * 3
  brush.text(brush.best(lord, room), left + wide + GAP * 2, y, { ink: PALE_INK, max: room, cut: true })
}

/** A label with its number, and a bar of as many cells as the stat goes up to. */
function gauge(brush: Brush, { label, value, of, suspended }: Gauge, x: number, y: number, w: number): void {
  const middle = y + 26
  const ink = suspended || value === 0 ? CINNABAR : INK
  const wide = brush.text(String(value), x + w, middle, { size: 50, weight: 800, ink, align: 'right' })
  brush.text(label, x, middle, { ink: PALE_INK, max: w - wide - GAP })
  const gap = of > 9 ? 3 : 5
  const cell = (w - gap * (of - 1)) / of
  for (let n = 0; n < of; n++) {
    const filled = n < value
    const box = { x: x + n * (cell + gap), y: y + 54, w: cell, h: 18 }
    brush.box(box, filled ? { fill: JADE, round: 3 } : { line: LINE, wide: 2, round: 3 })
  }
}
