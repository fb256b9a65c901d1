// Paints a hand: cards to choose from, generals, cities and schemes, then the player's lord and strategist.
import { type Block, cardRow, cardWidth, inRows, stacked } from '../../../picture/blocks.ts'
import type { Box, Brush } from '../../../picture/brush.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { GAP, LINE, MARGIN, WIDTH } from '../../../picture/paper.ts'
import { coin } from '../../../picture/signs.ts'
import { CITY_HEIGHT, drawCity, drawGeneral, GENERAL_HEIGHT, layEffect } from './cards-drawn.ts'
import type { EffectCard, Group, HandInput } from './hand-input.ts'

const TITLE = 88
const INNER = WIDTH - MARGIN * 2

/** Paints a hand. */
export const paintHand: PictureRenderer<HandInput> = (input, measure) => {
  const across = input.language === 'en' ? 3 : 4
  const blocks = [
    ...input.groups.flatMap((group, index) =>
      groupBlocks(measure, group, across, index === 0 ? input.coins : null),
    ),
    ...(input.court.length > 0 ? [space, ...effectBlocks(measure, input.court)] : []),
  ]
  return stacked(blocks, MARGIN)
}

/** A rule between the hand and the court. */
const space: Block = {
  height: GAP * 2,
  draw: (brush, y) => brush.box({ x: MARGIN, y: y + 3, w: INNER, h: 3 }, { fill: LINE }),
}

function groupBlocks(measure: Brush, group: Group, across: number, coins: number | null): readonly Block[] {
  const { generals, cities, effects } = group
  return [
    titleBlock(group.title, coins),
    ...rows(generals, across, GENERAL_HEIGHT, drawGeneral),
    ...rows(cities, across, CITY_HEIGHT, drawCity),
    ...effectBlocks(measure, effects),
  ]
}

function titleBlock(title: string, coins: number | null): Block {
  return {
    height: TITLE,
    draw(brush, y) {
      const middle = y + TITLE / 2
      brush.text(title, MARGIN, middle, { size: 56, weight: 900, face: 'serif' })
      if (coins === null) return
      const right = WIDTH - MARGIN
      const wide = brush.text(String(coins), right, middle, { size: 50, weight: 700, align: 'right' })
      coin(brush, right - wide - 36, middle, 50)
    },
  }
}

/** Cards of one height in rows. */
function rows<T>(
  cards: readonly T[],
  across: number,
  height: number,
  draw: (brush: Brush, card: T, box: Box) => void,
): readonly Block[] {
  const laid = cards.map((card) => ({ height, draw: (brush: Brush, box: Box) => draw(brush, card, box) }))
  return inRows(laid, across).map((row) => cardRow(row, cardWidth(across)))
}

/** Cards with effects, two beside each other, as tall as the longer effect. */
function effectBlocks(measure: Brush, cards: readonly EffectCard[]): readonly Block[] {
  const w = cardWidth(2)
  return inRows(cards, 2).map((row) =>
    cardRow(
      row.map((card) => layEffect(measure, card, w)),
      w,
    ),
  )
}
