// A line-up: the cats of a side on their field, the front before the rear, and under each its name and numbers.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Block } from '../../../picture/blocks.ts'
import type { Box, Brush, Setting, Sized } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { SMALLEST, TIGHT } from '../../../picture/paper.ts'
import { drawCat } from './cat/cat.ts'
import { lookOf } from './cat/looks.ts'
import type { PoseName } from './cat/poses.ts'
import { drawField } from './field.ts'
import { CELL, clashCell } from './marks.ts'
import { drawNumbers } from './numbers.ts'
import type { Band, Tile } from './table-input.ts'

/** Height of the field; from its lower edge to the feet of the front and of the rear. */
const FIELD = 190
const FRONT = { feet: 20, side: 172 } as const
const REAR = { feet: 46, side: 134 } as const
/** Widths of the columns of the rear, by those of the front. */
const NARROWER = 0.88
const GAP = 8
const PAD = 8
const LINE = 47
const KIND: Setting = { size: 41, face: 'kai', ink: PALETTE.pale }
const CARRIED: Setting = { size: 41, face: 'kai', ink: PALETTE.brass }

interface Column {
  readonly tile: Tile | null
  /** What the place is called, where it may be empty. */
  readonly place: string
  /** The first empty place. */
  readonly next: boolean
  readonly front: boolean
  readonly x: number
  readonly w: number
  readonly names: readonly string[]
  readonly kinds: readonly string[]
  readonly carried: readonly string[]
}

/** A line-up, and what its places are called where they are still being filled. */
export type Placed = Pick<Band, 'name' | 'front' | 'rear' | 'fallen'> & {
  readonly places?: readonly string[]
}

/** Generals side by side: those of the front and the rear of most line-ups. */
const ACROSS = { front: 3, rear: 2 } as const

const NAME: Sized = { size: 46, face: 'brush' }
const NAME_LINE = 50
const NUMBERS = 52
/** Space around what stands under a cat. */
const AROUND = 22

/** Lays out a line-up across a width; its cats may look to the left. */
export function lineUpBlock(
  measure: Brush,
  band: Placed,
  { x, w, left = false }: Pick<Box, 'x' | 'w'> & { readonly left?: boolean },
): Block {
  const columns = columnsOf(measure, band, x + PAD, w - PAD * 2)
  const size = nameSize(measure, columns)
  const under = Math.max(...columns.map(wordsHeight)) + AROUND
  return {
    height: FIELD + under,
    draw(brush, y) {
      const low = y + FIELD
      drawField(brush.context, { x: x + 3, y, w: w - 6, h: FIELD }, band.name)
      for (const column of [...columns].reverse()) stand(brush, column, band.fallen, low, left)
      for (const column of columns) {
        words(brush, column, { x: column.x, y: low, w: column.w, h: under }, size)
        if (column.tile) clashCell(brush, column.tile, cellAt(column, left), y + CELL / 2 + 8)
      }
    },
  }
}

/** One size for the names of a row: the smallest type as soon as one of them would be written in it. */
function nameSize(measure: Brush, columns: readonly Column[]): number {
  const isWide = ({ names, w }: Column): boolean =>
    names.some((line) => measure.width(line, NAME) > w - PAD * 2)
  return columns.some(isWide) ? SMALLEST : NAME.size
}

/** The clash of a skill stands behind its general. */
const cellAt = ({ x, w }: Column, left: boolean): number => (left ? x + w - CELL - PAD : x + PAD)

/** How much is written under a cat. */
const wordsHeight = ({ tile, front, names, kinds, carried }: Column): number =>
  tile ? names.length * NAME_LINE + (front ? NUMBERS : 0) + (kinds.length + carried.length) * LINE : NAME_LINE

function columnsOf(
  measure: Brush,
  { front, rear, places = [] }: Placed,
  x: number,
  w: number,
): readonly Column[] {
  // Empty columns too, so that those of all sides stand under each other.
  const usual = front.length > 0 && front.length <= ACROSS.front && rear.length <= ACROSS.rear
  const { front: across, rear: behind } = usual ? ACROSS : { front: front.length, rear: rear.length }
  const wide = (w - GAP * (across + behind - 1)) / (across + behind * NARROWER)
  let at = x
  const first = places.length === 0 ? -1 : [...front, ...rear].indexOf(null)
  const column = (tile: Tile | null, index: number): Column => {
    const isFront = index < front.length
    const width = isFront ? wide : wide * NARROWER
    const here = at
    at += width + GAP
    const said = wordsOf(measure, tile, width - PAD * 2)
    return {
      tile,
      place: places[index] ?? '',
      next: index === first,
      front: isFront,
      x: here,
      w: width,
      ...said,
    }
  }
  const laid = front.map(column)
  at = x + across * (wide + GAP)
  return [...laid, ...rear.map((tile, index) => column(tile, front.length + index))]
}

