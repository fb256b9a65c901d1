// The cards of a hand, one by one: generals as busts, cities as towers, all others with their effect written out.
import type { Panel } from '../../../picture/blocks.ts'
import type { Box, Brush } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { FACTION_LOOKS } from '../../../picture/faction.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { coin, lady, scroll, swords, wall } from '../../../picture/signs.ts'
import { drawCity } from './city.ts'
import type { CityCard, EffectCard, GeneralCard } from './hand-input.ts'
import { disc, PLAQUE, plaque } from './marks.ts'
import { drawPortrait, portraitOf } from './people.ts'

/** Height of a general's card and of a city's. */
export const CARD_HEIGHT = 128
const PAD = 12
const FIGURE = 112
const NAME = { size: 46, face: 'brush' } as const
const RADIUS = 28

const leaf = (brush: Brush, box: Box, seed: string): void =>
  cutBox(brush.context, box, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 2.6 }, seed)

/** A bust on a ground of its colours, in the left end of a card. */
function portrait({ context }: Brush, card: string, { x, y, h }: Box, side: number): void {
  context.fillStyle = FACTION_LOOKS[portraitOf(card).faction].ground
  context.fillRect(x + 3, y + 3, side + 4, h - 6)
  context.save()
  context.beginPath()
  context.rect(x + 2, y + 2, side + 8, h - 4)
  context.clip()
  drawPortrait(context, card, { x: x + 5, y: y + h - 2 - side + 8, side: side - 8 })
  context.restore()
}

/** Where a figure begins in a row that is taller than it. */
const middleOf = ({ y, h }: Box): number => y + (h - CARD_HEIGHT) / 2

/** A general: bust, strength and name. */
export function drawGeneral(brush: Brush, card: GeneralCard, box: Box): void {
  const { x, w } = box
  const y = middleOf(box)
  leaf(brush, box, card.portrait)
  portrait(brush, card.portrait, box, FIGURE)
  leafLine(brush, box, card.portrait)
  const left = x + FIGURE + 18
  plaque(brush, { number: card.strength, held: 'up' }, { x: left, y: y + 12, w: PLAQUE, h: PLAQUE })
  if (card.lady) lady(brush, left + PLAQUE + 34, y + 38, 48)
  const room = x + w - PAD - left
  brush.text(brush.best(card.names, room, NAME), left, y + 94, { ...NAME, max: room })
}

/** The line around a card, once more over what stands in it. */
const leafLine = (brush: Brush, box: Box, seed: string): void =>
  cutBox(brush.context, box, { line: PALETTE.ink, wide: 2.6 }, seed)

/** A city: tower with its walls, points and name; price and tax. */
export function drawCityCard(brush: Brush, card: CityCard, box: Box): void {
  const { x, w } = box
  const y = middleOf(box)
  leaf(brush, box, card.name)
  drawCity(
    brush,
    { x: x + 8, y: y + CARD_HEIGHT - 8, w: FIGURE - 4 },
    { walls: card.walls, flag: PALETTE.pale },
  )
  const left = x + FIGURE + 14
  const right = x + w - PAD
  disc(brush, card.points, { x: right - RADIUS, y: y + 12 + RADIUS, radius: RADIUS }, { ink: PALETTE.jade })
  brush.text(card.name, left, y + 40, { ...NAME, max: right - RADIUS * 2 - 8 - left })
  coin(brush, left + 22, y + 93, 46)
  const price = brush.text(String(card.price), left + 52, y + 93, { size: 46, weight: 800 })
  brush.text(card.tax, right, y + 94, {
    size: 42,
    face: 'kai',
    ink: PALETTE.pale,
    align: 'right',
    max: right - left - 60 - price,
  })
}

/** Rules in English are long: smaller, so that the sheet stays short. */
const textOf = ({ language }: Brush) =>
  language === 'en'
    ? ({ size: 40, weight: 500, lead: 48 } as const)
    : ({ size: 42, weight: 500, lead: 51 } as const)
const HEAD = 84
const PERSON_HEAD = 112

/** Height of a card whose effect stands at a glance below its name. */
const BRIEF = 116

/** What a card does: all of it, or in few words below its name. */
export type Rules = 'whole' | 'brief'

/** A card with its effect, laid out for a width. */
export function layEffect(measure: Brush, card: EffectCard, w: number, rules: Rules): Panel {
  const { lead, ...setting } = textOf(measure)
  if (rules === 'brief') return briefly(card, w)
  const lines = measure.lines(card.effect, w - PAD * 2 - 6, setting)
  const head = card.portrait === null ? HEAD : PERSON_HEAD
  return {
    height: head + 12 + lines.length * lead + PAD,
    draw(brush, box) {
      const { x, y } = box
      const name = card.names[0] ?? ''
      leaf(brush, box, name)
      drawHead(brush, card, { x, y, w, h: head })
      leafLine(brush, box, name)
      brush.context.fillStyle = PALETTE.line
      brush.context.fillRect(x + PAD, y + head, w - PAD * 2, 2)
      for (const [index, line] of lines.entries())
        brush.text(line, x + PAD + 3, y + head + 10 + lead * (index + 0.5), setting)
    },
  }
}

/** A card with its effect at a glance below its name. */
const briefly = (card: EffectCard, w: number): Panel => ({
  height: BRIEF,
  draw(brush, box) {
    const { x, y, h } = box
    const name = card.names[0] ?? ''
    leaf(brush, box, name)
    const { lead: _, ...setting } = textOf(brush)
    if (card.portrait !== null) portrait(brush, card.portrait, box, FIGURE)
    leafLine(brush, box, name)
    const left = card.portrait === null ? x + PAD : x + FIGURE + 18
    drawHead(brush, { ...card, portrait: null }, { x: left - PAD, y, w: w - (left - x) + PAD, h: 64 })
    brush.text(card.glance, left + 2, y + 60 + (h - 60) / 2 - 4, { ...setting, max: x + w - PAD - left })
  },
})

/** When a scheme is played: in one's own time, with an attack, against one. */
const MARKS = { general: scroll, attack: swords, defence: wall } as const

/** Sign, bust or number, then the name; the note at the right. */
function drawHead(brush: Brush, card: EffectCard, box: Box): void {
  const { x, y, w, h } = box
  const { kind, names, number, note } = card
  const middle = y + h / 2 + 2
  let left = x + PAD
  let right = x + w - PAD
  if (card.portrait !== null) {
    portrait(brush, card.portrait, box, h - 4)
    left = x + h + 18
  } else if (kind in MARKS) {
    const mark = kind as keyof typeof MARKS
    MARKS[mark](brush, left + 28, middle, 54, mark === 'attack' ? PALETTE.cinnabar : PALETTE.ink)
    left += 70
  }
  if (number !== null) {
    disc(
      brush,
      number,
      { x: right - RADIUS, y: middle, radius: RADIUS },
      { ink: kind === 'capital' ? PALETTE.jade : PALETTE.ink },
    )
    right -= RADIUS * 2 + 10
  }
  if (note !== null)
    right -=
      brush.text(note, right, middle, { size: 46, weight: 800, ink: PALETTE.jade, align: 'right' }) + 12
  const setting = { size: 50, face: 'brush' } as const
  brush.text(brush.best(names, right - left, setting), left, middle, { ...setting, max: right - left })
}
