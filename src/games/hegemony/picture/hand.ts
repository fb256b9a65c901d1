// Paints a hand: own generals with their skills, who is in range, then the cards by kind, two beside each other.
import type { Brush } from '../../../picture/brush.ts'
import type { Painter } from '../../../picture/paint.ts'
import { GAP, INK, MARGIN, PALE_INK, WIDTH } from '../../../picture/paper.ts'
import type { HandInput } from './hand-input.ts'
import { type Laid, LINE_HEIGHT, layGeneral, layKind } from './panels.ts'

const TITLE = 84
const INNER = WIDTH - MARGIN * 2

/** Something with a height that is drawn at a place. */
interface Block {
  readonly height: number
  draw(brush: Brush, y: number): void
}

/** Paints a hand. */
export const paintHand: Painter<HandInput> = (input, measure) => {
  const { language, generals, groups, range } = input
  const blocks = [
    titleBlock(input.title),
    ...pairs(generals, (each, w) => layGeneral(measure, each, w, language)),
    ...(range ? rangeBlocks(measure, range) : []),
    ...groups.flatMap(({ title, kinds }) => [
      titleBlock(title),
      ...pairs(kinds, (each, w) => layKind(measure, each, w)),
    ]),
  ]
  return {
    width: WIDTH,
    height: blocks.reduce((sum, { height }) => sum + height, MARGIN),
    draw(brush) {
      let y = 0
      for (const block of blocks) {
        block.draw(brush, y)
        y += block.height
      }
    },
  }
}

const titleBlock = (title: string): Block => ({
  height: TITLE,
  draw: (brush, y) =>
    void brush.text(title, MARGIN, y + TITLE / 2, { size: 56, weight: 900, face: 'serif', max: INNER }),
})

/** Two beside each other, as tall as the taller one; one alone takes the whole width. */
function pairs<T>(items: readonly T[], lay: (item: T, w: number) => Laid): readonly Block[] {
  const half = (INNER - GAP) / 2
  return Array.from({ length: Math.ceil(items.length / 2) }, (_, row) => {
    const pair = items.slice(row * 2, row * 2 + 2)
    const w = pair.length === 1 ? INNER : half
    const laid = pair.map((item) => lay(item, w))
    const height = Math.max(...laid.map((each) => each.height))
    return {
      height: height + GAP,
      draw(brush: Brush, y: number) {
        for (const [column, each] of laid.entries())
          each.draw(brush, { x: MARGIN + column * (w + GAP), y, w, h: height })
      },
    }
  })
}

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