function wordsOf(
  measure: Brush,
  tile: Tile | null,
  room: number,
): Pick<Column, 'names' | 'kinds' | 'carried'> {
  if (!tile) return { names: [], kinds: [], carried: [] }
  // What is only a little too wide is condensed.
  const fits = (text: string, setting: Setting) => measure.width(text, setting) <= room * TIGHT
  // A name becomes smaller before it is broken.
  return {
    names: fits(tile.name, { ...NAME, size: SMALLEST }) ? [tile.name] : measure.lines(tile.name, room, NAME),
    kinds: fits(tile.kind, KIND) ? [tile.kind] : tile.kind.split(' · '),
    carried: tile.carries ? measure.lines(tile.carries, room, CARRIED) : [],
  }
}

/** What a general does now: strikes, stands ready, waits behind, sleeps when its skill is over, or is down. */
export function poseOf(
  { skill, id, attack }: Pick<Tile, 'skill' | 'id' | 'attack'>,
  fallen: boolean,
): PoseName {
  if (fallen) return 'down'
  if (skill === 'now') return 'pounce'
  if (skill === 'rear') return 'sit'
  if (skill !== 'ready') return 'loaf'
  return lookOf(id).arms ? 'guard' : attack > 1 ? 'arch' : 'march'
}

/** A place where nobody stands; in cinnabar where somebody is put `next`. */
export function standNobody(
  context: SKRSContext2D,
  { x, y, side, next = false }: { x: number; y: number; side: number; next?: boolean },
): void {
  context.setLineDash([10, 8])
  context.strokeStyle = next ? PALETTE.cinnabar : PALETTE.wash
  context.lineWidth = next ? 6 : 3
  context.beginPath()
  context.ellipse(x, y - 6, side * 0.42, 16, 0, 0, Math.PI * 2)
  context.stroke()
  context.setLineDash([])
}

function stand(
  { context }: Brush,
  { tile, front, x, w, next }: Column,
  fallen: boolean,
  y: number,
  left: boolean,
): void {
  const { feet, side } = front ? FRONT : REAR
  const middle = x + w / 2
  if (!tile) {
    standNobody(context, { x: middle, y: y - feet, side, next })
    return
  }
  const pose = poseOf(tile, fallen)
  const leap = pose === 'pounce' ? 14 : 0
  drawCat(context, { ...lookOf(tile.id), pose, left }, { x: middle, y: y - feet - leap, side })
}

/** Under a cat: its name, its numbers, its kind, what it carries. */
function words(
  brush: Brush,
  { tile, place, next, front, names, kinds, carried }: Column,
  { x, y, w, h }: Box,
  size: number,
): void {
  if (!tile) {
    const ink = next ? PALETTE.cinnabar : PALETTE.pale
    brush.text(place, x + w / 2, y + AROUND * 0.4 + NAME_LINE / 2, { ...KIND, ink, align: 'center', max: w })
    return
  }
  if (tile.skill === 'now')
    cutBox(
      brush.context,
      { x: x + 1, y: y + 4, w: w - 2, h: h - 10 },
      { fill: PALETTE.leaf, line: PALETTE.jade, wide: 5 },
      tile.id,
    )
  const [left, room] = [x + PAD, w - PAD * 2]
  let at = y + AROUND * 0.4
  const write = (lines: readonly string[], step: number, setting: Setting) => {
    for (const line of lines) {
      brush.text(line, left, at + step / 2, { ...setting, max: room })
      at += step
    }
  }
  write(names, NAME_LINE, { ...NAME, size })
  if (front) {
    drawNumbers(brush, tile, { x: left, y: at + NUMBERS / 2, w: room })
    at += NUMBERS
  }
  write(kinds, LINE, KIND)
  write(carried, LINE, CARRIED)
}
