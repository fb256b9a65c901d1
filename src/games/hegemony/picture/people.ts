// The two generals of a seat as busts: names below them in Chinese, beside them in English; a lattice back while hidden.
import type { Box, Brush, Setting } from '../../../picture/brush.ts'
import { drawBust } from '../../../picture/bust.ts'
import { cutBox } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { SMALLEST, TIGHT } from '../../../picture/paper.ts'
import { lattice, unseen } from '../../../picture/signs.ts'
import { generalFacts } from '../cards/generals.ts'
import { factionLook } from './badge.ts'
import { FACES } from './faces.ts'
import type { PersonTile, SeatTile } from './table-input.ts'

const NAME = { size: 44, face: 'brush' } as const
const NAME_LINE = 48
/** Names with more signs than this stand in two lines under a narrow bust. */
const SIGNS = 3
/** From which width an English row is taller, and its letters larger. */
const LONG = 400
const TALL_ROW = 100
const LOW_ROW = 80
const SPACE = 5

/** How large busts are: the height of a Chinese one, and of an English row. */
export interface PeopleKind {
  readonly bust: number
  readonly row: number
}

/** How tall the generals are in this width. */
export function peopleHeight(
  measure: Brush,
  { people }: SeatTile,
  w: number,
  { bust, row }: PeopleKind,
): number {
  if (people.length === 0) return 0
  if (measure.language !== 'en') return bustHeight(w, bust) + NAME_LINE
  return rowHeight(w, row) * people.length + SPACE
}

/** English rows are taller where they are long. */
const rowHeight = (w: number, row: number): number => (w >= LONG && row >= LOW_ROW ? row * 1.4 : row)

const bustHeight = (w: number, bust: number): number => Math.min(bust, ((w - SPACE) / 2) * 1.06)

/** Draws them. */
export function drawPeople(
  brush: Brush,
  seat: SeatTile,
  { x, y, w }: Omit<Box, 'h'>,
  kind: PeopleKind,
): void {
  const half = (w - SPACE) / 2
  for (const [index, person] of seat.people.entries()) {
    const turned = index === 1
    if (brush.language !== 'en') {
      const box = { x: x + index * (half + SPACE), y, w: half, h: bustHeight(w, kind.bust) }
      drawPerson(brush, person, seat, box, turned)
      nameBelow(brush, person, seat, box)
    } else {
      const h = rowHeight(w, kind.row)
      personRow(brush, person, seat, { x, y: y + index * (h + SPACE), w, h })
    }
  }
}

/** Over the dead, and over generals whose skills are lost. */
const FADED = 'rgba(233,221,193,.6)'

/** A bust on its ground; dashed while it is face down, with an eye where not everyone knows it. */
export function drawPerson(
  brush: Brush,
  { bust, held, lost }: Pick<PersonTile, 'bust' | 'held' | 'lost'>,
  { badge, alive }: Pick<SeatTile, 'badge' | 'alive'>,
  box: Box,
  turned = false,
): void {
  const { context } = brush
  const { x, y, w, h } = box
  if (bust === null) {
    drawBack(brush, box)
    return
  }
  const side = Math.min(w + 4, h - 2)
  context.save()
  context.beginPath()
  context.rect(x, y, w, h)
  context.clip()
  context.fillStyle = alive ? factionLook(badge.faction).ground : PALETTE.aged
  context.fillRect(x, y, w, h)
  const coat = alive ? factionLook(generalFacts(bust).kingdom).colour : PALETTE.wash
  const left = x + (w - side) / 2 + (turned ? 3 : -3)
  drawBust(context, FACES[bust], coat, { x: left, y: y + h - side + 1, side, turned })
  if (!alive || lost !== null) {
    // A wash over everything: what lies behind must not shine through.
    context.fillStyle = FADED
    context.fillRect(x, y, w, h)
  }
  context.restore()
  brush.box(box, { line: PALETTE.ink, wide: held === 'up' ? 2.4 : 4, dashed: held !== 'up' })
  if (held !== 'own') return
  const small = w < 100
  const far = small ? 16 : 25
  const at = turned ? x + w - far : x + far
  brush.circle(at, y + far, far - 2, { fill: PALETTE.leaf, line: PALETTE.pale, wide: 2 })
  unseen(brush, at, y + far, small ? 24 : 34, PALETTE.ink)
}

