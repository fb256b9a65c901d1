// One side on the table: its name and markers, what pays, what lies before it, and its line-up; or its own cat before a battle.
import type { Block } from '../../../picture/blocks.ts'
import type { Box, Brush, Setting } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { nameNeeds, splitTags } from '../../../picture/name-room.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { blockWidth, wordBlock } from '../../../picture/word-block.ts'
import { drawCat } from './cat/cat.ts'
import { sideLook } from './cat/looks.ts'
import type { PoseName } from './cat/poses.ts'
import { countersOf } from './counters.ts'
import { holdingBlock, SIZES } from './holding.ts'
import { lineUpBlock } from './line-up.ts'
import { heart } from './signs.ts'
import type { Band } from './table-input.ts'

const HEAD = 76
const LINE = 50
const BLOCKS = 64
const PAD = 16
const GAP = 10
/** Width and least height of what a side's own cat takes. */
const CAT = 150
const FACT: Setting = { size: 41, face: 'kai' }

const NAMED: Setting = { size: 52, face: 'kai' }
const COUNT: Setting = { size: 54, weight: 900, face: 'serif' }
/** What a counter takes besides its number. */
const SIGN = 70

/** Lays out a side across a width; what it holds is drawn, or said where there is no room. */
export function bandBlock(
  measure: Brush,
  whole: Band,
  { x, w }: Pick<Box, 'x' | 'w'>,
  held: keyof typeof SIZES | 'said',
): Block {
  const stands = whole.front.length > 0
  const left = x + PAD + (stands ? 0 : CAT)
  const inner = x + w - PAD - left
  const cards =
    whole.holding && held !== 'said'
      ? holdingBlock(measure, whole.holding, { x: left, w: inner }, SIZES[held])
      : undefined
  const band =
    cards && whole.holding
      ? { ...whole, facts: whole.holding.facts, tags: [...whole.tags, ...whole.holding.tags] }
      : { ...whole, holding: null }
  const parts = [
    {
      height: HEAD,
      draw: (brush: Brush, y: number) => head(brush, band, { x: left, y: y + HEAD / 2, w: inner }),
    },
    ...factBlocks(measure, band, left, inner, tagsOf(measure, band, inner).others),
    ...(cards ? [cards] : []),
    ...(stands ? [lineUpBlock(measure, band, { x, w, left: band.side % 2 === 1 })] : []),
  ]
  const needed = parts.reduce((sum, { height }) => sum + height, 8)
  const height = stands ? needed : Math.max(CAT + 8, needed)
  return framed(
    band,
    { x, w },
    {
      height,
      draw(brush, y) {
        let at = y
        for (const part of parts) {
          part.draw(brush, at)
          at += part.height
        }
        if (!stands)
          drawCat(
            brush.context,
            { ...sideLook(band.side), pose: poseOf(band) },
            { x: x + PAD + CAT / 2 - 6, y: y + (height + CAT) / 2 - 20, side: CAT - 14 },
          )
      },
    },
  )
}

/** In a frame, in cinnabar for the seat that acts. */
const framed = (
  { acting, name, side }: Band,
  { x, w }: Pick<Box, 'x' | 'w'>,
  { height, draw }: Block,
): Block => ({
  height,
  draw(brush, y) {
    const box = { x, y, w, h: height }
    cutBox(brush.context, box, { fill: acting ? PALETTE.leaf : RESTING }, `${name} ${side}`)
    draw(brush, y)
    const line = { line: acting ? PALETTE.cinnabar : PALETTE.ink, wide: acting ? 7 : 2.8 }
    cutBox(brush.context, box, line, `${name} ${side}`)
  },
})

const RESTING = '#f7eed9'

/** The player's own cat: on guard while it acts, asleep when it passed. */
const poseOf = ({ acting, passed, fallen }: Band): PoseName =>
  fallen ? 'down' : acting ? 'guard' : passed ? 'loaf' : 'sit'

/** Tags without room beside the name, bonuses and facts; a short line of facts stands beside them. */
function factBlocks(
  measure: Brush,
  { bonuses, facts }: Band,
  x: number,
  w: number,
  tags: readonly string[],
): readonly Block[] {
  const words = [...tags, ...bonuses]
  const said = facts.join(' · ')
  const taken = words.reduce((sum, word) => sum + blockWidth(measure, word) + GAP, GAP)
  const beside = words.length > 0 && said !== '' && measure.width(said, FACT) <= w - taken
  const lines = beside || said === '' ? [] : measure.lines(said, w, FACT)
  const row: Block = {
    height: BLOCKS,
    draw(brush, y) {
      let at = x
      for (const [index, word] of words.entries()) {
        wordBlock(brush, word, [at, y + BLOCKS / 2 - 4], index < tags.length ? undefined : PALETTE.jade)
        at += blockWidth(brush, word) + GAP
      }
      if (beside) brush.text(said, x + w, y + BLOCKS / 2 - 4, { ...FACT, align: 'right' })
    },
  }
  return [
    ...lines.map((line) => ({
      height: LINE,
      draw: (brush: Brush, y: number) => void brush.text(line, x, y + LINE / 2 - 2, FACT),
    })),
    ...(words.length > 0 ? [row] : []),
  ]
}

/** The tags that leave the name its room, and the others. */
function tagsOf(measure: Brush, band: Band, w: number) {
  const counted = countersOf(band).reduce((sum, [, n]) => sum + measure.width(String(n), COUNT) + SIGN, 0)
  const room = w - counted - GAP - nameNeeds(measure, band.name, NAMED)
  return splitTags(band.tags, room, (tag) => blockWidth(measure, tag), GAP)
}

/** Words and name on the left; markers and fish on the right. */
function head(brush: Brush, band: Band, { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>): void {
  const {
    name,
    tags: [first],
    acting,
  } = band
  let end = x + w
  for (const [sign, n] of countersOf(band).toReversed()) {
    const ink = sign === heart && n === 0 ? PALETTE.cinnabar : PALETTE.ink
    const wide = brush.text(String(n), end, y, { ...COUNT, align: 'right', ink })
    sign(brush, end - wide - 30, y, 44)
    end -= wide + SIGN
  }
  let at = x
  for (const word of tagsOf(brush, band, w).beside) {
    wordBlock(brush, word, [at, y], acting && word === first ? PALETTE.cinnabar : undefined)
    at += blockWidth(brush, word) + GAP
  }
  brush.text(name, at, y, { ...NAMED, max: end - at - GAP, cut: 'name' })
}
