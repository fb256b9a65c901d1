// Paints the hand of a first turn as slips side by side: era above, then the picture, name and effect down the page.
import type { Box, Brush, Setting, Sized } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import type { Sheet } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { SMALLEST, WIDTH } from '../../../picture/paper.ts'
import { laySheet } from '../../../picture/sheet.ts'
import { drawSlip, SLIP } from '../../../picture/slip.ts'
import { drawWindow } from './card-window.ts'
import type { CardFace, HandInput } from './hand-input.ts'

const EDGE = 36
const GAP = 6
const BAND = 66
const PICTURE = 136
const PAD = 9
/** From one sign to the next, by their size, and the space between parts of a sentence, in signs. */
const LEAD = 1.04
const BETWEEN = 0.35
const EFFECT: Sized = { size: 42, face: 'kai' }
const COLUMN = 46
const NAME = { most: 62, least: 46, column: 66 } as const
const FOOT = 58
const ROOM = WIDTH - EDGE * 2 - SLIP - GAP
const KIND: Setting = { size: 42, face: 'kai', align: 'center' }
const COPIES: Setting = { size: 50, weight: 800, ink: PALETTE.jade, halo: PALETTE.leaf }
/** Signs of an effect in one column: the first that has room for all. */
const ROWS = [10, 11, 12, 13, 14, 15, 16]

/** A column of words: each part keeps together, and each of its signs, numbers with their sign too, takes a line. */
type Column = readonly (readonly string[])[]

/** The slips of these cards; nothing where they have no room side by side, or are read across the page. */
export function slipsOf({ title, cards, language }: HandInput, measure: Brush): Sheet | undefined {
  if (language === 'en' || cards.length === 0) return
  for (const rows of ROWS) {
    const slips = cards.map((card) => slipOf(measure, card, rows))
    const spare = ROOM - slips.reduce((sum, { width }) => sum + width + GAP, -GAP)
    if (spare < 0 || slips.some(({ size }) => size < NAME.least)) continue
    const words = rows * EFFECT.size * LEAD
    const height = Math.ceil(EDGE * 2 + BAND + PICTURE + PAD * 2 + words + FOOT)
    return {
      width: WIDTH,
      height,
      draw(brush) {
        laySheet(brush.context, { width: WIDTH, height }, `slips ${cards.length}`)
        const book = { x: WIDTH - EDGE - SLIP, y: EDGE, w: SLIP, h: height - EDGE * 2 }
        drawSlip(brush, book, 'dynasties', { title, aside: '' })
        let x = EDGE
        for (const slip of slips) {
          const w = slip.width + spare / cards.length
          drawSlipCard(brush, slip, { x, y: EDGE, w, h: height - EDGE * 2 })
          x += w + GAP
        }
      },
    }
  }
  return undefined
}

/** A card as it is set on a slip of this many signs. */
interface Slip {
  readonly card: CardFace
  readonly name: string
  /** Of its name, in pixels. */
  readonly size: number
  readonly columns: readonly Column[]
  readonly width: number
}

function slipOf(measure: Brush, card: CardFace, rows: number): Slip {
  const name = card.names.at(-1) ?? ''
  const columns = columnsOf(card.effect, rows)
  const size = Math.min(NAME.most, (rows * EFFECT.size) / [...name].length)
  const across = [bandOf(card), card.type].map((word) => measure.width(word, { ...KIND, size: SMALLEST }))
  const width = Math.max(PAD * 2 + NAME.column + columns.length * COLUMN, Math.max(...across) + 16)
  return { card, name, size, columns, width }
}

function drawSlipCard(brush: Brush, { card, name, size, columns }: Slip, box: Box): void {
  const { context } = brush
  const { x, y, w, h } = box
  const edge = card.here === null ? { line: PALETTE.ink, wide: 2.6 } : { line: PALETTE.jade, wide: 6 }
  cutBox(context, box, { fill: PALETTE.leaf, ...edge }, name)
  drawBand(brush, card, { x, y, w, h: BAND })
  const window = { x, y: y + BAND, w, h: PICTURE }
  drawWindow(brush, card, window)
  if (card.count > 1)
    brush.text(`×${card.count}`, x + w - PAD, window.y + PICTURE - 28, { ...COPIES, align: 'right' })
  const top = window.y + PICTURE + PAD
  const right = x + w - PAD - NAME.column
  down(brush, [[...name]], right + NAME.column / 2, top, { size, face: 'brush' })
  const step = (right - x - PAD) / columns.length
  for (const [index, column] of columns.entries())
    down(brush, column, right - step * (index + 0.5), top, EFFECT)
  context.fillStyle = PALETTE.line
  context.fillRect(right - 1, top, 1.8, h - FOOT - PAD - top + y)
  context.fillRect(x + 10, y + h - FOOT, w - 20, 1.8)
  const foot = card.here ?? (card.era === null ? '' : card.type)
  const ink = card.here === null ? PALETTE.pale : PALETTE.jade
  brush.text(foot, x + w / 2, y + h - FOOT / 2, { ...KIND, ink, max: w - 12 })
}

/** The era of a card above it, or that it waits for none. */
const bandOf = ({ era, type }: CardFace): string => era ?? type

function drawBand(brush: Brush, card: CardFace, box: Box): void {
  const { x, y, w, h } = box
  const { here, names } = card
  const waits = card.era === null ? PALETTE.brass : PALETTE.ink
  const fill = here === null ? waits : PALETTE.jade
  cutBox(brush.context, box, { fill, line: PALETTE.ink, wide: 2.6 }, `band ${names[0]}`)
  const ink = PALETTE.snow
  brush.text(bandOf(card), x + w / 2, y + h / 2, {
    size: 50,
    face: 'brush',
    ink,
    align: 'center',
    max: w - 12,
  })
}

/** What a card does in columns, parts of a sentence together where they have room. */
function columnsOf(effect: string, rows: number): readonly Column[] {
  const columns: string[][][] = []
  let free = 0
  for (const part of effect.split(/[、，；：。]/u)) {
    let signs = cellsOf(part)
    if (signs.length === 0) continue
    if (columns.length > 0 && free >= signs.length + BETWEEN) {
      columns.at(-1)?.push(signs)
      free -= signs.length + BETWEEN
      continue
    }
    // A part too long for one column stands in columns of about one length.
    const each = Math.ceil(signs.length / Math.ceil(signs.length / rows))
    for (; signs.length > 0; signs = signs.slice(each)) {
      columns.push([signs.slice(0, each)])
      free = rows - Math.min(each, signs.length)
    }
  }
  return columns
}

/** Signs, each number with plus or minus in one; a range is told with a word, since a dash would have to be turned. */
const cellsOf = (text: string): string[] => text.replaceAll('–', '至').match(/[+−0-9]+|[^\s+−0-9]/gu) ?? []

/** Writes a column down the page from `y`. */
function down(brush: Brush, column: Column, x: number, y: number, setting: Sized): void {
  const lead = setting.size * LEAD
  let at = y
  for (const part of column) {
    for (const sign of part) {
      const number = /[0-9]/.test(sign)
      brush.text(sign, x, at + lead / 2, {
        ...setting,
        ...(number && { face: 'sans', weight: 700, size: SMALLEST, max: COLUMN - 2 }),
        align: 'center',
      })
      at += lead
    }
    at += lead * BETWEEN
  }
}
