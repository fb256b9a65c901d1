// Paints a hand: what may be chosen from, generals, cities and schemes, then the player's lord and strategist.
import { inRows, type Panel } from '../../../picture/blocks.ts'
import type { Box, Brush } from '../../../picture/brush.ts'
import { TALLEST } from '../../../picture/fitting.ts'
import type { PictureRenderer, Sheet } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { CARD_HEIGHT, drawCityCard, drawGeneral, layEffect, type Rules } from './cards-drawn.ts'
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

/** Between rows, at least. */
const NARROW = 5

/** Paints a hand. */
export const paintHand: PictureRenderer<HandInput> = (input, measure) => {
  const page = pageOf(input.language, { title: input.groups[0]?.title ?? '', asides: [input.purse] }, 'hand')
  const parts = partsOf(input, measure, page)
  const least = parts.map((lay) => lay('brief'))
  const gap = heightOf(least, GAP, page) <= TALLEST ? GAP : NARROW
  return sheetOf(fullest(parts, least, gap, page), gap, page)
}

/** A part of a hand, with what its cards do at a glance or whole. */
type Part = (rules: Rules) => Row

const heightOf = (rows: readonly Row[], gap: number, page: Page): number =>
  page.fit(rows.reduce((sum, { height }) => sum + height + gap, -gap)).height

/** From the top down, what a row's cards do is written out while there is room left for all of it. */
function fullest(parts: readonly Part[], least: readonly Row[], gap: number, page: Page): readonly Row[] {
  const rows = [...least]
  for (const [index, lay] of parts.entries()) {
    const whole = lay('whole')
    if (heightOf(rows.with(index, whole), gap, page) <= TALLEST) rows[index] = whole
  }
  return rows
}

/** The title of the page names what comes first: what may be chosen, where there is something. */
const partsOf = ({ groups, court }: HandInput, measure: Brush, page: Page): readonly Part[] => [
  ...groups.flatMap((group, index) => [
    ...(index === 0 ? [] : [() => label(group.title, page)]),
    ...groupRows(measure, group, page),
  ]),
  ...(court.length === 0 ? [] : [() => rule(page), ...effectRows(measure, court, page)]),
]

function sheetOf(rows: readonly Row[], gap: number, page: Page): Sheet {
  const height = heightOf(rows, gap, page)
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

/** The title of what is held, below what may be chosen. */
const label = (title: string, { x }: Page): Row => ({
  height: LABEL - GAP,
  draw: (brush, y) => void chop(brush, title, x, y + 32, { ink: PALETTE.pale, hollow: true }),
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

function groupRows(measure: Brush, { generals, cities, effects }: Group, page: Page): readonly Part[] {
  const figures: readonly Panel[] = [
    ...generals.map((card) => ({
      height: CARD_HEIGHT,
      draw: (brush: Brush, box: Box) => drawGeneral(brush, card, box),
    })),
    ...cities.map((card) => ({
      height: CARD_HEIGHT,
      draw: (brush: Brush, box: Box) => drawCityCard(brush, card, box),
    })),
  ]
  const rows = inRows(figures, FIGURES)
  const [last] = rows.slice(-1)
  const [first, ...others] = effects
  // A figure alone shares its row with a card that would be alone in another.
  const share = last?.length === 1 && effects.length % EFFECTS === 1 && first
  const shared = (figure: Panel, card: EffectCard): Part => {
    const w = cardWidth(page, FIGURES)
    const room = page.w - w - GAP
    return (rules) => rowOf([figure, layEffect(measure, card, room, rules)], [w, room], page)
  }
  return [
    ...(share ? rows.slice(0, -1) : rows).map((row) => () => evenRow(row, FIGURES, page)),
    ...(share && last[0] ? [shared(last[0], first)] : []),
    ...effectRows(measure, share ? others : effects, page),
  ]
}

const effectRows = (measure: Brush, cards: readonly EffectCard[], page: Page): readonly Part[] =>
  inRows(cards, EFFECTS).map((row) => (rules) => {
    const laid = row.map((card) => layEffect(measure, card, cardWidth(page, EFFECTS), rules))
    return evenRow(laid, EFFECTS, page)
  })

const cardWidth = ({ w }: Page, across: number): number => (w - GAP * (across - 1)) / across

/** Cards of the same width beside each other. */
const evenRow = (cards: readonly Panel[], across: number, page: Page): Row =>
  rowOf(
    cards,
    cards.map(() => cardWidth(page, across)),
    page,
  )

/** Cards beside each other, each as tall as the tallest. */
function rowOf(cards: readonly Panel[], widths: readonly number[], page: Page): Row {
  const height = Math.max(...cards.map((card) => card.height))
  return {
    height,
    draw(brush, y) {
      let { x } = page
      for (const [index, card] of cards.entries()) {
        const w = widths[index] ?? 0
        card.draw(brush, { x, y, w, h: height })
        x += w + GAP
      }
    },
  }
}
