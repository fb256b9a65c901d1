// Paints a hand: own generals with their skills, who is in range, then the cards by kind, two beside each other.
import {
  type Block,
  cardRow,
  cardWidth,
  inRows,
  type Panel,
  stacked,
  titleBlock,
} from '../../../picture/blocks.ts'
import type { Brush } from '../../../picture/brush.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { GAP, INK, MARGIN, PALE_INK, WIDTH } from '../../../picture/paper.ts'
import type { HandInput } from './hand-input.ts'
import { LINE_HEIGHT, layGeneral, layKind } from './panels.ts'

const TITLE = 84
const INNER = WIDTH - MARGIN * 2

/** Paints a hand. */
export const paintHand: PictureRenderer<HandInput> = (input, measure) => {
  const { language, generals, groups, range } = input
  const blocks = [
    titleBlock(input.title, TITLE),
    ...pairs(generals, (each, w) => layGeneral(measure, each, w, language)),
    ...(range ? rangeBlocks(measure, range) : []),
    ...groups.flatMap(({ title, kinds }) => [
      titleBlock(title, TITLE),
      ...pairs(kinds, (each, w) => layKind(measure, each, w)),
    ]),
  ]
  return stacked(blocks, MARGIN)
}

/** Two beside each other; one alone takes the whole width. */
const pairs = <T>(items: readonly T[], lay: (item: T, w: number) => Panel): readonly Block[] =>
  inRows(items, 2).map((pair) => {
    const w = cardWidth(pair.length)
    return cardRow(
      pair.map((item) => lay(item, w)),
      w,
    )
  })

function rangeBlocks(measure: Brush, { near, far }: NonNullable<HandInput['range']>): readonly Block[] {
  const set = (text: string, ink: string, weight: number) =>
    text === '' ? [] : measure.lines(text, INNER, { weight }).map((line) => ({ line, ink, weight }))
  const lines = [...set(near, INK, 700), ...set(far, PALE_INK, 500)]
  return [
    {
      height: GAP + LINE_HEIGHT * lines.length,
      draw(brush, y) {
        for (const [index, { line, ink, weight }] of lines.entries())
          brush.text(line, MARGIN, y + LINE_HEIGHT * (index + 0.5), { ink, weight, max: INNER, cut: true })
      },
    },
  ]
}
