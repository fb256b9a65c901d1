// Paints a hand: a leaf for each stratagem, its name in the brush and what it does below.
import type { Box, Brush } from '../../../picture/brush.ts'
import { drawCrest } from '../../../picture/crest.ts'
import { cutBox } from '../../../picture/cut.ts'
import { FACTION_LOOKS } from '../../../picture/faction.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { laySheet } from '../../../picture/sheet.ts'
import { scroll, swords, wall } from '../../../picture/signs.ts'
import { drawSlip, SLIP } from '../../../picture/slip.ts'
import type { CardFace, HandInput } from './map-input.ts'

const EDGE = 34
const GAP = 10
const PAD = 15
const COLUMNS = 2
const HEADING = 84
const NAME = { size: 62, face: 'brush' } as const
const NAME_LINE = 84
/** Side of the window before the name, with the sign of when the card is played. */
const WINDOW = 76
const TEXT = { size: 42, weight: 500 } as const
const TEXT_LINE = 51
/** The slip needs this much for its title. */
const LEAST = 620

/** Paints a hand; a slip at its right for Chinese readers, a heading above for others. */
export const paintHand: PictureRenderer<HandInput> = (input, measure) => {
  const upright = input.language !== 'en'
  const across = WIDTH - EDGE * 2 - (upright ? SLIP + GAP : 0)
  const w = (across - GAP * (COLUMNS - 1)) / COLUMNS
  const top = EDGE + (upright ? 0 : HEADING + GAP)
  const rows = Array.from({ length: Math.ceil(input.cards.length / COLUMNS) }, (_, row) => {
    const cards = input.cards.slice(row * COLUMNS, (row + 1) * COLUMNS)
    return { cards, h: Math.max(...cards.map((card) => heightOf(measure, card, w))) }
  })
  const needed = rows.reduce((sum, { h }) => sum + h + GAP, top - GAP) + EDGE
  const height = Math.max(upright ? LEAST : 360, needed)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      laySheet(brush.context, { width: WIDTH, height }, 'storm hand')
      if (upright)
        drawSlip(brush, { x: WIDTH - EDGE - SLIP, y: EDGE, w: SLIP, h: height - EDGE * 2 }, 'storm', input)
      else heading(brush, input)
      if (rows.length === 0) brush.text(input.empty, EDGE + PAD, top + 60, { size: 46, face: 'kai' })
      let y = top
      for (const { cards, h } of rows) {
        for (const [column, card] of cards.entries())
          drawCard(brush, card, { x: EDGE + column * (w + GAP), y, w, h }, input.fresh)
        y += h + GAP
      }
    },
  }
}

function heading(brush: Brush, { title, aside }: HandInput): void {
  const middle = EDGE + HEADING / 2
  drawCrest(brush.context, 'storm', { x: EDGE + HEADING / 2, y: middle, side: HEADING - 4 })
  brush.text(title, EDGE + HEADING + 16, middle, { size: 58, face: 'brush' })
  brush.text(aside, WIDTH - EDGE - 12, middle, { size: 46, face: 'kai', ink: PALETTE.pale, align: 'right' })
}

const heightOf = (measure: Brush, card: CardFace, w: number): number =>
  PAD * 2 + NAME_LINE + linesOf(measure, card, w).length * TEXT_LINE

const linesOf = (measure: Brush, { text }: CardFace, w: number): readonly string[] =>
  text === '' ? [] : measure.lines(text, w - PAD * 2, TEXT)

const SIGNS = {
  attack: { sign: swords, ground: FACTION_LOOKS.shu.ground },
  defence: { sign: wall, ground: FACTION_LOOKS.wei.ground },
  own: { sign: scroll, ground: FACTION_LOOKS.qun.ground },
} as const

/** The sign of when a card is played, on a ground of its colour. */
function drawWindow(brush: Brush, { when, name }: CardFace, box: Box): void {
  const { sign, ground } = SIGNS[when]
  cutBox(brush.context, box, { fill: ground, line: PALETTE.ink, wide: 2.4 }, `window ${name}`)
  const ink = when === 'attack' ? PALETTE.cinnabar : PALETTE.ink
  sign(brush, box.x + box.w / 2, box.y + box.h / 2, box.w * 0.72, ink)
}

function drawCard(brush: Brush, card: CardFace, box: Box, fresh: string): void {
  const { context } = brush
  const { x, y, w } = box
  cutBox(
    context,
    box,
    { fill: card.fresh ? PALETTE.aged : PALETTE.leaf, line: PALETTE.ink, wide: 3 },
    `card ${card.name}`,
  )
  const middle = y + PAD + NAME_LINE / 2 - 6
  let right = x + w - PAD
  if (card.count > 1)
    right -=
      brush.text(`×${card.count}`, right, middle, {
        size: 52,
        weight: 800,
        align: 'right',
        ink: PALETTE.jade,
      }) + PAD
  drawWindow(brush, card, { x: x + PAD, y: middle - WINDOW / 2, w: WINDOW, h: WINDOW })
  const left = x + PAD + WINDOW + PAD
  if (card.fresh)
    right -= brush.text(fresh, right, middle, { face: 'kai', ink: PALETTE.pale, align: 'right' }) + PAD
  brush.text(card.name, left, middle, { ...NAME, max: right - left })
  const lines = linesOf(brush, card, w)
  if (lines.length === 0) return
  context.fillStyle = PALETTE.line
  context.fillRect(x + PAD, y + PAD + NAME_LINE - 8, w - PAD * 2, 2)
  for (const [index, line] of lines.entries())
    brush.text(line, x + PAD, y + PAD + NAME_LINE + TEXT_LINE * (index + 0.5), TEXT)
}
