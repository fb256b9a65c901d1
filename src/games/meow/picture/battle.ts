// Lays out a battle: heads of two sides beside each other, and one field on which they face each other; of more sides two such rows.
import { type Block, inRows } from '../../../picture/blocks.ts'
import type { Brush } from '../../../picture/brush.ts'
import { firstFitting } from '../../../picture/fitting.ts'
import { contentOf, drawPage, EDGE, pageHeight } from '../../../picture/page.ts'
import type { Sheet } from '../../../picture/paint.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { facingBlock, halvesOf } from './facing.ts'
import { clashDiscs, clashesWidth } from './marks.ts'
import { sideHead } from './side-head.ts'
import type { Band, TableInput } from './table-input.ts'

const GAP = 12
/** Lines of what a side holds; fewest last. */
const FACTS = [3, 2, 1, 0] as const

/** The sides of a battle from the left, of two the viewer's own first; nothing before line-ups lie open. */
export function fightingIn({ bands }: Pick<TableInput, 'bands'>): readonly Band[] | undefined {
  if (bands.length < 2 || bands.some(({ markers }) => markers === null)) return undefined
  return bands.length === 2 ? bands.toReversed() : bands
}

/** Lays out a battle of these sides. */
export const layBattle = (input: TableInput, sides: readonly Band[], measure: Brush): Sheet =>
  firstFitting(FACTS, (facts) => layRows(input, sides, measure, facts))

function layRows(input: TableInput, sides: readonly Band[], measure: Brush, facts: number): Sheet {
  const { language, clash } = input
  const { x, y, w } = contentOf(language)
  const discs = clash ? clashesWidth(clash.of) : 0
  // The discs stand beside the heading where there is one, else between the names.
  const isUpright = language !== 'en'
  const rows = inRows(sides, 2).map((row, index) => {
    const between = isUpright && index === 0 ? discs + GAP : GAP
    return rowBlock(measure, row, input.hit?.n ?? null, { x, w, between, facts, low: sides.length > 2 })
  })
  const low = rows.reduce((sum, { height }) => sum + height + GAP, y - GAP)
  const height = pageHeight(language, low, input.slip)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      drawPage(brush, { ...input, crest: 'meow' }, height, isUpright ? 0 : discs + GAP)
      if (clash)
        clashDiscs(brush, clash, isUpright ? x + (w + discs) / 2 : x + w, isUpright ? y + 30 : EDGE + 40)
      let at = y
      for (const row of rows) {
        row.draw(brush, at)
        at += row.height + GAP
      }
    },
  }
}

/** How a row is laid out: where, what is kept free between its names, how many lines of facts, and whether it is low. */
interface Row {
  readonly x: number
  readonly w: number
  readonly between: number
  readonly facts: number
  readonly low: boolean
}

/** One or two sides: heads above, their field below. */
function rowBlock(measure: Brush, sides: readonly Band[], hit: number | null, row: Row): Block {
  const { between, facts, low } = row
  const heads = halvesOf(sides, row, GAP / 2).map(({ side, ...place }) =>
    sideHead(measure, side, { ...place, between, facts }),
  )
  const field = facingBlock(measure, sides, { x: row.x, w: row.w, hit, low, carried: facts > 0 })
  const above = Math.max(...heads.map(({ height }) => height)) + 8
  return {
    height: above + field.height,
    draw(brush, y) {
      for (const head of heads) head.draw(brush, y)
      field.draw(brush, y + above)
    },
  }
}
