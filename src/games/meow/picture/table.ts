// Paints the table: line-ups that fight on their fields; else the piles, the battles of the campaign, and a band for each side.
import type { Block } from '../../../picture/blocks.ts'
import type { Brush } from '../../../picture/brush.ts'
import { firstFitting } from '../../../picture/fitting.ts'
import { contentOf, drawPage, pageHeight } from '../../../picture/page.ts'
import type { PictureRenderer, Sheet } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { blockWidth, wordBlock } from '../../../picture/word-block.ts'
import { bandBlock } from './band.ts'
import { fightingIn, layBattle } from './battle.ts'
import { drawPile, PILE, pileWidth } from './piles.ts'
import type { TableInput } from './table-input.ts'

const GAP = 10
/** Height of the row of battles. */
const BATTLES = 70
/** Length of the way from one battle to the next. */
const ROAD = 34

/** Paints a table. */
export const paintTable: PictureRenderer<TableInput> = (input, measure) => {
  const sides = fightingIn(input)
  return sides
    ? layBattle(input, sides, measure)
    : firstFitting(['large', 'small', 'said'] as const, (held) => layTable(input, measure, held))
}

function layTable(input: TableInput, measure: Brush, held: Parameters<typeof bandBlock>[3]): Sheet {
  const { x, y, w } = contentOf(input.language)
  const blocks = [
    pilesBlock(input, measure, x, w),
    ...battlesBlock(input, x),
    ...input.bands.map((band) => bandBlock(measure, band, { x, w }, held)),
  ]
  const low = blocks.reduce((sum, { height }) => sum + height + GAP, y)
  const height = pageHeight(input.language, low - GAP, input.slip)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      drawPage(brush, { ...input, crest: 'meow' }, height)
      let at = y
      for (const block of blocks) {
        block.draw(brush, at)
        at += block.height + GAP
      }
    },
  }
}

/** The piles side by side, as far apart as there is room. */
function pilesBlock({ piles }: TableInput, measure: Brush, x: number, w: number): Block {
  const widths = piles.map((pile) => pileWidth(measure, pile))
  const gap = Math.min(60, (w - widths.reduce((sum, wide) => sum + wide, 0)) / Math.max(1, piles.length - 1))
  return {
    height: PILE,
    draw(brush, y) {
      let at = x
      for (const [index, pile] of piles.entries()) {
        drawPile(brush, pile, at, y)
        at += (widths[index] ?? 0) + gap
      }
    },
  }
}

/** The battles of the campaign on their way: fought in ink, the present one in cinnabar. */
function battlesBlock({ battles }: TableInput, x: number): readonly Block[] {
  if (battles.length === 0) return []
  return [
    {
      height: BATTLES,
      draw(brush, y) {
        let at = x
        for (const [index, { name, now, past }] of battles.entries()) {
          const middle = y + BATTLES / 2
          if (index > 0) {
            brush.box({ x: at, y: middle - 3, w: ROAD, h: 6 }, { fill: PALETTE.ink })
            at += ROAD
          }
          wordBlock(brush, name, [at, middle], now ? PALETTE.cinnabar : past ? PALETTE.ink : undefined)
          at += blockWidth(brush, name)
        }
      },
    },
  ]
}
