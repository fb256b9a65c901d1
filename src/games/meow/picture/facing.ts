// Line-ups face to face on one field: the rear behind, the front before it, names and attack below, the last blow between.
import type { Block } from '../../../picture/blocks.ts'
import type { Box, Brush, Setting } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { SMALLEST, TIGHT } from '../../../picture/paper.ts'
import { swords } from '../../../picture/signs.ts'
import { drawBurst } from './burst.ts'
import { drawCat } from './cat/cat.ts'
import { lookOf } from './cat/looks.ts'
import { drawField, GROUND } from './field.ts'
import { poseOf, standNobody } from './line-up.ts'
import { CELL, clashCell } from './marks.ts'
import type { Band, Tile } from './table-input.ts'

/** Heights on a field from its top down, and the widths of its cats. */
interface FieldKind {
  readonly high: number
  readonly rear: {
    readonly feet: number
    readonly name: number
    readonly side: number
    readonly step: number
  }
  readonly blow: number
  readonly front: { readonly feet: number; readonly side: number }
  /** A line of a name below it, and of attack. */
  readonly line: number
  readonly numbers: number
}

const LARGE: FieldKind = {
  high: 392,
  rear: { feet: 148, name: 176, side: 126, step: 244 },
  blow: 190,
  front: { feet: 376, side: 176 },
  line: 48,
  numbers: 54,
}
/** One of two fields on a page. */
const SMALL: FieldKind = {
  high: 250,
  rear: { feet: 86, name: 108, side: 96, step: 236 },
  blow: 100,
  front: { feet: 238, side: 118 },
  line: 41,
  numbers: 48,
}
/** Kept free at each side of the middle. */
const MIDDLE = 40
/** Cats of a row stand over each other by this much of their columns. */
const CLOSE = 1.12
const NAME: Setting & { readonly size: number } = { size: 48, face: 'brush' }
const BEHIND: Setting = { size: 42, face: 'brush', halo: GROUND }
const CARRIED: Setting = { size: 41, face: 'kai', ink: PALETTE.brass }
const PAD = 6
/** Between the field and the names. */
const ABOVE = 8

/** How attack is written, and where columns are narrow. */
const WIDE = { sign: 38, number: 46, gap: 10 } as const
const NARROW = { sign: 26, number: 40, gap: 4 } as const

/** A side on the field. */
export type Lined = Pick<Band, 'name' | 'front' | 'rear' | 'fallen'>

/** A side with the part of the field on which it stands; at the right it looks to the left. */
interface Half extends Pick<Box, 'x' | 'w'> {
  readonly side: Lined
  readonly right: boolean
}

/** A general of the front in its place, with the lines of its name. */
interface Place {
  readonly tile: Tile | null
  readonly middle: number
  readonly w: number
  readonly names: readonly string[]
}

/** Where one or two sides stand in a width: the first at the left, one alone in the middle. */
export const halvesOf = <T>(
  sides: readonly T[],
  { x, w }: Pick<Box, 'x' | 'w'>,
  middle: number,
): readonly (Pick<Box, 'x' | 'w'> & { readonly side: T; readonly right: boolean })[] => {
  const half = w / 2 - middle
  return sides.map((side, index) => ({
    side,
    right: index === 1,
    x: sides.length === 1 ? x + (w - half) / 2 : index === 0 ? x : x + w - half,
    w: half,
  }))
}

/** Where a field is and what is said on it. */
interface FieldPlace extends Pick<Box, 'x' | 'w'> {
  readonly hit: number | null
  /** So low that two fit on a page. */
  readonly low?: boolean
  /** Whether it is said who carries what. */
  readonly carried?: boolean
}

/** Lays out a field; the first side stands at the left and looks to the right. */
export function facingBlock(
  measure: Brush,
  sides: readonly Lined[],
  { x, w, hit, low = false, carried: isSaid = true }: FieldPlace,
): Block {
  const kind = low ? SMALL : LARGE
  const halves = halvesOf(sides, { x, w }, MIDDLE)
  const fronts = halves.map((half) => ({ half, places: placesOf(measure, half) }))
  const places = fronts.flatMap((front) => front.places)
  const size = low ? SMALLEST : nameSize(measure, places)
  const names = Math.max(1, ...places.map((place) => place.names.length)) * kind.line
  const carried = halves.map((half) => ({
    half,
    lines: isSaid ? carriedLines(measure, half.side, half.w) : [],
  }))
  const below = kind.high + ABOVE + names + kind.numbers
  return {
    height: below + Math.max(...carried.map(({ lines }) => lines.length)) * kind.line + 6,
    draw(brush, y) {
      const field = { x, y, w, h: kind.high }
      drawField(brush.context, field, sides.map(({ name }) => name).join(' '))
      for (const half of halves) drawRear(brush, half, y, kind)
      for (const front of fronts)
        for (const place of [...front.places].reverse()) stand(brush, place, front.half, field, kind)
      cutBox(brush.context, field, { line: PALETTE.ink, wide: 3 }, 'field')
      if (hit !== null) drawBurst(brush, hit, x + w / 2, y + kind.blow)
      for (const place of places) writeBelow(brush, place, y + kind.high + ABOVE, { kind, names, size })
      for (const { half, lines } of carried)
        for (const [row, line] of lines.entries())
          brush.text(line, half.right ? x + w : half.x, y + below + kind.line * (row + 0.5), {
            ...CARRIED,
            align: half.right ? 'right' : 'left',
            max: half.w,
          })
    },
  }
}

