// A player's tile: badge, name and tags; both generals; HP and hand; then what is worn, judged or suffered as chips.
import type { Box, Brush } from '../../../picture/brush.ts'
import { CINNABAR, GAP, INK, LEAF, LINE, PALE_INK, PAPER, RESTING } from '../../../picture/paper.ts'
import { cards, lattice, unseen } from '../../../picture/signs.ts'
import { tag, tagWidth } from '../../../picture/tags.ts'
import type { Language } from '../../../text/language.ts'
import { badgeWidth, colourOf, drawBadge } from './badge.ts'
import { chipRows, drawChips, ROW } from './chips.ts'
import type { PersonTile, SeatTile } from './table-input.ts'

const PAD = 14
const NAME_LINE = 70
const PERSON = 66
const VITALS = 60

/** How tall a tile of this width must be. */
export function tileHeight(measure: Brush, seat: SeatTile, w: number): number {
  const people = seat.people.length > 0 ? PERSON + GAP : 0
  if (!seat.alive) return PAD * 2 + NAME_LINE + people
  return PAD * 2 + NAME_LINE + people + VITALS + chipRows(measure, seat.chips, w - PAD * 2).length * ROW
}

/** Draws a tile. */
export function drawTile(brush: Brush, seat: SeatTile, box: Box, language: Language): void {
  const { x, w } = box
  brush.box(box, {
    fill: seat.acts ? LEAF : seat.alive ? RESTING : PAPER,
    line: seat.acts ? CINNABAR : LINE,
    wide: seat.acts ? 7 : 3,
    round: 16,
  })
  const left = x + PAD
  const inner = w - PAD * 2
  let y = box.y + PAD
  nameLine(brush, seat, { x: left, y: y + NAME_LINE / 2 - 4, w: inner }, language)
  y += NAME_LINE
  const half = (inner - GAP) / 2
  for (const [index, person] of seat.people.entries())
    drawPerson(brush, person, seat, { x: left + index * (half + GAP), y, w: half, h: PERSON })
  if (seat.people.length > 0) y += PERSON + GAP
  if (!seat.alive) return
  vitals(brush, seat, left, y + VITALS / 2 - 4, inner)
  drawChips(brush, chipRows(brush, seat.chips, inner), left, y + VITALS + 2)
}

/** Badge and name on the left, tags on the right. */
function nameLine(
  brush: Brush,
  { badge, name, tags, alive, acts }: SeatTile,
  { x, y, w }: Omit<Box, 'h'>,
  language: Language,
): void {
  const wide = badgeWidth(language)
  drawBadge(brush, badge, x, y, wide)
  let right = x + w
  for (const [index, word] of tags.toReversed().entries()) {
    const last = index === tags.length - 1
    right -= tagWidth(brush, word)
    tag(brush, word, right, y, { ink: !alive ? PALE_INK : acts && last ? CINNABAR : INK, filled: true })
    right -= GAP
  }
  const left = x + wide + GAP
  brush.text(name, left, y, {
    size: 46,
    weight: 800,
    face: 'serif',
    ink: alive ? INK : PALE_INK,
    max: right - left,
    cut: true,
  })
}

/** A general: face up with its kingdom's edge, dashed with an eye when only this viewer knows it, a lattice when not. */
function drawPerson(brush: Brush, person: PersonTile, { badge, alive }: SeatTile, box: Box): void {
  const { x, y, w, h } = box
  const middle = y + h / 2
  const { held, names, lost } = person
  if (held === 'hidden') {
    brush.box(box, { fill: LEAF, round: 10 })
    lattice(brush, x, y, w, h, LINE)
    brush.box(box, { line: PALE_INK, wide: 3, round: 10 })
    brush.circle(x + w / 2, middle, 27, { fill: LEAF, line: PALE_INK })
    brush.text('?', x + w / 2, middle, { size: 44, weight: 800, align: 'center', ink: PALE_INK })
    return
  }
  const line = !alive ? LINE : held === 'own' ? INK : colourOf(badge.faction)
  brush.box(box, { fill: alive ? LEAF : PAPER, line, wide: 4, round: 10, dashed: held === 'own' })
  const eye = held === 'own' ? 52 : 0
  const room = w - 20 - eye
  const setting = { weight: 600, ink: alive && lost === null ? INK : PALE_INK }
  const name = brush.best(names, room * 1.06, setting)
  brush.text(name, x + 10 + room / 2, middle, { ...setting, max: room, align: 'center' })
  if (lost !== null) brush.box({ x: x + 14, y: middle + 24, w: w - 28, h: 3 }, { fill: PALE_INK })
  if (eye > 0) unseen(brush, x + w - 34, middle, 44, PALE_INK)
}

const TICK = 19

/** HP as ticks and as a number, then the hand. */
function vitals(brush: Brush, { hp, cards: held }: SeatTile, x: number, y: number, w: number): void {
  if (hp !== null) {
    const step = TICK * 2 + 8
    for (let tick = 0; tick < hp.max; tick++) {
      const filled = tick < hp.now
      brush.circle(x + TICK + tick * step, y, TICK - 3, {
        line: CINNABAR,
        wide: 5,
        ...(filled && { fill: CINNABAR }),
      })
    }
    const text = `${hp.now}/${hp.max}`
    brush.text(text, x + hp.max * step + GAP, y, { size: 46, weight: 700, ink: hp.now > 1 ? INK : CINNABAR })
  }
  const digits = brush.width(String(held), { size: 46, weight: 700 })
  brush.text(String(held), x + w, y, { size: 46, weight: 700, align: 'right' })
  cards(brush, x + w - digits - 36, y, 50)
}
