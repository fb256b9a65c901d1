// One of many sides on the table: name, markers and what pays at the left, its line-up beside them.
import type { Block } from '../../../picture/blocks.ts'
import type { Box, Brush, Setting } from '../../../picture/brush.ts'
import { clipped } from '../../../picture/fitting.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { blockWidth, wordBlock } from '../../../picture/word-block.ts'
import { countersOf } from './counters.ts'
import { type LineUpKind, lineUpBlocks } from './line-up.ts'
import type { Band } from './table-input.ts'

/** Width of what stands at the left. */
const LEFT = 290
const PAD = 12
const NAME = 58
const COUNTERS = 50
const LINE = 44
/** Markers in a row. */
const ACROSS = 2
const FACT: Setting = { size: 40, face: 'kai', ink: PALETTE.jade }
/** Lines of what pays and of what lies before the player. */
const MOST = 2

/** Lays out a side across a width. */
export function besideBlock(
  measure: Brush,
  band: Band,
  { x, w, kind }: Pick<Box, 'x' | 'w'> & { readonly kind: LineUpKind },
): Block {
  const inner = LEFT - PAD
  const said = [...band.bonuses, ...band.facts].join(' · ')
  const lines = said === '' ? [] : clipped(measure.lines(said, inner, FACT), MOST)
  const counters = countersOf(band)
  const rows = Math.ceil(counters.length / ACROSS)
  const lineUp = lineUpBlocks(measure, band, {
    x: x + LEFT + PAD,
    w: w - LEFT - PAD,
    kind,
    left: band.side % 2 === 1,
  })
  const beside = lineUp.reduce((sum, { height }) => sum + height, 0)
  const height = Math.max(beside, NAME + rows * COUNTERS + lines.length * LINE + 8)
  return {
    height,
    draw(brush, y) {
      const left = x + PAD
      nameLine(brush, band, { x: left, y: y + NAME / 2 + 2, w: inner })
      for (const [index, [sign, n]] of counters.entries()) {
        const at = left + (index % ACROSS) * (inner / ACROSS)
        const middle = y + NAME + COUNTERS * (Math.floor(index / ACROSS) + 0.5)
        sign(brush, at + 22, middle, 40)
        brush.text(String(n), at + 52, middle, { size: 48, weight: 900, face: 'serif' })
      }
      const low = y + NAME + rows * COUNTERS
      for (const [index, line] of lines.entries())
        brush.text(line, left, low + LINE * (index + 0.5), { ...FACT, max: inner })
      let at = y
      for (const block of lineUp) {
        block.draw(brush, at)
        at += block.height
      }
    },
  }
}

function nameLine(brush: Brush, { name, tags, acting }: Band, { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>): void {
  const [tag] = tags
  let left = x
  if (tag !== undefined) {
    wordBlock(brush, tag, [left, y], acting ? PALETTE.cinnabar : undefined)
    left += blockWidth(brush, tag) + 8
  }
  brush.text(name, left, y, { size: 48, face: 'kai', max: x + w - left, cut: true })
}
