// A hand in print: groups of cards two beside each other, each group under its title.
import { type Block, inRows, type Panel } from './blocks.ts'
import type { Box, Brush, Setting } from './brush.ts'
import { cutBox } from './cut.ts'
import type { Sheet } from './paint.ts'
import { PALETTE } from './palette.ts'
import { WIDTH } from './paper.ts'
import { laySheet } from './sheet.ts'

const EDGE = 34
const INNER = WIDTH - EDGE * 2
const GAP = 10
const COLUMNS = 2
const TITLE = 78
const GROUP: Setting = { size: 54, face: 'brush' }

/** Width of a card in pixels. */
export const HAND_CARD = (INNER - GAP * (COLUMNS - 1)) / COLUMNS

/** Cards that lie together. */
export interface HandGroup {
  readonly title: string
  readonly cards: readonly Panel[]
}

/** A sheet with these groups; equal seeds make equal paper. */
export function handPage(groups: readonly HandGroup[], seed: string): Sheet {
  const blocks = groups.flatMap(({ title, cards }) => [titled(title), ...inRows(cards, COLUMNS).map(row)])
  const height = blocks.reduce((sum, block) => sum + block.height, EDGE * 2 - GAP)
  return {
    width: WIDTH,
    height,
    draw(brush: Brush) {
      laySheet(brush.context, { width: WIDTH, height }, seed)
      let y = EDGE
      for (const block of blocks) {
        block.draw(brush, y)
        y += block.height
      }
    },
  }
}

/** A title with a cut line to the right edge. */
const titled = (title: string): Block => ({
  height: TITLE,
  draw(brush, y) {
    const middle = y + TITLE / 2
    const wide = brush.text(title, EDGE + 4, middle, { ...GROUP, max: INNER - 40 })
    const line: Box = { x: EDGE + wide + 24, y: middle - 2, w: INNER - wide - 28, h: 4 }
    if (line.w > 20) cutBox(brush.context, line, { fill: PALETTE.ink }, title)
  },
})

/** Cards beside each other, all as tall as the tallest. */
function row(cards: readonly Panel[]): Block {
  const h = Math.max(...cards.map(({ height }) => height))
  return {
    height: h + GAP,
    draw(brush, y) {
      for (const [column, card] of cards.entries())
        card.draw(brush, { x: EDGE + column * (HAND_CARD + GAP), y, w: HAND_CARD, h })
    },
  }
}
