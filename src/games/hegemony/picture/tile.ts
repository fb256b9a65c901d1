// A player's place: badge and name; busts of both generals; HP and hand; chips; and at its foot what is so just now.
import type { Box, Brush } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { drawJewels, jewelsWidth } from '../../../picture/jewels.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { SMALLEST } from '../../../picture/paper.ts'
import { drawSeal } from '../../../picture/seal.ts'
import { cards } from '../../../picture/signs.ts'
import { badgeWidth, drawBadge } from './badge.ts'
import { type ChipToLay, chipRows, chipsHeight, drawChips } from './chips.ts'
import { drawPeople, type PeopleKind, peopleHeight, REST } from './people.ts'
import type { SeatTile } from './table-input.ts'

const PAD = 9
const BAND = 50
/** Side of the seal on the dead. */
const FALLEN = 92

/** How much room a place takes. */
export interface TileKind extends PeopleKind {
  readonly nameLine: number
  readonly vitals: number
  /** So many rows of chips at most. */
  readonly rows: number
  /** What is so just now stands across the foot; else it is the first chip. */
  readonly banded: boolean
}

const LEADING: ReadonlySet<string> = new Set(['acts', 'dying', 'won'])

/** What stands in chips: the tags as well, where they have no band. */
const chipsIn = ({ tags, chips }: SeatTile, { banded }: TileKind): readonly ChipToLay[] =>
  banded
    ? chips
    : [
        ...tags.map(
          ({ kind, word }) => ({ kind: LEADING.has(kind) ? 'leading' : 'state', texts: [word] }) as const,
        ),
        ...chips,
      ]

/** How tall a place of this width must be. */
export function tileHeight(measure: Brush, seat: SeatTile, w: number, kind: TileKind): number {
  const inner = w - PAD * 2
  const head = PAD + kind.nameLine + peopleHeight(measure, seat, inner, kind)
  if (!seat.alive) return head + (kind.banded ? FALLEN + PAD * 2 : kind.vitals + BAND)
  const band = kind.banded && seat.tags.length > 0 ? BAND : 0
  const rows = chipRows(measure, chipsIn(seat, kind), inner, kind.rows)
  return head + kind.vitals + chipsHeight(rows) + band + PAD
}

/** Draws a place. */
export function drawTile(brush: Brush, seat: SeatTile, box: Box, kind: TileKind): void {
  const { nameLine: above, vitals: between } = kind
  const { context } = brush
  const { x, w } = box
  const look = seat.acts
    ? { fill: PALETTE.leaf, line: PALETTE.cinnabar, wide: 7 }
    : { fill: seat.alive ? REST : '#e9ddc1', line: PALETTE.ink, wide: 2.6 }
  cutBox(context, box, look, `seat ${x} ${box.y}`)
  const left = x + PAD
  const inner = w - PAD * 2
  nameLine(brush, seat, { x: left, y: box.y + PAD + above / 2 - 5, w: inner })
  let y = box.y + PAD + above - 4
  drawPeople(brush, seat, { x: left, y, w: inner }, kind)
  y += peopleHeight(brush, seat, inner, kind)
  if (!seat.alive) {
    stamp(brush, seat, x + w / 2, y + FALLEN / 2 + PAD)
    return
  }
  vitals(brush, seat, { x: left + 2, y: y + between / 2 + 2, w: inner - 6 })
  drawChips(brush, chipRows(brush, chipsIn(seat, kind), inner, kind.rows), left, y + between + 4)
  if (kind.banded && seat.tags.length > 0) band(brush, seat, box)
}

function nameLine(brush: Brush, { badge, name, alive }: SeatTile, { x, y, w }: Omit<Box, 'h'>): void {
  drawBadge(brush, badge, { x, y, pale: !alive })
  const left = x + badgeWidth(brush.language) + 10
  const max = x + w - left
  const large = { size: 46, face: 'brush' } as const
  const size = brush.width(name, large) > max * 1.16 ? SMALLEST : large.size
  const ink = alive ? PALETTE.ink : PALETTE.pale
  brush.text(name, left, y, { ...large, size, ink, max, cut: true })
}

const JEWEL = 36
const NUMBER = { size: 48, weight: 800 } as const

/** HP as jewels, or as one jewel and a number where they are too many; then the hand. */
function vitals(brush: Brush, { hp, cards: held }: SeatTile, { x, y, w }: Omit<Box, 'h'>): void {
  const { context } = brush
  const digits = brush.text(String(held), x + w, y, { ...NUMBER, align: 'right' })
  cards(brush, x + w - digits - 30, y, 44)
  if (hp === null) return
  const room = w - digits - 62
  if (hp.now >= 0 && jewelsWidth(hp.max, JEWEL) <= room) {
    drawJewels(context, { full: hp.now, most: hp.max }, { x, y, size: JEWEL })
    return
  }
  drawJewels(context, { full: hp.now > 0 ? 1 : 0, most: 1 }, { x, y, size: JEWEL })
  const ink = hp.now > 1 ? PALETTE.ink : PALETTE.cinnabar
  brush.text(`${hp.now}/${hp.max}`, x + JEWEL, y, { ...NUMBER, size: 44, ink, max: room - JEWEL })
}

const colourOf = ({ tags }: SeatTile): string =>
  tags.some(({ kind }) => LEADING.has(kind)) ? PALETTE.cinnabar : PALETTE.ink
const saidOf = ({ tags }: SeatTile): string => tags.map(({ word }) => word).join(' · ')

/** Across the foot: whose turn, a target, dying, a winner. */
function band(brush: Brush, seat: SeatTile, { x, y, w, h }: Box): void {
  const said = saidOf(seat)
  const colour = colourOf(seat)
  cutBox(brush.context, { x, y: y + h - BAND, w, h: BAND }, { fill: colour, line: colour, wide: 3 }, said)
  const face = brush.language === 'en' ? ({ weight: 700 } as const) : ({ face: 'kai' } as const)
  brush.text(said, x + w / 2, y + h - BAND / 2, {
    size: 42,
    ...face,
    ink: PALETTE.snow,
    align: 'center',
    max: w - 16,
  })
}

/** On the dead: a seal with the word. */
function stamp(brush: Brush, seat: SeatTile, x: number, y: number): void {
  const said = saidOf(seat)
  const colour = seat.tags.some(({ kind }) => kind === 'won') ? PALETTE.cinnabar : PALETTE.pale
  if (brush.language !== 'en') {
    drawSeal(brush, said, { x, y, side: FALLEN - 4 }, { colour })
    return
  }
  const setting = { size: 46, weight: 800 } as const
  const w = brush.width(said, setting) + 44
  cutBox(brush.context, { x: x - w / 2, y: y - 33, w, h: 66 }, { fill: colour }, said)
  cutBox(
    brush.context,
    { x: x - w / 2 + 5, y: y - 28, w: w - 10, h: 56 },
    { line: 'rgba(255,250,240,.7)', wide: 1.6 },
    `${said} rim`,
  )
  brush.text(said, x, y, { ...setting, ink: PALETTE.snow, align: 'center' })
}
