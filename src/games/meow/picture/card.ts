// A card in the hand: a leaf with the general's cat, the name in the brush, numbers, kind, and what it does below.
import type { Panel } from '../../../picture/blocks.ts'
import type { Box, Brush, Setting } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { rulesIn } from '../../../picture/fitting.ts'
import type { HandKind } from '../../../picture/hand-page.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { CONDENSED, SMALLEST, TIGHT } from '../../../picture/paper.ts'
import { drawCat } from './cat/cat.ts'
import { lookOf } from './cat/looks.ts'
import { drawField } from './field.ts'
import type { CardFace } from './hand-input.ts'
import { drawNumbers } from './numbers.ts'

const PAD = 15
const NAME_LINE = 62
const NUMBERS = 56
const KIND_LINE = 50
const LINE = 51
/** The window in which a cat sits. */
const WINDOW = 164
const SMALL_WINDOW = 128
/** Of a card, in pixels. */
const NARROW = 450
const NAME: Setting = { size: 56, face: 'brush' }
/** Beside the window of a narrow card, where every general's name has room in one line. */
const SMALL_NAME: Setting = { size: 44, face: 'brush' }
const KIND: Setting = { size: 42, face: 'kai', ink: PALETTE.pale }
const CARRIED: Setting = { size: 42, face: 'kai', ink: PALETTE.brass }
const TEXT = { size: 42, weight: 500 } as const

/** Lays out a card. */
export function cardPanel(measure: Brush, card: CardFace, { width: w, lines: most }: HandKind): Panel {
  const room = w - PAD * 2
  // Where not all is written out, what is said has the room.
  const window = w < NARROW || Number.isFinite(most) ? SMALL_WINDOW : WINDOW
  const beside = card.numbers ? room - window - PAD : room
  const lettering = measure.language === 'en' && card.numbers && w < NARROW ? SMALL_NAME : NAME
  const names = namesOf(measure, card.names, beside, lettering)
  const { lines, setting, lead } = rulesIn(measure, card.text, {
    max: room,
    most,
    setting: TEXT,
    lead: LINE,
    glance: card.glance,
  })
  const kind = card.kind === null ? null : kindLine(measure, card.kind, room)
  const top = Math.max(card.numbers ? window : 0, names.length * NAME_LINE + (card.numbers ? NUMBERS : 0))
  const facts = (kind ? 1 : 0) + (card.carries ? 1 : 0)
  return {
    height: PAD * 2 + top + facts * KIND_LINE + 10 + lines.length * lead,
    draw(brush, box) {
      cutBox(brush.context, box, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 3 }, card.id)
      const x = box.x + PAD
      let y = box.y + PAD
      if (card.numbers) portrait(brush, card.id, { x, y, w: window, h: top })
      const left = card.numbers ? x + window + PAD : x
      for (const [index, name] of names.entries())
        brush.text(name, left, y + NAME_LINE * (index + 0.5), { ...lettering, max: beside })
      if (card.numbers) drawNumbers(brush, card.numbers, { x: left, y: y + top - NUMBERS / 2, w: beside })
      y += top
      for (const [text, setting] of [
        [kind, KIND],
        [card.carries, { ...CARRIED, cut: w < NARROW }],
      ] as const) {
        if (!text) continue
        brush.text(text, x, y + KIND_LINE / 2, { ...setting, max: room })
        y += KIND_LINE
      }
      brush.context.fillStyle = PALETTE.line
      brush.context.fillRect(x, y + 3, room, 2)
      y += 10
      for (const [index, line] of lines.entries())
        brush.text(line, x, y + lead * (index + 0.5), { ...setting, max: room })
    },
  }
}

/** The fullest name that fits a line, else the shortest in two. */
function namesOf(
  measure: Brush,
  names: readonly string[],
  room: number,
  setting: Setting,
): readonly string[] {
  // What is only a little too wide is condensed.
  const best = measure.best(names, room * TIGHT, setting)
  const least = setting === SMALL_NAME ? { ...setting, size: SMALLEST } : setting
  return measure.width(best, least) <= room * TIGHT ? [best] : measure.lines(best, room, setting)
}

/** Faction, troop and year of death, which are counted and compared: in one line, if need be without what divides them. */
const kindLine = (measure: Brush, parts: readonly string[], room: number): string =>
  measure.best([parts.join(' · '), parts.join(' ')], room / CONDENSED, { ...KIND, size: SMALLEST })

/** The general's cat in its field. */
function portrait({ context }: Brush, id: string, window: Box): void {
  const look = lookOf(id)
  const { x, y, w, h } = window
  drawField(context, window, id)
  context.save()
  context.beginPath()
  context.rect(x, y, w, h)
  context.clip()
  drawCat(
    context,
    { ...look, pose: look.arms ? 'guard' : 'march' },
    { x: x + w / 2, y: y + h - 14, side: w - 16 },
  )
  context.restore()
  cutBox(context, window, { line: PALETTE.ink, wide: 2.4 }, `${id} window`)
}
