// What stands above a side that fights: its name and tags, a bar of its HP, its markers, what pays and what it holds.
import type { Block } from '../../../picture/blocks.ts'
import type { Box, Brush, Setting } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { clipped } from '../../../picture/fitting.ts'
import { nameNeeds, splitTags } from '../../../picture/name-room.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { blockWidth, wordBlock } from '../../../picture/word-block.ts'
import { sideLook } from './cat/looks.ts'
import { countersOf } from './counters.ts'
import { heart } from './signs.ts'
import type { Band } from './table-input.ts'

const NAME_LINE = 60
const MARKERS = 54
const LINE = 47
const NAMED: Setting = { size: 52, face: 'kai' }
const FACT: Setting = { size: 41, face: 'kai', ink: PALETTE.jade }
const COUNT: Setting = { size: 52, weight: 900, face: 'serif' }
/** What a counter takes besides its number, and the least width of the bar. */
const SIGN = 54
const LEAST_BAR = 40
const GAP = 10

/** Where a head stands; `right` mirrors it. */
interface HeadPlace extends Pick<Box, 'x' | 'w'> {
  readonly right: boolean
  /** Kept free between its name and that of the other side. */
  readonly between: number
  /** Lines of what pays and what the side holds. */
  readonly facts: number
}

/** Lays out a head. */
export function sideHead(measure: Brush, band: Band, { x, w, right, between, facts }: HeadPlace): Block {
  const { beside, others } = tagsOf(measure, band, w - between / 2)
  const said = [...others, ...band.facts, ...band.bonuses].join(' · ')
  const lines = said === '' ? [] : clipped(measure.lines(said, w, FACT), facts)
  const align = right ? 'right' : 'left'
  const edge = right ? x + w : x
  return {
    height: NAME_LINE + (band.markers ? MARKERS : 0) + lines.length * LINE,
    draw(brush, y) {
      const named = { x: right ? x + between / 2 : x, y: y + NAME_LINE / 2, w: w - between / 2 }
      nameLine(brush, { ...band, tags: beside }, named, right)
      const low = y + NAME_LINE + (band.markers ? MARKERS : 0)
      if (band.markers) markers(brush, band, { x, y: y + NAME_LINE + MARKERS / 2 - 4, w }, right)
      for (const [index, line] of lines.entries())
        brush.text(line, edge, low + LINE * (index + 0.5), { ...FACT, align, max: w })
    },
  }
}

type Line = Pick<Box, 'x' | 'y' | 'w'>

/** The tags that leave the name its room, and the others. */
const tagsOf = (measure: Brush, { name, tags }: Band, w: number) =>
  splitTags(tags, w - nameNeeds(measure, name, NAMED) - GAP, (tag) => blockWidth(measure, tag), GAP)

function nameLine(brush: Brush, { name, tags, acting }: Band, { x, y, w }: Line, right: boolean): void {
  let at = right ? x + w : x
  for (const tag of tags) {
    const wide = blockWidth(brush, tag)
    wordBlock(
      brush,
      tag,
      [right ? at - wide : at, y],
      acting && tag === tags[0] ? PALETTE.cinnabar : undefined,
    )
    at += (wide + GAP) * (right ? -1 : 1)
  }
  brush.text(name, at, y, {
    ...NAMED,
    align: right ? 'right' : 'left',
    max: right ? at - x : x + w - at,
    cut: 'name',
  })
}

/** The bar at the outer edge, then the markers; all of them in the room that there is. */
function markers(brush: Brush, band: Band, { x, y, w }: Line, right: boolean): void {
  const counters = countersOf(band)
  const needs = counters.reduce((sum, [, n]) => sum + brush.width(String(n), COUNT) + SIGN + GAP, 0)
  const long = Math.max(LEAST_BAR, Math.min(280, w - needs))
  const hp = band.markers?.hp ?? 0
  bar(brush, { x: right ? x + w - long : x, y: y - 18, w: long, h: 36 }, band, right)
  let at = right ? x + w - needs - long : x + long + GAP
  for (const [sign, n] of right ? counters.toReversed() : counters) {
    sign(brush, at + 24, y, 42)
    const ink = sign === heart && hp < fullOf(band) * 0.3 ? PALETTE.cinnabar : PALETTE.ink
    at += SIGN + brush.text(String(n), at + SIGN - 4, y, { ...COUNT, ink }) + GAP
  }
}

/** The HP that the front brought; mended sides may have more. */
const fullOf = ({ front, markers: now }: Band): number =>
  Math.max(
    1,
    now?.hp ?? 0,
    front.reduce((sum, tile) => sum + (tile?.hp ?? 0), 0),
  )

function bar({ context }: Brush, box: Box, band: Band, right: boolean): void {
  cutBox(context, box, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 3 }, band.name)
  const left = (box.w - 8) * ((band.markers?.hp ?? 0) / fullOf(band))
  context.fillStyle = sideLook(band.side).scarf
  context.fillRect(right ? box.x + box.w - 4 - left : box.x + 4, box.y + 4, left, box.h - 8)
}
