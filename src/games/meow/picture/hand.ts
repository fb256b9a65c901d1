// Paints a hand: groups of cards, two beside each other; a general's cat, its numbers, and what each card does.
import { type Block, inRows } from '../../../picture/blocks.ts'
import type { Box, Brush, Setting } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { laySheet } from '../../../picture/sheet.ts'
import { cardPanel } from './card.ts'
import type { CardFace, HandInput } from './hand-input.ts'

const EDGE = 34
const INNER = WIDTH - EDGE * 2
const GAP = 10
const COLUMNS = 2
const TITLE = 78
const GROUP: Setting = { size: 54, face: 'brush' }

/** Paints a hand. */
export const paintHand: PictureRenderer<HandInput> = ({ groups, empty }, measure) => {
  const laid = groups.flatMap(({ title, cards }) => [titled(title), ...rows(measure, cards)])
  const blocks = laid.length > 0 ? laid : [titled(empty)]
  const height = blocks.reduce((sum, block) => sum + block.height, EDGE * 2 - GAP)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      laySheet(brush.context, { width: WIDTH, height }, 'meow hand')
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

function rows(measure: Brush, cards: readonly CardFace[]): readonly Block[] {
  const w = (INNER - GAP * (COLUMNS - 1)) / COLUMNS
  return inRows(cards, COLUMNS).map((row) => {
    const panels = row.map((card) => cardPanel(measure, card, w))
    const h = Math.max(...panels.map(({ height }) => height))
    return {
      height: h + GAP,
      draw(brush, y) {
        for (const [column, panel] of panels.entries())
          panel.draw(brush, { x: EDGE + column * (w + GAP), y, w, h })
      },
    }
  })
}
