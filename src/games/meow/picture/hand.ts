// Paints a hand: groups of cards, two beside each other, each with its numbers and what it does.
import { type Block, cardRow, cardWidth, inRows, stacked, titleBlock } from '../../../picture/blocks.ts'
import type { Box, Brush } from '../../../picture/brush.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { CINNABAR, GAP, LEAF, LINE, MARGIN, PALE_INK } from '../../../picture/paper.ts'
import { swords } from '../../../picture/signs.ts'
import type { CardFace, HandInput } from './hand-input.ts'
import { heart, paw } from './signs.ts'

const TITLE = 86
const ROW = 56
const LINE_HEIGHT = 50
const PAD = 16

/** Paints a hand. */
export const paintHand: PictureRenderer<HandInput> = ({ groups, empty }, measure) => {
  const blocks = groups.flatMap(({ title, cards }) => [titled(title), ...rows(measure, cards)])
  return stacked(blocks.length > 0 ? blocks : [titled(empty)], MARGIN - GAP)
}

const titled = (title: string): Block => titleBlock(title, TITLE, 54)

function rows(measure: Brush, cards: readonly CardFace[]): readonly Block[] {
  const w = cardWidth(2)
  return inRows(cards, 2).map((row) =>
    cardRow(
      row.map((card) => layCard(measure, card, w)),
      w,
    ),
  )
}

const NAME = { size: 46, weight: 800, face: 'serif' } as const

function layCard(measure: Brush, card: CardFace, w: number) {
  const room = w - PAD * 2
  const best = measure.best(card.names, room, NAME)
  const names = measure.width(best, NAME) <= room ? [best] : measure.lines(best, room, NAME)
  const lines = measure.lines(card.text, room)
  const rowsAbove = names.length + (card.numbers ? 1 : 0) + (card.kind ? 1 : 0) + (card.carries ? 1 : 0)
  return {
    height: PAD + rowsAbove * ROW + lines.length * LINE_HEIGHT + PAD,
    draw(brush: Brush, box: Box): void {
      brush.box(box, { fill: LEAF, line: LINE, wide: 3, round: 12 })
      const x = box.x + PAD
      let y = box.y + PAD + ROW / 2
      for (const name of names) {
        brush.text(name, x, y, { ...NAME, max: room })
        y += ROW
      }
      if (card.numbers) {
        numbersRow(brush, card.numbers, x, y, room)
        y += ROW
      }
      for (const [text, ink] of [
        [card.kind, PALE_INK],
        [card.carries, CINNABAR],
      ] as const) {
        if (!text) continue
        brush.text(text, x, y, { ink, max: room })
        y += ROW
      }
      for (const [index, line] of lines.entries())
        brush.text(line, x, y - ROW / 2 + LINE_HEIGHT * (index + 0.5))
    },
  }
}

function numbersRow(
  brush: Brush,
  { attack, hp, paws }: NonNullable<CardFace['numbers']>,
  x: number,
  y: number,
  room: number,
): void {
  for (const [index, [sign, n]] of (
    [
      [swords, attack],
      [heart, hp],
      [paw, paws],
    ] as const
  ).entries()) {
    const left = x + (index * room) / 3
    sign(brush, left + 22, y, 42)
    brush.text(String(n), left + 52, y, { size: 48, weight: 700 })
  }
}
