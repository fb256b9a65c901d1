// Paints a hand: own generals with their skills, who is in range, then the cards by kind, two beside each other.
import { type Block, inRows, type Panel } from '../../../picture/blocks.ts'
import type { Brush } from '../../../picture/brush.ts'
import { firstFitting, TALLEST } from '../../../picture/fitting.ts'
import type { PictureRenderer, Sheet } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { TIGHT, WIDTH } from '../../../picture/paper.ts'
import { drawPage, EDGE, pageOf } from './frame.ts'
import type { HandInput } from './hand-input.ts'
import { LINE_HEIGHT, layGeneral, layKind } from './panels.ts'
import { isPick, layPick } from './pick.ts'

const TITLE = 78
const GAP = 8

/** Where blocks stand, from left to right. */
interface Column {
  readonly x: number
  readonly w: number
}

/** Paints a hand. */
export const paintHand: PictureRenderer<HandInput> = (input, measure) => {
  // A pick of few has room for what their skills do.
  const full = layHand(input, measure, FULLNESS[0])
  if (isPick(input) && full.height > TALLEST) return layPick(input, measure)
  return firstFitting(FULLNESS, (fullness) =>
    fullness === FULLNESS[0] ? full : layHand(input, measure, fullness),
  )
}

/** How much is written out: lines of a skill, cards beside each other and their lines. */
interface Detail {
  readonly skills: number
  readonly across: number
  readonly effects: number
  readonly uses: number
}

const ALL = Number.POSITIVE_INFINITY
/** Fullest first; the skills of generals go first, since cards are what is played now. */
const DETAILS: readonly [Detail, ...Detail[]] = [
  { skills: ALL, across: 2, effects: ALL, uses: ALL },
  { skills: 2, across: 2, effects: ALL, uses: ALL },
  { skills: 1, across: 2, effects: ALL, uses: ALL },
  { skills: 0, across: 2, effects: ALL, uses: 2 },
  { skills: 0, across: 2, effects: 5, uses: 2 },
  { skills: 0, across: 2, effects: 4, uses: 2 },
  { skills: 0, across: 2, effects: 3, uses: 2 },
  { skills: 0, across: 2, effects: 2, uses: 2 },
  { skills: 0, across: 3, effects: 5, uses: 2 },
  { skills: 0, across: 3, effects: 4, uses: 2 },
  { skills: 0, across: 3, effects: 3, uses: 2 },
  { skills: 0, across: 3, effects: 2, uses: 2 },
  { skills: 0, across: 3, effects: 1, uses: 2 },
  { skills: 0, across: 3, effects: 1, uses: 1 },
  { skills: 0, across: 3, effects: 1, uses: 0 },
  { skills: 0, across: 3, effects: 0, uses: 0 },
]

/** Lines of what cards do that rows may have where room is left. */
const MORE = [1, 2, 3, 4, 5, ALL] as const

/** A detail, and whether those out of range are told. */
interface Fullness extends Detail {
  readonly far: boolean
}

/** Those out of range stand wherever a detail leaves room for them. */
const FULLNESS: readonly [Fullness, ...Fullness[]] = [
  { ...DETAILS[0], far: true },
  ...DETAILS.slice(1).flatMap((detail) => [true, false].map((far) => ({ ...detail, far }))),
]

function layHand(input: HandInput, measure: Brush, { skills, across, effects, uses, far }: Fullness): Sheet {
  const { generals, groups, range } = input
  const page = pageOf(input.language)
  const laid = <T>(items: readonly T[], most: number, lay: (item: T, w: number) => Panel): readonly Block[] =>
    inRows(items, most).map((each) => row(each, lay, page))
  const cards = (lines: number): readonly Block[] =>
    groups.flatMap(({ title, kinds }) => [
      titleBlock(title, page),
      ...laid(kinds, across, (each, w) => layKind(measure, each, w, { effects: lines, uses })),
    ])
  const above = [
    ...laid(generals, 2, (each, w) => layGeneral(measure, each, w, skills)),
    ...(range ? [rangeBlock(measure, far ? range : { ...range, far: '' }, page)] : []),
  ]
  const tall = (rows: readonly Block[]): number =>
    Math.ceil(page.y + Math.max(page.least, heightOf([...above, ...rows])) + EDGE)
  const blocks = [...above, ...filled([effects, ...MORE.filter((lines) => lines > effects)].map(cards), tall)]
  const height = tall(blocks.slice(above.length))
  return {
    width: WIDTH,
    height,
    draw(brush) {
      drawPage(brush, height, input.title, '')
      let y = page.y
      for (const block of blocks) {
        block.draw(brush, y)
        y += block.height
      }
    },
  }
}

const heightOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { height }) => sum + height, 0)

/** From the top down, each row as full as there is room left. */
function filled(
  levels: readonly (readonly Block[])[],
  tall: (rows: readonly Block[]) => number,
): readonly Block[] {
  const rows = [...(levels[0] ?? [])]
  for (const level of levels.slice(1))
    for (const [index, fuller] of level.entries())
      if (tall(rows.with(index, fuller)) <= TALLEST) rows[index] = fuller
  return rows
}

/** Some beside each other, in the whole width. */
function row<T>(items: readonly T[], lay: (item: T, w: number) => Panel, { x, w }: Column): Block {
  const each = (w - GAP * (items.length - 1)) / items.length
  const panels = items.map((item) => lay(item, each))
  const h = Math.max(...panels.map(({ height }) => height))
  return {
    height: h + GAP,
    draw(brush, y) {
      for (const [column, panel] of panels.entries())
        panel.draw(brush, { x: x + column * (each + GAP), y, w: each, h })
    },
  }
}

/** The title of a group of cards. */
const titleBlock = (title: string, { x, w }: Column): Block => ({
  height: TITLE,
  draw: (brush, y) => void brush.text(title, x + 6, y + TITLE / 2, { size: 56, face: 'brush', max: w - 12 }),
})

function rangeBlock(measure: Brush, { near, far }: NonNullable<HandInput['range']>, { x, w }: Column): Block {
  const max = w - 12
  const set = (text: string, ink: string, weight: number) => {
    if (text === '') return []
    // What is only a little too wide is condensed.
    const whole = measure.width(text, { size: 42, weight }) <= max * TIGHT
    const lines = whole ? [text] : measure.lines(text, max, { size: 42, weight })
    return lines.map((line) => ({ line, ink, weight, size: 42 }))
  }
  const lines = [...set(near, PALETTE.ink, 700), ...set(far, PALETTE.pale, 500)]
  return {
    height: GAP * 2 + LINE_HEIGHT * lines.length,
    draw(brush, y) {
      for (const [index, { line, ...setting }] of lines.entries())
        brush.text(line, x + 6, y + GAP + LINE_HEIGHT * (index + 0.5), { ...setting, max, cut: true })
    },
  }
}
