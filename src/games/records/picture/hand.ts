// Paints a hand: cards to choose from, generals, cities and schemes, then the player's lord and strategist.
import type { Brush } from '../../../picture/brush.ts'
import type { Painter } from '../../../picture/paint.ts'
import { GAP, LINE, MARGIN, WIDTH } from '../../../picture/paper.ts'
import { coin } from '../../../picture/signs.ts'
import { CITY_HEIGHT, drawCity, drawGeneral, GENERAL_HEIGHT, layEffect } from './cards-drawn.ts'
import type { EffectCard, Group, HandInput } from './hand-input.ts'
import { tilesAcross } from './tile.ts'

const TITLE = 88
const INNER = WIDTH - MARGIN * 2

/** Something with a height that is drawn at a place. */
interface Block {
  readonly height: number
  draw(brush: Brush, y: number): void
}

/** Paints a hand. */
export const paintHand: Painter<HandInput> = (input, measure) => {
  const across = tilesAcross(input.language)
  const blocks = [
    ...input.groups.flatMap((group, index) =>
      groupBlocks(measure, group, across, index === 0 ? input.coins : null),
    ),
    ...(input.court.length > 0 ? [space, ...effectBlocks(measure, input.court)] : []),
  ]
  return {
    width: WIDTH,
    height: blocks.reduce((sum, { height }) => sum + height, MARGIN),
    draw(brush) {
      let y = 0
      for (const block of blocks) {
        block.draw(brush, y)
        y += block.height
      }
    },
  }
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

/** Equal cards in rows. */
function rows<T>(
  cards: readonly T[],
  across: number,
  height: number,
  draw: (brush: Brush, card: T, place: { x: number; y: number; w: number }) => void,
): readonly Block[] {
  const w = (INNER - GAP * (across - 1)) / across
  return inRows(cards, across).map((row) => ({
    height: height + GAP,
    draw(brush, y) {
      for (const [column, card] of row.entries()) draw(brush, card, { x: MARGIN + column * (w + GAP), y, w })
    },
  }))
}

/** Cards with effects, two beside each other, as tall as the longer effect. */
function effectBlocks(measure: Brush, cards: readonly EffectCard[]): readonly Block[] {
  const w = (INNER - GAP) / 2
  return inRows(cards, 2).map((row) => {
    const laid = row.map((card) => layEffect(measure, card, w))
    const height = Math.max(...laid.map((each) => each.height))
    return {
      height: height + GAP,
      draw(brush, y) {
        for (const [column, each] of laid.entries())
          each.draw(brush, { x: MARGIN + column * (w + GAP), y, w, h: height })
      },
    }
  })
}

const inRows = <T>(items: readonly T[], across: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / across) }, (_, row) =>
    items.slice(row * across, (row + 1) * across),
  )
