// Paints a hand: a leaf for each card with its name in the brush, its era or kind, and what it does.
import type { Panel } from '../../../picture/blocks.ts'
import type { Brush, Setting } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { rulesIn } from '../../../picture/fitting.ts'
import { type HandKind, handPage } from '../../../picture/hand-page.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { scroll, swords } from '../../../picture/signs.ts'
import { blockWidth, wordBlock } from '../../../picture/word-block.ts'
import { drawEmblem } from './emblem.ts'
import type { CardFace, HandInput } from './hand-input.ts'

const PAD = 16
const HEAD = 74
const NOTE = 60
const LINE = 51
const GAP = 12
/** How a name is set: its line, and the side of the sign before it; smaller on a narrow card. */
interface Named {
  readonly name: Setting
  readonly line: number
  readonly sign: number
}
const WIDE: Named = { name: { size: 54, face: 'brush' }, line: 60, sign: 60 }
const SLIM: Named = { name: { size: 46, face: 'brush' }, line: 50, sign: 48 }
/** Of a card, in pixels. */
const NARROW = 450
const COPIES: Setting = { size: 50, weight: 800, ink: PALETTE.jade }
const TEXT = { size: 42, weight: 500 } as const

/** Paints a hand. */
export const paintHand: PictureRenderer<HandInput> = ({ title, cards }, measure) =>
  handPage((kind) => [{ title, cards: cards.map((card) => cardPanel(measure, card, kind)) }], 'dynasties')

function cardPanel(measure: Brush, card: CardFace, { width, lines: most, notes }: HandKind): Panel {
  const { effect, here, kind, count } = card
  const note = notes ? card.note : null
  const copies = count > 1 ? `×${count}` : ''
  const named = width < NARROW ? SLIM : WIDE
  const inset = named.sign + GAP
  const room = width - PAD * 2 - inset - (copies === '' ? 0 : measure.width(copies, COPIES) + GAP)
  const names = namesIn(measure, card, room, named.name)
  const noted = HEAD + (names.length - 1) * named.line
  const top = noted + (note === null ? 0 : NOTE)
  const space = { max: width - PAD * 2, most, setting: TEXT, lead: LINE, of: 'list' } as const
  const { lines, setting, lead } = rulesIn(measure, effect, space)
  return {
    height: top + lines.length * lead + PAD,
    draw(brush, box) {
      const [x, y, right] = [box.x + PAD, box.y, box.x + box.w - PAD]
      // A jade edge: its era is now.
      const edge = here === null ? { line: PALETTE.ink, wide: 3 } : { line: PALETTE.jade, wide: 7 }
      cutBox(brush.context, box, { fill: PALETTE.leaf, ...edge }, names.join(' '))
      const middle = y + HEAD / 2 + 2
      drawKind(brush, kind, { x: x + named.sign / 2, y: middle, side: named.sign })
      for (const [index, name] of names.entries())
        brush.text(name, x + inset, middle + index * named.line, { ...named.name, max: room })
      brush.text(copies, right, middle, { ...COPIES, align: 'right' })
      if (note !== null) noteLine(brush, note, here, { x, right, y: y + noted + NOTE / 2 - 6 })
      brush.context.fillStyle = PALETTE.line
      brush.context.fillRect(x, y + top - 4, right - x, 2)
      for (const [index, line] of lines.entries())
        brush.text(line, x, y + top + lead * (index + 0.5), { ...setting, max: right - x })
    },
  }
}

/** The sign of a card before its name. */
function drawKind(
  brush: Brush,
  kind: CardFace['kind'],
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  if (kind === 'attack') swords(brush, x, y, side * 0.8, PALETTE.cinnabar)
  else if (kind === 'other') scroll(brush, x, y, side * 0.8)
  else drawEmblem(brush, kind, x, y, side)
}

/** The name in one line as full as it fits, else in several. */
function namesIn(measure: Brush, { names }: CardFace, room: number, setting: Setting): readonly string[] {
  const best = measure.best(names, room, setting)
  return measure.width(best, setting) <= room ? [best] : measure.lines(best, room, setting)
}

/** Era and type, and whether that era is now. */
function noteLine(
  brush: Brush,
  note: string,
  here: string | null,
  { x, right, y }: { readonly x: number; readonly right: number; readonly y: number },
): void {
  const wide = here === null ? 0 : blockWidth(brush, here) + GAP
  if (here !== null) wordBlock(brush, here, [right - wide + GAP, y], PALETTE.jade)
  brush.text(note, x, y, { size: 42, face: 'kai', ink: PALETTE.pale, max: right - x - wide })
}
