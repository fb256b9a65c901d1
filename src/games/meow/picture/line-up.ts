// A line-up: the cats of a side on their field, the front before the rear, and under each its name and numbers.
import type { Block } from '../../../picture/blocks.ts'
import type { Box, Brush, Setting } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { swords } from '../../../picture/signs.ts'
import { drawCat } from './cat/cat.ts'
import { lookOf } from './cat/looks.ts'
import type { PoseName } from './cat/poses.ts'
import { drawField } from './field.ts'
import { CELL, clashCell } from './marks.ts'
import { heart, paw } from './signs.ts'
import type { Band, Tile } from './table-input.ts'

/** Height of the field; from its lower edge to the feet of the front and of the rear. */
const FIELD = 190
const FRONT = { feet: 20, side: 172 } as const
const REAR = { feet: 46, side: 134 } as const
/** Widths of the columns of the rear, by those of the front. */
const NARROWER = 0.88
const GAP = 8
const PAD = 8
const NAME_LINE = 50
const NUMBERS = 52
const LINE = 47
const NAME: Setting = { size: 46, face: 'brush' }
const KIND: Setting = { size: 41, face: 'kai', ink: PALETTE.pale }
const CARRIED: Setting = { size: 41, face: 'kai', ink: PALETTE.brass }

interface Column {
  readonly tile: Tile | null
  readonly front: boolean
  readonly x: number
  readonly w: number
  readonly names: readonly string[]
  readonly kinds: readonly string[]
  readonly carried: readonly string[]
}

/** Generals side by side: those of the front and the rear of most line-ups. */
const ACROSS = { front: 3, rear: 2 } as const

/** Lays out a side's line-up across a width; larger ones have a row for the front and one for the rear. */
export function lineUpBlocks(measure: Brush, band: Band, place: Place): readonly Block[] {
  const { front, rear } = band
  if (front.length + rear.length <= ACROSS.front + ACROSS.rear) return [rowBlock(measure, band, place)]
  return [rowBlock(measure, { ...band, rear: [] }, place), rowBlock(measure, { ...band, front: [] }, place)]
}

/** A row of a line-up. */
function rowBlock(measure: Brush, band: Band, place: Place): Block {
  const { x, w, scale } = place
  const columns = columnsOf(measure, band, x + PAD, w - PAD * 2)
  const under = Math.max(...columns.map(wordsHeight)) + 22
  const field = Math.round(FIELD * scale)
  return {
    height: field + under,
    draw(brush, y) {
      drawField(brush.context, { x: x + 3, y, w: w - 6, h: field }, band.name)
      for (const column of [...columns].reverse()) stand(brush, column, band, { ...place, y: y + field })
      for (const column of columns) {
        words(brush, column, { x: column.x, y: y + field, w: column.w, h: under })
        if (column.tile) clashCell(brush, column.tile, cellAt(column, place.left), y + CELL / 2 + 8)
      }
    },
  }
}

/** The clash of a skill stands behind its general. */
const cellAt = ({ x, w }: Column, left: boolean): number => (left ? x + w - CELL - PAD : x + PAD)

/** How much is written under a cat. */
const wordsHeight = ({ tile, front, names, kinds, carried }: Column): number =>
  tile ? names.length * NAME_LINE + (front ? NUMBERS : 0) + (kinds.length + carried.length) * LINE : NAME_LINE

/** Where a line-up is, whether its cats look to the left, and how large they are. */
interface Place {
  readonly x: number
  readonly w: number
  readonly left: boolean
  readonly scale: number
}

function columnsOf(measure: Brush, { front, rear }: Band, x: number, w: number): readonly Column[] {
  // Empty columns too, so that those of all sides stand under each other.
  const usual = front.length > 0 && front.length <= ACROSS.front && rear.length <= ACROSS.rear
  const { front: across, rear: behind } = usual ? ACROSS : { front: front.length, rear: rear.length }
  const wide = (w - GAP * (across + behind - 1)) / (across + behind * NARROWER)
  let at = x
  const column = (tile: Tile | null, isFront: boolean): Column => {
    const width = isFront ? wide : wide * NARROWER
    const here = at
    at += width + GAP
    return { tile, front: isFront, x: here, w: width, ...wordsOf(measure, tile, width - PAD * 2) }
  }
  const laid = front.map((tile) => column(tile, true))
  at = x + across * (wide + GAP)
  return [...laid, ...rear.map((tile) => column(tile, false))]
}

