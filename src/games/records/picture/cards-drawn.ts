// The cards of a hand, one by one: generals and cities with their numbers, all others with their effect written out.
import type { Box, Brush } from '../../../picture/brush.ts'
import { CINNABAR, GAP, INK, JADE, LEAF, PALE_INK } from '../../../picture/paper.ts'
import { coin, crown, lady, scroll, swords, wall } from '../../../picture/signs.ts'
import { numberIn } from '../../../picture/tags.ts'
import type { CityCard, EffectCard, GeneralCard } from './hand-input.ts'
import { plaque } from './person.ts'

export const GENERAL_HEIGHT = 78
export const CITY_HEIGHT = 138
const CELL = 62
const EDGE = 8

/** Where a card stands; its height is its kind's. */
type Place = Omit<Box, 'h'>

const leaf = (brush: Brush, box: Box): void => brush.box(box, { fill: LEAF, line: INK, wide: 2, round: 10 })

/** A general: strength and name. */
export function drawGeneral(brush: Brush, card: GeneralCard, { x, y, w }: Place): void {
  leaf(brush, { x, y, w, h: GENERAL_HEIGHT })
  plaque(brush, { number: card.strength, held: 'up' }, { x: x + EDGE, y: y + 11, w: 56, h: 56 })
  const middle = y + GENERAL_HEIGHT / 2
  const left = x + EDGE + 56 + 10
  if (card.lady) lady(brush, x + w - 18, middle, 44)
  const room = x + w - EDGE - left - (card.lady ? 26 : 0)
  brush.text(brush.best(card.names, room), left, middle, { max: room })
}

/** A city: points, name and walls; price and tax. */
export function drawCity(brush: Brush, card: CityCard, { x, y, w }: Place): void {
  leaf(brush, { x, y, w, h: CITY_HEIGHT })
  const box = { x: x + EDGE, y: y + EDGE, w: CELL, h: CELL }
  brush.box(box, { fill: JADE, round: 8 })
  numberIn(brush, String(card.points), box, LEAF)
  const [upper, lower] = [y + EDGE + CELL / 2, y + CITY_HEIGHT - 36]
  const left = x + EDGE + CELL + GAP
  const right = x + w - EDGE
  const digits = brush.text(String(card.walls), right, upper, { size: 46, weight: 700, align: 'right' })
  wall(brush, right - digits - 25, upper, 38)
  const max = right - digits - 52 - left
  brush.text(card.name, left, upper, { size: 44, weight: 800, face: 'serif', max })
  coin(brush, x + EDGE + 31, lower, 46)
  brush.text(String(card.price), left, lower, { size: 46, weight: 700 })
  brush.text(card.tax, right, lower, { ink: PALE_INK, align: 'right' })
}

const LINE_HEIGHT = 50
const HEAD = CELL + EDGE * 2

/** A card with its effect, laid out for a width. */
export function layEffect(
  measure: Brush,
  card: EffectCard,
  w: number,
): { readonly height: number; draw(brush: Brush, box: Box): void } {
  const lines = measure.lines(card.effect, w - EDGE * 4)
  return {
    height: HEAD + lines.length * LINE_HEIGHT + GAP,
    draw(brush, box) {
      leaf(brush, box)
      head(brush, card, box)
      for (const [index, line] of lines.entries())
        brush.text(line, box.x + EDGE * 2, box.y + HEAD + LINE_HEIGHT * (index + 0.5), { ink: PALE_INK })
    },
  }
}

const MARKS = { general: scroll, attack: swords, defence: wall, lord: crown } as const

/** Sign or number, name, and the note at the right. */
function head(brush: Brush, { kind, names, number, note }: EffectCard, { x, y, w }: Box): void {
  const middle = y + HEAD / 2
  const cell = { x: x + EDGE, y: y + EDGE, w: CELL, h: CELL }
  if (kind === 'capital' || kind === 'strategist') {
    brush.box(cell, { fill: kind === 'capital' ? JADE : INK, round: 8 })
    numberIn(brush, String(number), cell, LEAF)
  } else MARKS[kind](brush, cell.x + CELL / 2, middle, 50, kind === 'attack' ? CINNABAR : INK)
  const noted = { size: 44, weight: 700 }
  const noteRoom = note === null ? 0 : brush.width(note, noted) + GAP
  if (note !== null) brush.text(note, x + w - EDGE * 2, middle, { ...noted, align: 'right' })
  const left = x + EDGE + CELL + (number === null ? 6 : GAP)
  const room = x + w - EDGE * 2 - noteRoom - left
  const setting = { size: 44, weight: 700, face: 'serif' } as const
  const name = brush.best(names, room, setting)
  brush.text(name, left, middle, { ...setting, max: room })
}
