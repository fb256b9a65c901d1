// Paints a hand: a leaf for each card with its name in the brush, its era or kind, and what it does.
import type { Panel } from '../../../picture/blocks.ts'
import type { Brush, Setting } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { rulesIn } from '../../../picture/fitting.ts'
import { type HandKind, handPage } from '../../../picture/hand-page.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { CONDENSED, TIGHT } from '../../../picture/paper.ts'
import { wordBlock } from '../../../picture/word-block.ts'
import { drawKind, drawWindow } from './card-window.ts'
import type { CardFace, HandInput } from './hand-input.ts'
import { slipsOf } from './hand-slips.ts'

const PAD = 16
const HEAD = 74
const NOTE = 60
const LINE = 51
/** Of the era alone. */
const WHEN = 46
const GAP = 12
/** How a name is set: its line, and the side of the sign or of the window before it; smaller on a narrow card. */
interface Named {
  readonly name: Setting
  readonly line: number
  readonly sign: number
  readonly window: number
}
const WIDE: Named = { name: { size: 54, face: 'brush' }, line: 60, sign: 60, window: 116 }
const SLIM: Named = { name: { size: 42, face: 'brush' }, line: 46, sign: 48, window: 100 }
/** Of a card, in pixels. */
const NARROW = 450
const COPIES: Setting = { size: 50, weight: 800, ink: PALETTE.jade }
const TEXT = { size: 42, weight: 500 } as const
const KIND: Setting = { size: 42, face: 'kai', ink: PALETTE.pale }

/** Paints a hand; that of a first turn as slips where they have room. */
export const paintHand: PictureRenderer<HandInput> = (input, measure) =>
  (input.first ? slipsOf(input, measure) : undefined) ?? writtenOut(input, measure)

const writtenOut: PictureRenderer<HandInput> = ({ title, cards }, measure) =>
  handPage((kind) => [{ title, cards: cards.map((card) => cardPanel(measure, card, kind)) }], 'dynasties')

function cardPanel(measure: Brush, card: CardFace, { width, lines: most, notes }: HandKind): Panel {
  const { effect, glance, here, count } = card
  const note = notes && card.era !== null ? `${card.era} · ${card.type}` : null
  const copies = count > 1 ? `×${count}` : ''
  const named = width < NARROW || note === null ? SLIM : WIDE
  // A picture beside two lines, a sign before one.
  const window = note === null ? named.sign : named.window
  const inset = window + GAP
  const room = width - PAD * 2 - inset - (copies === '' ? 0 : measure.width(copies, COPIES) + GAP)
  // Where there is no room for the line of its kind, its era ends the line of the name, else has a line of its own.
  const when = note === null ? (card.era ?? card.type) : ''
  const besideEra = room - (when === '' ? 0 : measure.width(when, KIND) + GAP)
  const brief = card.names.find((name) => measure.width(name, named.name) <= besideEra * TIGHT)
  const names = brief ? [brief] : namesIn(measure, card, room, named.name)
  const noted = HEAD + (names.length - 1) * named.line
  // Beside the picture, or below it where it is too long for that.
  const beside = note !== null && measure.width(note, KIND) <= (width - PAD * 2 - inset) / CONDENSED
  const pictured = window + PAD + (beside ? 10 : 2)
  const top = note === null ? noted : Math.max(noted + (beside ? NOTE : 0), pictured) + (beside ? 0 : NOTE)
  const shares = measure.width(names.at(-1) ?? '', named.name) <= besideEra * TIGHT
  const low = top + (when === '' || shares ? 0 : WHEN)
  const space = { max: width - PAD * 2, most, setting: TEXT, lead: LINE, of: 'list', glance } as const
  const { lines, setting, lead } = rulesIn(measure, effect, space)
  return {
    height: low + lines.length * lead + PAD,
    draw(brush, box) {
      const [x, y, right] = [box.x + PAD, box.y, box.x + box.w - PAD]
      // A jade edge: its era is now.
      const edge = here === null ? { line: PALETTE.ink, wide: 3 } : { line: PALETTE.jade, wide: 7 }
      cutBox(brush.context, box, { fill: PALETTE.leaf, ...edge }, names.join(' '))
      const middle = y + HEAD / 2 + 2
      if (note !== null) drawWindow(brush, card, { x, y: y + PAD - 2, w: window, h: window })
      else drawKind(brush, card.kind, { x: x + window / 2, y: middle, side: window })
      for (const [index, name] of names.entries())
        brush.text(name, x + inset, middle + index * named.line, {
          ...named.name,
          max: shares && index === names.length - 1 ? besideEra : room,
        })
      brush.text(copies, right, middle, { ...COPIES, align: 'right' })
      if (here !== null && note !== null) wordBlock(brush, here, [x - 4, y + PAD + window - 26], PALETTE.jade)
      if (note !== null) {
        const [left, line] = beside ? [x + inset, noted] : [x, top - NOTE]
        brush.text(note, left, y + line + NOTE / 2 - 6, { ...KIND, max: right - left })
      }
      const era = { ...KIND, ink: here === null ? PALETTE.pale : PALETTE.jade }
      const edgeAt = copies === '' ? right : right - measure.width(copies, COPIES) - GAP
      if (shares) brush.text(when, edgeAt, y + top - HEAD / 2 + 2, { ...era, align: 'right' })
      else brush.text(when, x, y + top + WHEN / 2 - 8, { ...era, max: right - x })
      brush.context.fillStyle = PALETTE.line
      brush.context.fillRect(x, y + low - 4, right - x, 2)
      for (const [index, line] of lines.entries())
        brush.text(line, x, y + low + lead * (index + 0.5), { ...setting, max: right - x })
    },
  }
}

/** The name in one line as full as it fits, else in several. */
function namesIn(measure: Brush, { names }: CardFace, room: number, setting: Setting): readonly string[] {
  const best = measure.best(names, room, setting)
  return measure.width(best, setting) <= room ? [best] : measure.lines(best, room, setting)
}
