// A sheet made of blocks one below the other, and cards beside each other in rows.
import type { Box, Brush } from './brush.ts'
import type { Sheet } from './paint.ts'
import { GAP, MARGIN, WIDTH } from './paper.ts'

/** Something with a height that is drawn at a place. */
export interface Block {
  readonly height: number
  draw(brush: Brush, y: number): void
}

/** A card that knows how tall it must be, and fills the box it is given. */
export interface Panel {
  readonly height: number
  draw(brush: Brush, box: Box): void
}

/** A sheet of these blocks from the top down, with so much room below the last. Pixels. */
export const stacked = (blocks: readonly Block[], below: number): Sheet => ({
  width: WIDTH,
  height: blocks.reduce((sum, { height }) => sum + height, below),
  draw(brush) {
    let y = 0
    for (const block of blocks) {
      block.draw(brush, y)
      y += block.height
    }
  },
})

/** The title of a hand or of a part of it, in a line of this height. */
export const titleBlock = (title: string, height: number, size = 56): Block => ({
  height,
  draw: (brush, y) =>
    void brush.text(title, MARGIN, y + height / 2, {
      size,
      weight: 900,
      face: 'serif',
      max: WIDTH - MARGIN * 2,
    }),
})

/** A row of cards of this width, all as tall as the tallest of them. */
export function cardRow(laid: readonly Panel[], w: number): Block {
  const h = Math.max(...laid.map(({ height }) => height))
  return {
    height: h + GAP,
    draw(brush, y) {
      for (const [column, card] of laid.entries())
        card.draw(brush, { x: MARGIN + column * (w + GAP), y, w, h })
    },
  }
}

/** How wide each of so many cards beside each other is. */
export const cardWidth = (across: number): number => (WIDTH - MARGIN * 2 - GAP * (across - 1)) / across

/** So many to a row; the last may have fewer. */
export const inRows = <T>(items: readonly T[], across: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / across) }, (_, row) =>
    items.slice(row * across, (row + 1) * across),
  )
