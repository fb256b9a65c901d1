// Paints the table: a band for each player, with name and means above and the cities as tiles below.
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
import { cards, coin, swords } from '../../../picture/signs.ts'
import { tag, tagWidth } from '../../../picture/tags.ts'
import { person } from './person.ts'
import type { Band, TableInput } from './table-input.ts'
import { drawTile, TILE_HEIGHT, tilesAcross } from './tile.ts'

const TITLE = 96
const ATTACK = 76
const NAME_LINE = 72
const PEOPLE_LINE = 64
const PAD = 14
/** Widths of the columns at the right: points, and each number before them. */
const POINTS_COLUMN = 152
const COUNTER = 140
/** A name is not cut to less than this. */
const SHORTEST_NAME = 200
const INNER = WIDTH - (MARGIN + PAD) * 2

/** Paints a table. */
export const paintTable: PictureRenderer<TableInput> = (input) => {
  const across = tilesAcross(input.language)
  const heights = input.bands.map(({ cities }) => bandHeight(Math.ceil(cities.length / across)))
  const top = TITLE + (input.attack ? ATTACK : 0)
  const height = heights.reduce((sum, each) => sum + each + GAP, top) - GAP + MARGIN
  return {
    width: WIDTH,
    height,
    draw(brush) {
      title(brush, input)
      if (input.attack) attackLine(brush, input.attack)
      let y = top
      for (const [index, each] of input.bands.entries()) {
        const tall = heights[index] ?? 0
        drawBand(brush, each, y, tall, across)
        y += tall + GAP
      }
    },
  }
}

const bandHeight = (rows: number): number =>
  PAD + NAME_LINE + PEOPLE_LINE + rows * (TILE_HEIGHT + GAP) + (rows === 0 ? 4 : 0)

function title(brush: Brush, { round, ending, facts }: TableInput): void {
  const y = TITLE / 2
  const setting = { size: 60, weight: 900, face: 'serif' } as const
  const right = WIDTH - MARGIN
  const said = facts.join(' · ')
  const room = brush.width(said)
  brush.text(said, right, y, { ink: PALE_INK, align: 'right' })
  const wide = brush.text(round, MARGIN, y, { ...setting, max: right - MARGIN - room - GAP * 2 })
  if (ending) tag(brush, ending, MARGIN + wide + GAP * 2, y, { ink: CINNABAR, filled: true })
}

function attackLine(brush: Brush, { who, rest }: NonNullable<TableInput['attack']>): void {
  const y = TITLE + ATTACK / 2 - 8
  brush.box(
    { x: MARGIN, y: y - 32, w: WIDTH - MARGIN * 2, h: 64 },
    { fill: LEAF, line: CINNABAR, wide: 4, round: 12 },
  )
  swords(brush, MARGIN + 44, y, 48)
  const x = MARGIN + 88
  const room = WIDTH - MARGIN - 20 - x
  const setting = { weight: 700, ink: CINNABAR }
  const name = Math.min(brush.width(who, setting), SHORTEST_NAME)
  const said = brush.best(rest, room - name - GAP, setting)
  const max = room - GAP - Math.min(brush.width(said, setting), room - name - GAP)
  const wide = brush.text(who, x, y, { ...setting, max, cut: true })
  brush.text(said, x + wide + GAP, y, { ...setting, max: room - wide - GAP })
}

function drawBand(brush: Brush, player: Band, y: number, h: number, across: number): void {
  const acting = player.acts !== null
  const box = { x: MARGIN, y, w: WIDTH - MARGIN * 2, h }
  brush.box(box, {
    fill: acting ? LEAF : RESTING,
    line: acting ? CINNABAR : LINE,
    wide: acting ? 6 : 3,
    round: 16,
  })
  const x = MARGIN + PAD
  nameLine(brush, player, x, y + PAD + NAME_LINE / 2 - 4)
  people(brush, player, x, y + PAD + NAME_LINE + PEOPLE_LINE / 2 - 8)
  const w = (INNER - GAP * (across - 1)) / across
  const top = y + PAD + NAME_LINE + PEOPLE_LINE - 2
  for (const [index, city] of player.cities.entries()) {
    const column = index % across
    const row = Math.floor(index / across)
    drawTile(brush, city, { x: x + column * (w + GAP), y: top + row * (TILE_HEIGHT + GAP), w })
  }
}

/** Whose it is on the left; coins, cards and points on the right. */
function nameLine(
  brush: Brush,
  { name, acts, starts, coins, cards: held, points, first }: Band,
  x: number,
  y: number,
) {
  const right = x + INNER
  tag(brush, points, right - tagWidth(brush, points), y, { ink: JADE, filled: true })
  counter(brush, cards, held, right - POINTS_COLUMN, y)
  counter(brush, coin, coins, right - POINTS_COLUMN - COUNTER, y)
  let end = right - POINTS_COLUMN - COUNTER * 2
  if (first) {
    end -= tagWidth(brush, first.bonus) + GAP
    tag(brush, first.bonus, end, y, { ink: JADE, filled: false })
  }
  let left = x
  if (acts) {
    tag(brush, acts, left, y, { ink: CINNABAR, filled: true })
    left += tagWidth(brush, acts) + GAP
  }
  const startRoom = starts ? tagWidth(brush, starts) + GAP : 0
  const max = end - GAP - left - startRoom
  const wide = brush.text(name, left, y, { size: 50, weight: 900, face: 'serif', max, cut: true })
  if (starts) tag(brush, starts, left + wide + GAP + 4, y, { ink: INK, filled: false })
}

/** A sign and its number in a column that ends at `right`, so that the columns of all players stand under each other. */
function counter(brush: Brush, sign: typeof coin, n: number, right: number, y: number): void {
  const left = right - COUNTER
  sign(brush, left + 34, y, 50)
  brush.text(String(n), left + 68, y, { size: 50, weight: 700, max: COUNTER - 72 })
}

/** Lords, then the strategist. */
function people(brush: Brush, { lords, strategist, wits, strategistHeld }: Band, x: number, y: number): void {
  const serving = { texts: strategist, number: wits, held: strategistHeld }
  const half = INNER * 0.5
  const shortest = brush.width(strategist.at(-1) ?? '') + 150
  const room = Math.max(half, INNER - shortest)
  const wide = brush.text(brush.best(lords, room), x, y, { max: room })
  const from = Math.max(x + wide + GAP * 3, x + half)
  person(brush, serving, from, y, x + INNER - from)
}
