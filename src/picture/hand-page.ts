// A hand in print: groups of cards two or three beside each other, each group under its title.
import { type Block, inRows, type Panel } from './blocks.ts'
import type { Box, Brush, Setting } from './brush.ts'
import { type Crest, drawCrest } from './crest.ts'
import { cutBox } from './cut.ts'
import { firstFitting } from './fitting.ts'
import type { Sheet } from './paint.ts'
import { PALETTE } from './palette.ts'
import { WIDTH } from './paper.ts'
import { laySheet } from './sheet.ts'

const EDGE = 34
const INNER = WIDTH - EDGE * 2
const GAP = 10
const TITLE = 78
/** Side of the crest before the first title. */
const CREST = 80
const GROUP: Setting = { size: 54, face: 'brush' }

/** How much of a card is written out. */
export interface HandKind {
  /** Of a card, in pixels. */
  readonly width: number
  /** Room for what it does, in lines of full size. */
  readonly lines: number
  /** Whether its kind, era and the like are said. */
  readonly notes: boolean
}

const kindOf = (across: number, lines: number, notes: boolean) => ({
  across,
  kind: { width: (INNER - GAP * (across - 1)) / across, lines, notes },
})
type Columns = ReturnType<typeof kindOf>
/** With all that cards do in full size: the lower one is shown larger on a desktop. */
const WHOLE = [kindOf(2, Number.POSITIVE_INFINITY, true), kindOf(3, Number.POSITIVE_INFINITY, true)] as const
/** Fullest first. */
const SHORTER = [
  kindOf(3, 6, true),
  kindOf(3, 5, true),
  kindOf(2, 3, true),
  kindOf(3, 4, true),
  kindOf(3, 6, false),
  kindOf(3, 5, false),
  kindOf(3, 4, false),
  kindOf(3, 3, false),
  kindOf(3, 2, false),
  kindOf(3, 1, false),
  kindOf(3, 0, false),
] as const

/** Cards that lie together. */
export interface HandGroup {
  readonly title: string
  readonly cards: readonly Panel[]
}

/** A sheet with these groups under a game's crest, and what stands above them, as full as it is not taller than wide. */
export function handPage(
  groupsIn: (kind: HandKind) => readonly HandGroup[],
  crest: Crest,
  above: (place: Pick<Box, 'x' | 'w'>) => readonly Block[] = () => [],
): Sheet {
  const lay = ({ across, kind }: Columns) =>
    layPage(above({ x: EDGE, w: INNER }), groupsIn(kind), across, kind.width, crest)
  const [two, three] = WHOLE.map(lay)
  const lower = two && three && three.height < two.height ? WHOLE[1] : WHOLE[0]
  return firstFitting([lower, ...SHORTER], lay)
}

function layPage(
  above: readonly Block[],
  groups: readonly HandGroup[],
  across: number,
  width: number,
  crest: Crest,
): Sheet {
  const shelves = shelvesOf(groups, across).flatMap((shelf, index) => [
    titlesOf(shelf, width, index === 0 ? crest : undefined),
    ...inRows(
      shelf.flatMap(({ cards }) => cards),
      across,
    ).map((cards) => row(cards, width)),
  ])
  const blocks = [...above, ...shelves]
  const height = Math.ceil(blocks.reduce((sum, block) => sum + block.height, EDGE * 2 - GAP))
  return {
    width: WIDTH,
    height,
    draw(brush: Brush) {
      laySheet(brush.context, { width: WIDTH, height }, `${crest} hand`)
      let y = EDGE
      for (const block of blocks) {
        block.draw(brush, y)
        y += block.height
      }
    },
  }
}

/** Groups that fit into one row together stand beside each other. */
function shelvesOf(groups: readonly HandGroup[], across: number): readonly (readonly HandGroup[])[] {
  const shelves: HandGroup[][] = []
  for (const group of groups) {
    const last = shelves.at(-1)
    const taken = last?.reduce((sum, { cards }) => sum + cards.length, 0) ?? across
    if (last && taken + group.cards.length <= across) last.push(group)
    else shelves.push([group])
  }
  return shelves
}

/** The titles of groups beside each other, the first after the crest, each with a cut line to its right edge. */
const titlesOf = (shelf: readonly HandGroup[], width: number, crest?: Crest): Block => ({
  height: crest ? CREST + GAP : TITLE,
  draw(brush, y) {
    const middle = y + (crest ? CREST : TITLE) / 2
    if (crest) drawCrest(brush.context, crest, { x: EDGE + CREST / 2, y: middle, side: CREST })
    let column = 0
    for (const [index, { title, cards }] of shelf.entries()) {
      const x = EDGE + column * (width + GAP) + (crest && index === 0 ? CREST + GAP : 0)
      column += cards.length
      const end = index === shelf.length - 1 ? EDGE + INNER : EDGE + column * (width + GAP) - GAP
      const wide = brush.text(title, x + 4, middle, { ...GROUP, max: end - x - 8 })
      const line: Box = { x: x + wide + 24, y: middle - 2, w: end - x - wide - 28, h: 4 }
      if (line.w > 20) cutBox(brush.context, line, { fill: PALETTE.ink }, title)
    }
  },
})

/** Cards beside each other, all as tall as the tallest. */
function row(cards: readonly Panel[], width: number): Block {
  const h = Math.max(...cards.map(({ height }) => height))
  return {
    height: h + GAP,
    draw(brush, y) {
      for (const [column, card] of cards.entries())
        card.draw(brush, { x: EDGE + column * (width + GAP), y, w: width, h })
    },
  }
}
