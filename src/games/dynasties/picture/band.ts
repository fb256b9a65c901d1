// A player on the table: name and lord, cards in hand, four gauges, and whatever lasts.
import type { Block } from '../../../picture/blocks.ts'
import type { Box, Brush } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { FACTION_LOOKS } from '../../../picture/faction.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { cards } from '../../../picture/signs.ts'
import { blockWidth, wordBlock } from '../../../picture/word-block.ts'
import type { Band, Gauge } from './table-input.ts'

const NAME_LINE = 72
const GAUGES = 88
const TAG_LINE = 62
const PAD = 14
const GAP = 12
const COUNTER = 124
const RESTING = '#f7eed9'
/** Of the gauges, in their order; their labels say the same. */
const INKS = [PALETTE.jade, PALETTE.brass, FACTION_LOOKS.shu.colour, FACTION_LOOKS.wei.colour] as const

/** Lays out a player across a width. */
export function bandBlock(measure: Brush, band: Band, { x, w }: Pick<Box, 'x' | 'w'>): Block {
  const { acting, out, gauges } = band
  const inner = { x: x + PAD, w: w - PAD * 2 }
  const rows = tagRows(measure, band.lasting, inner.w)
  const stats = gauges.length > 0 ? GAUGES : 0
  const height = 8 + NAME_LINE + stats + rows.length * TAG_LINE + (rows.length > 0 ? 6 : 0)
  return {
    height,
    draw(brush, y) {
      const line = acting ? PALETTE.cinnabar : out ? PALETTE.wash : PALETTE.ink
      const look = { fill: acting ? PALETTE.leaf : RESTING, line, wide: acting ? 7 : 2.6 }
      cutBox(brush.context, { x, y, w, h: height }, look, band.name)
      nameLine(brush, band, { ...inner, y: y + 6 + NAME_LINE / 2 })
      if (out) return
      const wide = (inner.w - GAP * 3 * (gauges.length - 1)) / Math.max(1, gauges.length)
      for (const [index, each] of gauges.entries())
        gauge(brush, each, INKS[index] ?? PALETTE.jade, {
          x: inner.x + index * (wide + GAP * 3),
          y: y + 4 + NAME_LINE,
          w: wide,
        })
      for (const [index, row] of rows.entries()) {
        let left = inner.x
        const middle = y + 6 + NAME_LINE + stats + TAG_LINE * (index + 0.5)
        for (const word of row) {
          lasting(brush, word, left, middle, inner.w)
          left += blockWidth(brush, word) + GAP
        }
      }
    },
  }
}

/** Words in as many rows as they take. */
function tagRows(measure: Brush, words: readonly string[], room: number): readonly (readonly string[])[] {
  const rows: string[][] = []
  let left = 0
  for (const word of words) {
    const wide = Math.min(room, blockWidth(measure, word)) + GAP
    if (rows.length === 0 || left + wide > room + GAP) {
      rows.push([])
      left = 0
    }
    rows.at(-1)?.push(word)
    left += wide
  }
  return rows
}

/** One that is too long for the band is condensed. */
function lasting(brush: Brush, word: string, x: number, y: number, room: number): void {
  if (blockWidth(brush, word) <= room) wordBlock(brush, word, [x, y])
  else brush.text(word, x, y, { size: 42, face: 'kai', max: room, cut: true })
}

/** Whose it is and the lord on the left; cards in hand on the right. */
function nameLine(
  brush: Brush,
  { name, tag: sign, acting, out, first, lord, cards: held }: Band,
  { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>,
): void {
  let left = x
  for (const [word, fill] of [
    [sign, acting ? PALETTE.cinnabar : out ? PALETTE.pale : undefined],
    [first, undefined],
  ] as const) {
    if (!word) continue
    wordBlock(brush, word, [left, y], fill)
    left += blockWidth(brush, word) + GAP
  }
  const end = x + w - (out ? 0 : COUNTER)
  if (!out) {
    cards(brush, end + 34, y, 48)
    brush.text(String(held), end + 66, y, { size: 50, weight: 800, max: COUNTER - 68 })
  }
  const under = { size: 44, face: 'kai', ink: PALETTE.pale } as const
  const lordRoom = lord.length === 0 ? 0 : Math.min(brush.width(lord[0] ?? '', under), (end - left) * 0.5)
  const setting = { size: 52, face: 'kai', ink: out ? PALETTE.pale : PALETTE.ink } as const
  const wide = brush.text(name, left, y, { ...setting, max: end - left - lordRoom - GAP * 2, cut: true })
  if (lord.length === 0) return
  const room = end - left - wide - GAP * 3
  brush.text(brush.best(lord, room, under), left + wide + GAP * 2, y, { ...under, max: room, cut: true })
}

/** A label with its number, and a bar of as many cells as the stat goes up to. */
function gauge(
  brush: Brush,
  { label, value, of, suspended }: Gauge,
  colour: string,
  { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>,
): void {
  const { context } = brush
  const middle = y + 26
  const ink = suspended || value === 0 ? PALETTE.cinnabar : PALETTE.ink
  const wide = brush.text(String(value), x + w, middle, {
    size: 54,
    weight: 900,
    face: 'serif',
    ink,
    align: 'right',
  })
  brush.text(label, x, middle, { size: 44, face: 'kai', ink: colour, max: w - wide - GAP })
  const gap = of > 9 ? 3 : 5
  const cell = (w - gap * (of - 1)) / of
  context.lineWidth = 1.6
  for (let n = 0; n < of; n++) {
    context.fillStyle = n < value ? colour : PALETTE.leaf
    context.strokeStyle = n < value ? colour : PALETTE.line
    context.beginPath()
    context.rect(x + n * (cell + gap), y + 56, cell, 20)
    context.fill()
    context.stroke()
  }
}
