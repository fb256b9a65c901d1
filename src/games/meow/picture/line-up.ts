// A line-up: the cats of a side on their field, the front before the rear, and under each its name and numbers.
import type { Block } from '../../../picture/blocks.ts'
import type { Box, Brush, Setting, Sized } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { clipped } from '../../../picture/fitting.ts'
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
  readonly front: boolean
  readonly x: number
  readonly w: number
  readonly names: readonly string[]
  readonly kinds: readonly string[]
  readonly carried: readonly string[]
}

/** Generals side by side: those of the front and the rear of most line-ups. */
const ACROSS = { front: 3, rear: 2 } as const

/** How much stands under the cats, and how large they are. */
export interface LineUpKind {
  /** Of the field and its cats. */
  readonly scale: number
  /** Whether faction and troop are said. */
  readonly kinds: boolean
  /** Lines of a treasure that is carried. */
  readonly carried: number
  /** Height of a line of a name, and of the numbers. */
  readonly nameLine: number
  readonly numbers: number
  /** Space around what stands under a cat. */
  readonly around: number
}

const nameOf = ({ nameLine }: LineUpKind): Sized => ({ size: nameLine < 46 ? 40 : 46, face: 'brush' })

/** Lays out a side's line-up across a width; larger ones have a row for the front and one for the rear. */
export function lineUpBlocks(measure: Brush, band: Band, place: Place): readonly Block[] {
  const { front, rear } = band
  if (front.length + rear.length <= ACROSS.front + ACROSS.rear) return [rowBlock(measure, band, place)]
  return [rowBlock(measure, { ...band, rear: [] }, place), rowBlock(measure, { ...band, front: [] }, place)]
}

/** A row of a line-up. */
function rowBlock(measure: Brush, band: Band, place: Place): Block {
  const { x, w, kind } = place
  const columns = columnsOf(measure, band, x + PAD, w - PAD * 2, kind)
  const name = { ...nameOf(kind), size: nameSize(measure, columns, kind) }
  const under = Math.max(...columns.map((column) => wordsHeight(column, kind))) + kind.around
  const field = Math.round(FIELD * kind.scale)
  return {
    height: field + under,
    draw(brush, y) {
      drawField(brush.context, { x: x + 3, y, w: w - 6, h: field }, band.name)
      for (const column of [...columns].reverse()) stand(brush, column, band, { ...place, y: y + field })
      for (const column of columns) {
        words(brush, column, { x: column.x, y: y + field, w: column.w, h: under }, { ...kind, name })
        if (column.tile) clashCell(brush, column.tile, cellAt(column, place.left), y + CELL / 2 + 8)
      }
    },
  }
}

/** One size for the names of a row: the smallest type as soon as one of them would be written in it. */
function nameSize(measure: Brush, columns: readonly Column[], kind: LineUpKind): number {
  const name = nameOf(kind)
  const isWide = ({ names, w }: Column): boolean =>
    names.some((line) => measure.width(line, name) > w - PAD * 2)
  return columns.some(isWide) ? SMALLEST : name.size
}

/** The clash of a skill stands behind its general. */
const cellAt = ({ x, w }: Column, left: boolean): number => (left ? x + w - CELL - PAD : x + PAD)

/** How much is written under a cat. */
const wordsHeight = (
  { tile, front, names, kinds, carried }: Column,
  { nameLine, numbers }: LineUpKind,
): number =>
  tile ? names.length * nameLine + (front ? numbers : 0) + (kinds.length + carried.length) * LINE : nameLine

/** Where a line-up is, whether its cats look to the left, and how much is said of them. */
interface Place {
  readonly x: number
  readonly w: number
  readonly left: boolean
  readonly kind: LineUpKind
}

function columnsOf(
  measure: Brush,
  { front, rear }: Band,
  x: number,
  w: number,
  kind: LineUpKind,
): readonly Column[] {
  // Empty columns too, so that those of all sides stand under each other.
  const usual = front.length > 0 && front.length <= ACROSS.front && rear.length <= ACROSS.rear
  const { front: across, rear: behind } = usual ? ACROSS : { front: front.length, rear: rear.length }
  const wide = (w - GAP * (across + behind - 1)) / (across + behind * NARROWER)
  let at = x
  const column = (tile: Tile | null, isFront: boolean): Column => {
    const width = isFront ? wide : wide * NARROWER
    const here = at
    at += width + GAP
    return { tile, front: isFront, x: here, w: width, ...wordsOf(measure, tile, width - PAD * 2, kind) }
  }
  const laid = front.map((tile) => column(tile, true))
  at = x + across * (wide + GAP)
  return [...laid, ...rear.map((tile) => column(tile, false))]
}

function wordsOf(
  measure: Brush,
  tile: Tile | null,
  room: number,
  kind: LineUpKind,
): Pick<Column, 'names' | 'kinds' | 'carried'> {
  if (!tile) return { names: [], kinds: [], carried: [] }
  // What is only a little too wide is condensed.
  const fits = (text: string, setting: Setting) => measure.width(text, setting) <= room * TIGHT
  const name = nameOf(kind)
  // A name becomes smaller before it is broken.
  return {
    names: fits(tile.name, { ...name, size: SMALLEST }) ? [tile.name] : measure.lines(tile.name, room, name),
    kinds: !kind.kinds ? [] : fits(tile.kind, KIND) ? [tile.kind] : tile.kind.split(' · '),
    carried:
      tile.carries && kind.carried > 0
        ? clipped(measure.lines(tile.carries, room, CARRIED), kind.carried)
        : [],
  }
}

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
  { y, left, kind: { scale } }: Place & { readonly y: number },
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
function words(
  brush: Brush,
  { tile, front, names, kinds, carried }: Column,
  { x, y, w, h }: Box,
  kind: LineUpKind & { readonly name: Setting },
): void {
  if (!tile) return
  if (tile.skill === 'now')
    cutBox(
      brush.context,
      { x: x + 1, y: y + 4, w: w - 2, h: h - 10 },
      { fill: PALETTE.leaf, line: PALETTE.jade, wide: 5 },
      tile.id,
    )
  const [left, room] = [x + PAD, w - PAD * 2]
  let at = y + kind.around * 0.4
  const write = (lines: readonly string[], step: number, setting: Setting) => {
    for (const line of lines) {
      brush.text(line, left, at + step / 2, { ...setting, max: room })
      at += step
    }
  }
  write(names, kind.nameLine, kind.name)
  if (front) {
    drawNumbers(brush, tile, { x: left, y: at + kind.numbers / 2, w: room })
    at += kind.numbers
  }
  write(kinds, LINE, KIND)
  write(carried, LINE, CARRIED)
}
