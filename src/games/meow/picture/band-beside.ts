// One of many sides on the table: name, markers and what pays at the left, its line-up beside them.
import type { Block } from '../../../picture/blocks.ts'
import type { Box, Brush, Setting } from '../../../picture/brush.ts'
import { clipped } from '../../../picture/fitting.ts'
import { nameNeeds } from '../../../picture/name-room.ts'
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
const NAMED: Setting = { size: 48, face: 'kai' }
const TAG_GAP = 8
/** Height of a tag that has no room beside the name. */
const TAG = 56
/** Lines of what pays and of what lies before the player. */
const MOST = 2

/** Lays out a side across a width. */
export function besideBlock(
  measure: Brush,
  band: Band,
  { x, w, kind }: Pick<Box, 'x' | 'w'> & { readonly kind: LineUpKind & { readonly tight: boolean } },
): Block {
  const inner = LEFT - PAD
  const said = [...band.bonuses, ...band.facts].join(' · ')
  const tagBelow = !tagFits(measure, band, inner)
  const tagHeight = !tagBelow ? 0 : kind.tight ? LINE : TAG
  const most = tagBelow && kind.tight ? MOST - 1 : MOST
  const lines = said === '' ? [] : clipped(measure.lines(said, inner, FACT), most)
  const counters = countersOf(band)
  const rows = Math.ceil(counters.length / ACROSS)
  const lineUp = lineUpBlocks(measure, band, {
    x: x + LEFT + PAD,
    w: w - LEFT - PAD,
    kind,
    left: band.side % 2 === 1,
  })
  const beside = lineUp.reduce((sum, { height }) => sum + height, 0)
  const height = Math.max(beside, NAME + tagHeight + rows * COUNTERS + lines.length * LINE + 8)
  return {
    height,
    draw(brush, y) {
      const left = x + PAD
      nameLine(brush, band, { x: left, y: y + NAME / 2 + 2, w: inner })
      if (tagBelow && !kind.tight) drawTag(brush, band, left, y + NAME + TAG / 2 - 4)
      else if (tagBelow)
        brush.text(band.tags[0] ?? '', left, y + NAME + LINE / 2, {
          ...FACT,
          ink: band.acting ? PALETTE.cinnabar : PALETTE.ink,
          max: inner,
        })
      for (const [index, [sign, n]] of counters.entries()) {
        const at = left + (index % ACROSS) * (inner / ACROSS)
        const middle = y + NAME + tagHeight + COUNTERS * (Math.floor(index / ACROSS) + 0.5)
        sign(brush, at + 22, middle, 40)
        brush.text(String(n), at + 52, middle, { size: 48, weight: 900, face: 'serif' })
      }
      const low = y + NAME + tagHeight + rows * COUNTERS
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

/** Whether the tag has room before the name; else it stands below. */
function tagFits(measure: Brush, { name, tags: [tag] }: Band, room: number): boolean {
  return tag === undefined || blockWidth(measure, tag) + TAG_GAP + nameNeeds(measure, name, NAMED) <= room
}

/** Draws the tag; returns the room it takes. */
function drawTag(brush: Brush, { tags: [tag], acting }: Band, x: number, y: number): number {
  if (tag === undefined) return 0
  wordBlock(brush, tag, [x, y], acting ? PALETTE.cinnabar : undefined)
  return blockWidth(brush, tag) + TAG_GAP
}

function nameLine(brush: Brush, band: Band, { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>): void {
  const left = x + (tagFits(brush, band, w) ? drawTag(brush, band, x, y) : 0)
  brush.text(band.name, left, y, { ...NAMED, max: x + w - left, cut: 'name' })
}