/** The back of a card. */
function drawBack(brush: Brush, box: Box): void {
  const { x, y, w, h } = box
  cutBox(brush.context, box, { fill: PALETTE.aged, line: PALETTE.ink, wide: 3 }, `back ${w} ${h}`)
  lattice(brush, x + 6, y + 6, w - 12, h - 12, 'rgba(35,27,20,.4)')
  brush.circle(x + w / 2, y + h / 2, Math.min(w, h) * 0.29, {
    fill: PALETTE.leaf,
    line: PALETTE.ink,
    wide: 2.4,
  })
}

const inkOf = ({ held, lost }: PersonTile, alive: boolean): string =>
  alive && held !== 'hidden' && lost === null ? PALETTE.ink : PALETTE.pale

/** In Chinese; a long name begins over the foot of the bust. */
function nameBelow(brush: Brush, person: PersonTile, { alive, acts }: SeatTile, { x, y, w, h }: Box): void {
  const setting: Setting = { ...NAME, align: 'center', max: w + 3, ink: inkOf(person, alive) }
  const middle = x + w / 2
  const name = person.names[1] ?? person.names[0] ?? ''
  const signs = [...name]
  const low = y + h + NAME_LINE / 2
  if (signs.length <= SIGNS || brush.width(name, NAME) <= w) {
    brush.text(name, middle, low, setting)
    strike(brush, person, { x, y: low, w })
    return
  }
  const cut = Math.floor(signs.length / 2)
  brush.context.fillStyle = acts ? PALETTE.leaf : REST
  brush.context.fillRect(x - 2, y + h - NAME_LINE + 6, w + 4, NAME_LINE - 3)
  brush.context.fillStyle = PALETTE.ink
  brush.context.fillRect(x, y + h - NAME_LINE + 5, w, 2.4)
  brush.text(signs.slice(0, cut).join(''), middle, low - NAME_LINE + 6, setting)
  brush.text(signs.slice(cut).join(''), middle, low, setting)
  strike(brush, person, { x, y: low, w })
}

/** Paper of seats that need not act, and of the dead. */
export const REST = '#f7eed9'

/** Through the name of a general whose skills are lost. */
function strike({ context }: Brush, { lost }: PersonTile, { x, y, w }: Omit<Box, 'h'>): void {
  if (lost === null) return
  context.fillStyle = PALETTE.pale
  context.fillRect(x + 4, y + 1, w - 8, 3)
}

/** In English: bust, and the name beside it in one line or two. */
function personRow(brush: Brush, person: PersonTile, seat: SeatTile, box: Box): void {
  const { x, y, w, h } = box
  const side = h - (h < LOW_ROW ? 2 : 10)
  drawPerson(brush, person, seat, { x, y, w: side, h })
  const room = w - side - 9
  const low = h < LOW_ROW
  const size = h > TALL_ROW ? 54 : low ? SMALLEST : NAME.size
  // A low row has no room for the Chinese name below.
  const names = low ? person.names.slice(Math.min(1, person.names.length - 1)) : person.names
  const lines = nameLines(brush, names, room, { ...NAME, size })
  const left = x + side + 8
  for (const [index, line] of lines.entries()) {
    const middle = y + h / 2 + (index - (lines.length - 1) / 2) * Math.min(size, h / 2)
    const ink = inkOf(person, seat.alive)
    const wide = brush.text(line, left, middle, { ...NAME, size, max: room, ink })
    strike(brush, person, { x: left - 4, y: middle, w: wide + 8 })
  }
}

/** The fullest name that has room in one line, or in two: the Chinese signs below, else the halves most alike. */
function nameLines(
  brush: Brush,
  names: readonly string[],
  room: number,
  setting: Setting,
): readonly string[] {
  const wide = (line: string): number => brush.width(line, { ...setting, size: SMALLEST })
  const splits = names.map((name) => {
    if (brush.width(name, setting) <= room) return [name]
    const words = name.split(' ')
    const cuts = words
      .slice(1)
      .map((_, cut) => [words.slice(0, cut + 1).join(' '), words.slice(cut + 1).join(' ')])
    if (/\p{sc=Han}/u.test(words.at(-1) ?? '')) return cuts.at(-1) ?? [name]
    const widest = (lines: readonly string[]): number => Math.max(...lines.map(wide))
    return cuts.sort((one, other) => widest(one) - widest(other))[0] ?? [name]
  })
  return splits.find((lines) => lines.every((line) => wide(line) <= room * TIGHT)) ?? splits.at(-1) ?? []
}
