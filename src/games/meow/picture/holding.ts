// What a side holds between battles, as cards: cats that everyone has seen with their names, backs of the others, its other cards.
import type { Block } from '../../../picture/blocks.ts'
import type { Box, Brush, Setting } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { drawCat } from './cat/cat.ts'
import { lookOf } from './cat/looks.ts'
import { GROUND } from './field.ts'
import { type CardKind, drawCard } from './piles.ts'
import type { Holding } from './table-input.ts'

/** How cards lie: with names under large ones, or beside small ones. */
interface Size {
  readonly w: number
  readonly h: number
  /** Names stand under the cards. */
  readonly under: boolean
}

/** Sizes by how much room there is. */
export const SIZES = {
  large: { w: 104, h: 124, under: true },
  small: { w: 66, h: 78, under: false },
} as const satisfies Readonly<Record<string, Size>>

const NAME: Setting = { size: 40, face: 'kai' }
const NAME_LINE = 46
/** Between two names, and between a card and its name beside it. */
const GAP = 24
const BESIDE = 10
/** Backs lie over each other, no closer than this where there is room for no more. */
const CLOSE = 18
const BELOW = 8

/** A card that everyone has seen, or backs of one kind. */
type Lying =
  | { readonly name: string; readonly id: string | null; readonly w: number }
  | { readonly back: CardKind; readonly n: number }

/** Lays the cards out across a width; nothing where they have no room. */
export function holdingBlock(
  measure: Brush,
  holding: Holding,
  { x, w }: Pick<Box, 'x' | 'w'>,
  size: Size,
): Block | undefined {
  const all = lyingOf(measure, holding, size)
  const backs = all.reduce((sum, each) => sum + ('back' in each ? each.n - 1 : 0), 0)
  const fixed = all.reduce((sum, each) => sum + ('back' in each ? size.w : each.w) + GAP, -GAP)
  const step = Math.min(size.w * 0.62, (w - fixed) / Math.max(1, backs))
  if (all.length === 0 || step < CLOSE) return undefined
  const named = size.under && all.some((each) => 'name' in each)
  return {
    height: size.h + (named ? NAME_LINE : 0) + BELOW,
    draw(brush, y) {
      let at = x
      for (const each of all) {
        if ('back' in each) {
          for (let index = 0; index < each.n; index++)
            drawCard(brush, each.back, cardBox(at + index * step, y, size), `${at} ${index}`)
          at += size.w + (each.n - 1) * step + GAP
        } else {
          drawOpen(brush, each, at, y, size)
          at += each.w + GAP
        }
      }
    },
  }
}

const cardBox = (x: number, y: number, { w, h }: Size): Box => ({ x, y: y + 2, w, h: h - 4 })

/** The hand, its seen cats first; then treasures and stratagems. */
function lyingOf(measure: Brush, holding: Holding, size: Size): readonly Lying[] {
  const { seen, hidden, known, treasures, stratagems } = holding
  const open = (id: string | null, name: string): Lying => {
    const wide = measure.width(name, NAME)
    return { id, name, w: size.under ? Math.max(size.w, wide) : size.w + BESIDE + wide }
  }
  const backs = (back: CardKind, n: number): readonly Lying[] => (n > 0 ? [{ back, n }] : [])
  return [
    ...seen.map(({ id, name }) => open(id, name)),
    ...backs('deck', hidden),
    ...backs('treasures', treasures),
    ...known.map((name) => open(null, name)),
    ...backs('stratagems', stratagems),
  ]
}

function drawOpen(
  brush: Brush,
  { id, name, w }: Extract<Lying, { name: string }>,
  x: number,
  y: number,
  size: Size,
): void {
  const box = cardBox(size.under ? x + (w - size.w) / 2 : x, y, size)
  if (size.under)
    brush.text(name, x + w / 2, y + size.h + NAME_LINE / 2, { ...NAME, align: 'center', max: w })
  else brush.text(name, x + size.w + BESIDE, y + size.h / 2, NAME)
  if (id === null) {
    drawCard(brush, 'stratagems', box, name)
    return
  }
  const { context } = brush
  cutBox(context, box, { fill: PALETTE.leaf }, name)
  context.save()
  context.beginPath()
  context.rect(box.x + 2, box.y + 2, box.w - 4, box.h - 4)
  context.clip()
  context.fillStyle = GROUND
  context.fillRect(box.x, box.y + box.h * 0.7, box.w, box.h * 0.3)
  const feet = { x: box.x + box.w / 2, y: box.y + box.h * 0.9, side: size.w }
  drawCat(context, { ...lookOf(id), pose: 'sit' }, feet)
  context.restore()
  cutBox(context, box, { line: PALETTE.ink, wide: 3 }, name)
}
