// Paints a hand: two cards beside each other, each with its name, its era or kind, and what it does.
import { cardRow, cardWidth, inRows, stacked, titleBlock } from '../../../picture/blocks.ts'
import type { Box, Brush } from '../../../picture/brush.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { CINNABAR, GAP, JADE, LEAF, LINE, MARGIN, PALE_INK } from '../../../picture/paper.ts'
import { scroll, swords } from '../../../picture/signs.ts'
import { tag, tagWidth } from '../../../picture/tags.ts'
import type { CardFace, HandInput } from './hand-input.ts'

const TITLE = 92
const PAD = 16
const HEAD = 70
const NOTE = 62
const LINE_HEIGHT = 50

/** Paints a hand. */
export const paintHand: PictureRenderer<HandInput> = ({ title, cards }, measure) => {
  const w = cardWidth(2)
  const rows = inRows(cards, 2).map((row) =>
    cardRow(
      row.map((card) => layCard(measure, card, w)),
      w,
    ),
  )
  return stacked([titleBlock(title, TITLE), ...rows], MARGIN - GAP)
}

const NAME = { size: 46, weight: 800, face: 'serif' } as const
const NAME_LINE = 54
/** Room of the sign before a name. */
const SIGN = 60

function layCard(measure: Brush, card: CardFace, w: number) {
  const { effect, note, here, kind, count } = card
  const copies = count > 1 ? `×${count}` : ''
  const inset = kind === 'dynasty' ? 0 : SIGN
  const room = w - PAD * 2 - inset - (copies === '' ? 0 : measure.width(copies, COPIES) + GAP)
  const names = namesIn(measure, card, room)
  const noted = HEAD + (names.length - 1) * NAME_LINE
  const top = noted + (note === null ? 0 : NOTE)
  const lines = measure.lines(effect, w - PAD * 2)
  return {
    height: top + lines.length * LINE_HEIGHT + PAD,
    draw(brush: Brush, box: Box): void {
      const [x, y, right] = [box.x + PAD, box.y, box.x + box.w - PAD]
      brush.box(box, {
        fill: LEAF,
        line: here === null ? LINE : JADE,
        wide: here === null ? 3 : 6,
        round: 12,
      })
      const middle = y + HEAD / 2 + 4
      if (kind === 'attack') swords(brush, x + 24, middle, 44, CINNABAR)
      else if (kind === 'other') scroll(brush, x + 24, middle, 44)
      for (const [index, name] of names.entries())
        brush.text(name, x + inset, middle + index * NAME_LINE, { ...NAME, max: room })
      brush.text(copies, right, middle, { ...COPIES, align: 'right' })
      if (note !== null) noteLine(brush, note, here, { x, right, y: y + noted + NOTE / 2 - 4 })
      for (const [index, line] of lines.entries()) brush.text(line, x, y + top + LINE_HEIGHT * (index + 0.5))
    },
  }
}

const COPIES = { size: 44, weight: 700 } as const

/** The name in one line as full as it fits, else in several. */
function namesIn(measure: Brush, { names }: CardFace, room: number): readonly string[] {
  const best = measure.best(names, room, NAME)
  return measure.width(best, NAME) <= room ? [best] : measure.lines(best, room, NAME)
}

/** Era and type, and whether that era is now. */
function noteLine(
  brush: Brush,
  note: string,
  here: string | null,
  { x, right, y }: { readonly x: number; readonly right: number; readonly y: number },
): void {
  const wide = here === null ? 0 : tagWidth(brush, here) + GAP
  if (here !== null) tag(brush, here, right - wide + GAP, y, { ink: JADE, filled: true })
  brush.text(note, x, y, { ink: PALE_INK, max: right - x - wide })
}
