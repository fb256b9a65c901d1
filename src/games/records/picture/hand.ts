// Paints a hand: what may be chosen from, generals, cities and schemes, then the player's lord and strategist.
import { inRows } from '../../../picture/blocks.ts'
import type { Box, Brush } from '../../../picture/brush.ts'
import { firstFitting } from '../../../picture/fitting.ts'
import type { PictureRenderer, Sheet } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { CARD_HEIGHT, drawCityCard, drawGeneral, layEffect } from './cards-drawn.ts'
import type { EffectCard, Group, HandInput } from './hand-input.ts'
import { chop } from './marks.ts'
import { type Page, pageOf } from './page.ts'

const GAP = 10
const LABEL = 74
const RULE = 26
/** People and cities beside each other, and cards with an effect. */
const FIGURES = 3
const EFFECTS = 2

/** Part of a hand with a height, drawn at a place. */
interface Row {
  readonly height: number
  draw(brush: Brush, y: number): void
}

/** A card that knows how tall it must be. */
interface Laid {
  readonly height: number
  draw(brush: Brush, box: Box): void
}

const ALL = Number.POSITIVE_INFINITY

/** Lines of what a card does, and of what the own people do; fullest first, one's own people go first. */
interface Fullness {
  readonly cards: number
  readonly court: number
  /** Between rows, in pixels. */
  readonly gap?: number
}

const FULLNESS: readonly [Fullness, ...Fullness[]] = [
  { cards: ALL, court: ALL },
  { cards: ALL, court: 2 },
  { cards: ALL, court: 0 },
  { cards: 3, court: 0 },
  { cards: 2, court: 0 },
  { cards: 1, court: 0 },
  { cards: 0, court: 0 },
  { cards: 0, court: 0, gap: 5 },
]

/** Paints a hand. */
export const paintHand: PictureRenderer<HandInput> = (input, measure) =>
  firstFitting(FULLNESS, (fullness) => layHand(input, measure, fullness))

function layHand(input: HandInput, measure: Brush, fullness: Fullness): Sheet {
  const { groups, court, purse, language } = input
  const { gap = GAP } = fullness
  const held = groups.at(-1)
  const page = pageOf(language, { title: held?.title ?? '', asides: [purse] }, 'hand')
  const rows = [
    ...groups.flatMap((group) => [
      // The title of the page says what is held; what is chosen from stands before it.
      ...(groups.length === 1 ? [] : [label(group.title, page, group !== held)]),
      ...groupRows(measure, group, page, fullness.cards),
    ]),
    ...(court.length === 0 ? [] : [rule(page), ...effectRows(measure, court, page, fullness.court)]),
  ]
  const content = rows.reduce((sum, { height }) => sum + height + gap, -gap)
  const { height } = page.fit(content)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      page.lay(brush, height)
      let { y } = page
      for (const row of rows) {
        row.draw(brush, y)
        y += row.height + gap
      }
    },
  }
}

/** The title of a part: red where something must be chosen. */
const label = (title: string, { x }: Page, asks: boolean): Row => ({
  height: LABEL - GAP,
  draw: (brush, y) =>
    void chop(brush, title, x, y + 32, { ink: asks ? PALETTE.cinnabar : PALETTE.pale, hollow: !asks }),
})

/** Two lines between the hand and the court. */
const rule = ({ x, w }: Page): Row => ({
  height: RULE - GAP,
  draw({ context }, y) {
    context.fillStyle = PALETTE.ink
    context.fillRect(x, y + 3, w, 4)
    context.fillRect(x, y + 11, w, 1.6)
  },
})

function groupRows(
  measure: Brush,
  { generals, cities, effects }: Group,
  page: Page,
  most: number,
): readonly Row[] {
  const figures: readonly Laid[] = [
    ...generals.map((card) => ({
      height: CARD_HEIGHT,
      draw: (brush: Brush, box: Box) => drawGeneral(brush, card, box),
    })),
    ...cities.map((card) => ({
      height: CARD_HEIGHT,
      draw: (brush: Brush, box: Box) => drawCityCard(brush, card, box),
    })),
  ]
  return [...rowsOf(figures, FIGURES, page), ...effectRows(measure, effects, page, most)]
}

const effectRows = (measure: Brush, cards: readonly EffectCard[], page: Page, most: number): readonly Row[] =>
  rowsOf(
    cards.map((card) => layEffect(measure, card, cardWidth(page, EFFECTS), most)),
    EFFECTS,
    page,
  )

const cardWidth = ({ w }: Page, across: number): number => (w - GAP * (across - 1)) / across

/** Cards in rows, each as tall as the tallest of its row. */
function rowsOf(cards: readonly Laid[], across: number, page: Page): readonly Row[] {
  const w = cardWidth(page, across)
  return inRows(cards, across).map((row) => {
    const height = Math.max(...row.map((card) => card.height))
    return {
      height,
      draw(brush, y) {
        for (const [column, card] of row.entries())
          card.draw(brush, { x: page.x + column * (w + GAP), y, w, h: height })
      },
    }
  })
}
