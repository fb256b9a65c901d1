// A hand in print: groups of cards two or three beside each other, each group under its title.
import { type Block, inRows, type Panel } from './blocks.ts'
import type { Box, Brush, Setting } from './brush.ts'
import { type Crest, drawCrest } from './crest.ts'
import { cutBox } from './cut.ts'
import { firstFitting, TALLEST } from './fitting.ts'
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

/** So many lines more, at most, a card can have where there is room for them. */
const MORE_LINES = 9

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
  const around = above({ x: EDGE, w: INNER })
  const lay = (columns: Columns) => ({ ...layPage(around, rowsIn(groupsIn, columns), crest), columns })
  const [two, three] = WHOLE.map(lay)
  const lower = two && three && three.height < two.height ? WHOLE[1] : WHOLE[0]
  const page = firstFitting([lower, ...SHORTER], lay)
  const { across, kind } = page.columns
  if (kind.lines === Number.POSITIVE_INFINITY || page.height > TALLEST) return page
  const levels = Array.from({ length: MORE_LINES }, (_, more) =>
    rowsIn(groupsIn, { across, kind: { ...kind, lines: kind.lines + more } }),
  )
  return layPage(around, filled(levels, TALLEST - page.height), crest)
}

/** Cards beside each other under the titles of their groups, where they are the first of these. */
interface Shelf {
  readonly titles: readonly Pick<HandGroup, 'title' | 'cards'>[]
  readonly cards: readonly Panel[]
  /** Of a card. */
  readonly width: number
}

/** The rows of a page; in one that is not full cards are wider. */
function rowsIn(
  groupsIn: (kind: HandKind) => readonly HandGroup[],
  { across, kind }: Columns,
): readonly Shelf[] {
  const wide = groupsIn({ ...kind, width: WHOLE[0].kind.width }).flatMap(({ cards }) => cards)
  let first = 0
  return shelvesOf(groupsIn(kind), across).flatMap((titles) => {
    const rows = inRows(
      titles.flatMap(({ cards }) => cards),
      across,
    )
    return (rows.length === 0 ? [[]] : rows).map((cards, row): Shelf => {
      const from = first
      first += cards.length
      const heads = row === 0 ? titles : []
      return across > 2 && cards.length < across
        ? { titles: heads, cards: wide.slice(from, from + cards.length), width: WHOLE[0].kind.width }
        : { titles: heads, cards, width: kind.width }
    })
  })
}

/**
 * The fullest cards for which there is room: rows grow in turn while height is left, and a card is as full as its row is tall.
 * @param levels the same rows, written out more and more
 * @param spare how much taller all may become, in pixels
 */
function filled(levels: readonly (readonly Shelf[])[], spare: number): readonly Shelf[] {
  const [least = []] = levels
  const heights = least.map(tallest)
  let left = spare
  for (const rows of levels)
    for (const [at, row] of rows.entries()) {
      const more = tallest(row) - (heights[at] ?? 0)
      if (more <= 0 || more > left) continue
      left -= more
      heights[at] = tallest(row)
    }
  return least.map((row, at) => ({
    ...row,
    cards: row.cards.map((card, index) => {
      const fuller = levels.map((rows) => rows[at]?.cards[index] ?? card)
      return fuller.findLast(({ height }) => height <= (heights[at] ?? 0)) ?? card
    }),
  }))
}

const tallest = ({ cards }: Shelf): number => Math.max(0, ...cards.map(({ height }) => height))

function layPage(above: readonly Block[], rows: readonly Shelf[], crest: Crest): Sheet {
  const blocks = [
    ...above,
    ...rows.flatMap((shelf, index) => [
      ...(shelf.titles.length === 0 ? [] : [titlesOf(shelf, index === 0 ? crest : undefined)]),
      ...(shelf.cards.length === 0 ? [] : [row(shelf)]),
    ]),
  ]
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
const titlesOf = ({ titles: shelf, width }: Shelf, crest?: Crest): Block => ({
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
function row(shelf: Shelf): Block {
  const { cards, width } = shelf
  const h = tallest(shelf)
  return {
    height: h + GAP,
    draw(brush, y) {
      for (const [column, card] of cards.entries())
        card.draw(brush, { x: EDGE + column * (width + GAP), y, w: width, h })
    },
  }
}
