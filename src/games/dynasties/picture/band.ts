// A player on the table: the lord's bust, name and lord, cards in hand, four gauges, and lasting effects.
import type { Block } from '../../../picture/blocks.ts'
import type { Box, Brush } from '../../../picture/brush.ts'
import { drawBust } from '../../../picture/bust.ts'
import { cutBox } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { blockWidth, wordBlock } from '../../../picture/word-block.ts'
import { type BandKind, drawGauges, gaugesHeight } from './gauges.ts'
import { portraitOf } from './lords.ts'
import { type BandWords, drawHeld, drawLord, drawName, splitTagsOf } from './name-line.ts'
import type { Band } from './table-input.ts'

const NAME_LINES: Readonly<Record<BandKind, number>> = { wide: 72, half: 60, low: 58, lowest: 54 }
const LORD_LINE = 48
const TAG_LINE = 62
const PAD = 14
const GAP = 12
/** Width of a bust beside name and gauges; in a half beside name and lord. */
const BUSTS: Readonly<Record<BandKind, number>> = { wide: 158, half: 108, low: 82, lowest: 82 }
const RESTING = '#f7eed9'
const GROUND = '#e8d8b0'

/** A band that can be stretched to the height of the one beside it. */
export interface BandBlock {
  readonly height: number
  draw(brush: Brush, y: number, height: number): void
}

/** Bands beside each other, all as tall as the tallest. */
export function rowOfBands(bands: readonly BandBlock[]): Block {
  const height = Math.max(...bands.map((band) => band.height))
  return {
    height,
    draw(brush, y) {
      for (const band of bands) band.draw(brush, y, height)
    },
  }
}

/** Lays out a player across a width. */
export function bandBlock(
  measure: Brush,
  band: Band,
  { x, w }: Pick<Box, 'x' | 'w'>,
  kind: BandKind,
): BandBlock {
  const { acting, out, gauges, lasting } = band
  const bust = band.bust === null || out ? 0 : BUSTS[kind]
  const above = NAME_LINES[kind]
  const inner = { x: x + PAD, w: w - PAD * 2 }
  const room = bust + (kind === 'low' || kind === 'lowest' ? 10 : 4)
  const beside = bust === 0 ? inner : { x: inner.x + room, w: inner.w - room }
  const low = kind === 'half' ? inner : beside
  const rows = kind === 'lowest' ? [] : tagRows(measure, lasting, low.w)
  const named = above + (kind === 'half' && !out ? LORD_LINE : 0)
  const stats = gauges.length > 0 ? gaugesHeight(kind) : 0
  const height = 8 + named + stats + rows.length * TAG_LINE + (rows.length > 0 ? 6 : 0)
  return {
    height,
    draw(brush, y, tall) {
      const line = acting ? PALETTE.cinnabar : out ? PALETTE.wash : PALETTE.ink
      const look = { fill: acting ? PALETTE.leaf : RESTING, line, wide: acting ? 7 : 2.6 }
      cutBox(brush.context, { x, y, w, h: tall }, look, band.name)
      if (bust > 0)
        lordAt(brush, band, {
          x: x + 3,
          y: y + 3,
          w: bust + PAD - 3,
          h: kind === 'half' ? Math.min(bust + 8, tall - 6) : tall - 6,
        })
      writeNames(brush, band, kind, { ...beside, y: y + 6, h: above })
      if (out) return
      drawGauges(brush, gauges, kind, { ...low, y: y + 4 + named })
      for (const [index, row] of rows.entries()) {
        let left = low.x
        const middle = y + 6 + named + stats + TAG_LINE * (index + 0.5)
        for (const word of row) {
          drawLasting(brush, word, left, middle, low.w)
          left += blockWidth(brush, word) + GAP
        }
      }
    },
  }
}

/** Name, lord and cards in hand, in one line or two. */
function writeNames(brush: Brush, band: Band, kind: BandKind, { x, y, w, h }: Box): void {
  const middle = y + h / 2
  const words: BandWords =
    kind === 'lowest' && band.lasting.length > 0 ? 'lasting' : kind === 'half' ? 'none' : 'lord'
  const line = { x, y: middle, w: w - drawHeld(brush, band, x + w, middle) }
  const tags = splitTagsOf(brush, band, line.w)
  drawName(brush, band, words, line, tags)
  if (kind === 'half' && !band.out) drawLord(brush, band, { x, y: y + h + LORD_LINE / 2 - 6, w }, tags)
}

/** The lord's bust on its ground, in the left end of a band. */
function lordAt({ context }: Brush, { bust }: Band, { x, y, w, h }: Box): void {
  if (bust === null) return
  const { look, coat } = portraitOf(bust)
  const side = Math.min(w, h) - 2
  context.save()
  context.beginPath()
  context.rect(x, y, w, h)
  context.clip()
  context.fillStyle = GROUND
  context.fillRect(x, y, w, h)
  drawBust(context, look, coat, { x: x + (w - side) / 2, y: y + h - side + 1, side })
  context.restore()
  context.fillStyle = PALETTE.ink
  context.fillRect(x + w, y, 2.4, h)
  context.fillRect(x, y + h, w + 2.4, 2.4)
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
function drawLasting(brush: Brush, word: string, x: number, y: number, room: number): void {
  if (blockWidth(brush, word) <= room) wordBlock(brush, word, [x, y])
  else brush.text(word, x, y, { size: 42, face: 'kai', max: room, cut: true })
}