/** Who carries what, in lines of this width. */
function carriedLines(measure: Brush, { front, rear }: Lined, w: number): readonly string[] {
  const said = [...front, ...rear].flatMap((tile) =>
    tile?.carries ? [`${tile.name} + ${tile.carries}`] : [],
  )
  return said.length === 0 ? [] : measure.lines(said.join(' · '), w, CARRIED)
}

/** Places of a front from the edge to the middle, so that those of both sides face each other. */
function placesOf(measure: Brush, { side: { front }, x, w, right }: Half): readonly Place[] {
  const wide = w / Math.max(1, front.length)
  const room = wide - PAD * 2
  return front.map((tile, index) => {
    const from = wide * (index + 0.5)
    const names = tile ? namesOf(measure, tile.name, room) : []
    return { tile, middle: right ? x + w - from : x + from, w: room, names }
  })
}

/** A name becomes smaller before it is broken. */
const namesOf = (measure: Brush, name: string, room: number): readonly string[] =>
  measure.width(name, { ...NAME, size: SMALLEST }) <= room * TIGHT
    ? [name]
    : measure.lines(name, room, { ...NAME, size: SMALLEST })

/** One size for all names: the smallest type as soon as one of them would be written in it. */
const nameSize = (measure: Brush, places: readonly Place[]): number =>
  places.some(({ names, w }) => names.length > 1 || names.some((name) => measure.width(name, NAME) > w))
    ? SMALLEST
    : NAME.size

/** Between two names of the rear, which would read as one; less where three stand close. */
const APART = 26
const CLOSELY = 8

/** Where the cats of a rear stand in a width, and how wide their names may be. */
export function rearPlaces(
  w: number,
  many: number,
  widest: number,
): { readonly step: number; readonly room: number; readonly ats: readonly number[] } {
  const step = Math.min(widest, w / Math.max(1, many))
  const from = (w - step * many) * 0.42
  return {
    step,
    room: step - (many > 2 ? CLOSELY : APART),
    ats: Array.from({ length: many }, (_, index) => from + step * (index + 0.5)),
  }
}

function drawRear(brush: Brush, half: Half, y: number, { rear: kind }: FieldKind): void {
  const {
    side: { rear, fallen },
    right,
    x,
    w,
  } = half
  const { step, room, ats } = rearPlaces(w, rear.length, kind.step)
  for (const [index, at] of ats.entries()) {
    const tile = rear[index]
    const middle = right ? x + w - at : x + at
    const place = { x: middle, y: y + kind.feet, side: Math.min(kind.side, step) }
    if (!tile) continue
    drawCat(brush.context, { ...lookOf(tile.id), pose: poseOf(tile, fallen), left: right }, place)
    brush.text(tile.name, middle, y + kind.name, { ...BEHIND, align: 'center', max: room, cut: 'name' })
  }
}

function stand(
  { context }: Brush,
  { tile, middle, w }: Place,
  { side: { fallen }, right }: Half,
  field: Box,
  { front }: FieldKind,
): void {
  const side = Math.min(front.side, w * CLOSE + PAD)
  // No tail leaves the field.
  const [west, east] = [field.x + side * 0.54, field.x + field.w - side * 0.54]
  const place = { x: Math.min(east, Math.max(west, middle)), y: field.y + front.feet, side }
  if (!tile) {
    standNobody(context, place)
    return
  }
  const pose = poseOf(tile, fallen)
  const leap = pose === 'pounce' ? side * 0.08 : 0
  drawCat(context, { ...lookOf(tile.id), pose, left: right }, { ...place, y: place.y - leap })
}

/** Under a cat: its name, the clash of its skill and its attack. */
function writeBelow(
  brush: Brush,
  { tile, middle, w, names: lines }: Place,
  y: number,
  { kind, names, size }: { readonly kind: FieldKind; readonly names: number; readonly size: number },
): void {
  if (!tile) return
  if (tile.skill === 'now')
    cutBox(
      brush.context,
      { x: middle - w / 2 - PAD + 2, y: y - 4, w: w + PAD * 2 - 4, h: names + kind.numbers + 4 },
      { fill: PALETTE.leaf, line: PALETTE.jade, wide: 5 },
      tile.id,
    )
  const from = y + (names - lines.length * kind.line) / 2
  const setting = { ...NAME, size, align: 'center', max: w, cut: 'name' } as const
  for (const [index, line] of lines.entries())
    brush.text(line, middle, from + kind.line * (index + 0.5), setting)
  const low = y + names + kind.numbers / 2
  const { sign, number, gap } = w < 120 ? NARROW : WIDE
  const wide = CELL + gap * 2 + sign + number * 0.58
  clashCell(brush, tile, middle - wide / 2, low)
  swords(brush, middle - wide / 2 + CELL + gap + sign / 2, low, sign)
  brush.text(String(tile.attack), middle + wide / 2 - number * 0.58, low, { size: number, weight: 800 })
}