function wordsOf(
  measure: Brush,
  tile: Tile | null,
  room: number,
): Pick<Column, 'names' | 'kinds' | 'carried'> {
  if (!tile) return { names: [], kinds: [], carried: [] }
  // What is only a little too wide is condensed.
  const fits = (text: string, setting: Setting) => measure.width(text, setting) <= room * 1.14
  return {
    names: fits(tile.name, NAME) ? [tile.name] : measure.lines(tile.name, room, NAME),
    kinds: fits(tile.kind, KIND) ? [tile.kind] : tile.kind.split(' · '),
    carried: tile.carries ? hyphened(measure, tile.carries, room) : [],
  }
}

/** Lines of a name that may also break at its hyphens. */
const hyphened = (measure: Brush, name: string, room: number): readonly string[] =>
  measure.lines(name.replaceAll('-', '- '), room, CARRIED).map((line) => line.replaceAll('- ', '-'))

/** What a general does now: strikes, stands ready, waits behind, sleeps when its skill is over, or is down. */
function poseOf({ skill, id, attack }: Tile, fallen: boolean): PoseName {
  if (fallen) return 'down'
  if (skill === 'now') return 'pounce'
  if (skill === 'rear') return 'sit'
  if (skill !== 'ready') return 'loaf'
  return lookOf(id).arms ? 'guard' : attack > 1 ? 'arch' : 'march'
}

function stand(
  { context }: Brush,
  { tile, front, x, w }: Column,
  { fallen }: Band,
  { y, left, scale }: Place & { readonly y: number },
): void {
  const feet = (front ? FRONT : REAR).feet * scale
  const side = (front ? FRONT : REAR).side * scale
  const middle = x + w / 2
  if (!tile) {
    context.setLineDash([10, 8])
    context.strokeStyle = PALETTE.wash
    context.lineWidth = 3
    context.beginPath()
    context.ellipse(middle, y - feet - 6, side * 0.42, 16, 0, 0, Math.PI * 2)
    context.stroke()
    context.setLineDash([])
    return
  }
  const pose = poseOf(tile, fallen)
  const leap = pose === 'pounce' ? 14 : 0
  drawCat(context, { ...lookOf(tile.id), pose, left }, { x: middle, y: y - feet - leap, side })
}

/** Under a cat: its name, its numbers, its kind, what it carries. */
function words(brush: Brush, { tile, front, names, kinds, carried }: Column, { x, y, w, h }: Box): void {
  if (!tile) return
  if (tile.skill === 'now')
    cutBox(
      brush.context,
      { x: x + 1, y: y + 4, w: w - 2, h: h - 10 },
      { fill: PALETTE.leaf, line: PALETTE.jade, wide: 5 },
      tile.id,
    )
  const [left, room] = [x + PAD, w - PAD * 2]
  let at = y + 9
  const write = (lines: readonly string[], step: number, setting: Setting) => {
    for (const line of lines) {
      brush.text(line, left, at + step / 2, { ...setting, max: room })
      at += step
    }
  }
  write(names, NAME_LINE, NAME)
  if (front) {
    numbers(brush, tile, left, at + NUMBERS / 2, room)
    at += NUMBERS
  }
  write(kinds, LINE, KIND)
  write(carried, LINE, CARRIED)
}

function numbers(brush: Brush, { attack, hp, paws }: Tile, x: number, y: number, room: number): void {
  for (const [index, [sign, n]] of (
    [
      [swords, attack],
      [heart, hp],
      [paw, paws],
    ] as const
  ).entries()) {
    const left = x + (index * room) / 3
    sign(brush, left + 16, y, 32)
    brush.text(String(n), left + 35, y, { size: 44, weight: 800, max: room / 3 - 36 })
  }
}
