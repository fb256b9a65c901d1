// Paints the table: sides with their line-ups; two sides stand face to face, the fronts in the middle.
import type { Block } from '../../../picture/blocks.ts'
import type { Brush } from '../../../picture/brush.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import {
  CINNABAR,
  GAP,
  INK,
  JADE,
  LEAF,
  LINE,
  MARGIN,
  PALE_INK,
  RESTING,
  WIDTH,
} from '../../../picture/paper.ts'
import { swords } from '../../../picture/signs.ts'
import { tag, tagWidth } from '../../../picture/tags.ts'
import { fish, heart, paw, shield } from './signs.ts'
import type { Band, TableInput, Tile } from './table-input.ts'
import { drawTile, tileHeight } from './tile.ts'

const TITLE = 92
const TEXT_LINE = 52
const HEAD = 72
const TAGS = 68
const PAD = 14
const INNER = WIDTH - (MARGIN + PAD) * 2

/** Paints a table. */
export const paintTable: PictureRenderer<TableInput> = (input, measure) => {
  // Fronts meet in the middle once they stand.
  const facing = input.bands.length === 2 && input.bands.every(({ front }) => front.length > 0)
  const bands = input.bands.map((band, index) => {
    const blocks = blocksOf(measure, band)
    return { band, blocks: facing && index === 1 ? [...blocks].reverse() : blocks }
  })
  const facts = measure.lines(input.facts.join(' · '), WIDTH - MARGIN * 2)
  const discards = input.discards === null ? [] : measure.lines(input.discards, WIDTH - MARGIN * 2)
  const heightOf = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, PAD * 2)
  const top = TITLE + facts.length * TEXT_LINE + GAP
  const low = bands.reduce((y, { blocks }) => y + heightOf(blocks) + GAP, top)
  return {
    width: WIDTH,
    height: low + discards.length * TEXT_LINE + MARGIN - (discards.length > 0 ? 0 : GAP),
    draw(brush) {
      title(brush, input)
      textLines(brush, facts, TITLE, PALE_INK)
      let y = top
      for (const { band, blocks } of bands) {
        const h = heightOf(blocks)
        const { acting } = band
        brush.box(
          { x: MARGIN, y, w: WIDTH - MARGIN * 2, h },
          { fill: acting ? LEAF : RESTING, line: acting ? CINNABAR : LINE, wide: acting ? 6 : 3, round: 16 },
        )
        let at = y + PAD
        for (const block of blocks) {
          block.draw(brush, at)
          at += block.height
        }
        y += h + GAP
      }
      textLines(brush, discards, low, PALE_INK)
    },
  }
}

function textLines(brush: Brush, lines: readonly string[], y: number, ink: string): void {
  for (const [index, line] of lines.entries())
    brush.text(line, MARGIN, y + TEXT_LINE * (index + 0.5), { ink })
}

/** Where the game stands, and a dot for each clash. */
function title(brush: Brush, { title: said, clash }: TableInput): void {
  const dots = clash ? clash.of * 62 : 0
  brush.text(said, MARGIN, TITLE / 2, {
    size: 56,
    weight: 900,
    face: 'serif',
    max: WIDTH - MARGIN * 2 - dots - GAP,
  })
  for (let n = 1; clash && n <= clash.of; n++) {
    const x = WIDTH - MARGIN - dots + (n - 0.5) * 62
    const now = n === clash.now
    brush.circle(x, TITLE / 2, 27, now ? { fill: CINNABAR } : { line: n < clash.now ? INK : LINE, wide: 3 })
    brush.text(String(n), x, TITLE / 2, { weight: 700, align: 'center', ink: now ? LEAF : PALE_INK })
  }
}

function blocksOf(measure: Brush, band: Band): readonly Block[] {
  const said = band.facts.join(' · ')
  // A short line stands beside the bonuses: four sides are tall enough as it is.
  const left = INNER - band.bonuses.reduce((sum, bonus) => sum + tagWidth(measure, bonus) + GAP, GAP)
  const beside = band.bonuses.length > 0 && said !== '' && measure.width(said) <= left
  const facts = beside ? [] : measure.lines(said, INNER).filter((line) => line !== '')
  return [
    { height: HEAD, draw: (brush, y) => head(brush, band, y + HEAD / 2) },
    ...facts.map((line) => ({
      height: TEXT_LINE,
      draw: (brush: Brush, y: number) => {
        brush.text(line, MARGIN + PAD, y + TEXT_LINE / 2)
      },
    })),
    ...(band.bonuses.length > 0 ? [bonusBlock(band.bonuses, beside ? said : '')] : []),
    ...(band.rear.length > 0 ? [rowBlock(band.rear, false)] : []),
    ...(band.front.length > 0 ? [rowBlock(band.front, true)] : []),
  ]
}

/** Bonuses from the left, and a line that ends at the right. */
const bonusBlock = (bonuses: readonly string[], beside: string): Block => ({
  height: TAGS,
  draw(brush, y) {
    let x = MARGIN + PAD
    for (const bonus of bonuses) {
      tag(brush, bonus, x, y + TAGS / 2 - 4, { ink: JADE, filled: true })
      x += tagWidth(brush, bonus) + GAP
    }
    brush.text(beside, MARGIN + PAD + INNER, y + TAGS / 2 - 4, { align: 'right' })
  },
})

/** A row of tiles under each other's slots. */
function rowBlock(tiles: readonly (Tile | null)[], numbers: boolean): Block {
  const across = Math.max(3, tiles.length)
  const w = (INNER - GAP * (across - 1)) / across
  const h = tileHeight(tiles, numbers)
  return {
    height: h + GAP,
    draw(brush, y) {
      for (const [index, tile] of tiles.entries())
        drawTile(brush, tile, { x: MARGIN + PAD + index * (w + GAP), y: y + GAP / 2, w, h }, numbers)
    },
  }
}

/** Name and tags on the left; markers and fish on the right. */
function head(brush: Brush, { name, tags, markers, fish: left, acting }: Band, y: number): void {
  let end = MARGIN + PAD + INNER
  const counters = [
    ...(markers
      ? ([
          [heart, markers.hp],
          [swords, markers.attack],
          [paw, markers.paws],
          ...(markers.block > 0 ? [[shield, markers.block] as const] : []),
        ] as const)
      : []),
    ...(left === null ? [] : [[fish, left] as const]),
  ]
  for (const [sign, n] of [...counters].reverse()) {
    const wide = brush.text(String(n), end, y, { size: 50, weight: 800, align: 'right' })
    sign(brush, end - wide - 32, y, 46)
    end -= wide + 74
  }
  let x = MARGIN + PAD
  for (const [index, word] of tags.entries()) {
    tag(brush, word, x, y, { ink: acting && index === 0 ? CINNABAR : INK, filled: acting && index === 0 })
    x += tagWidth(brush, word) + GAP
  }
  brush.text(name, x, y, { size: 50, weight: 900, face: 'serif', max: end - x - GAP, cut: true })
}
