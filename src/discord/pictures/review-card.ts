// Paints the result card: the final table, the curve in small, and the medals; made to be shared.
import type { Box, Brush } from '../../picture/brush.ts'
import { cutBox } from '../../picture/cut.ts'
import type { PictureRenderer } from '../../picture/paint.ts'
import { PALETTE } from '../../picture/palette.ts'
import { WIDTH } from '../../picture/paper.ts'
import { drawSeal } from '../../picture/seal.ts'
import { bodyOf, drawPage, heightFor } from './page.ts'
import type { CardInput } from './review-input.ts'
import { drawMarks, drawRidges, looksOf, sampleLine } from './ridges.ts'

const GAP = 12
const PAD = 16
const CURVE = 320
const MARKS = 56
const MEDAL = 116
/** Height of a row of the table: with few players, and with many. */
const ROW = { most: 80, least: 50 }
const SAMPLE = 44

/** Paints a card. */
export const paintCard: PictureRenderer<CardInput> = (input) => {
  const rows = input.rows.length * ROW.least + PAD
  const medals = input.medals.length > 0 ? MEDAL + GAP : 0
  const height = heightFor(input, Math.max(CURVE, rows) + medals)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      drawPage(brush, input, height)
      const body = bodyOf(input, height)
      const upper = body.h - medals
      const left = Math.round((body.w - GAP) * 0.5)
      drawTable(brush, { ...body, w: left, h: upper }, input)
      drawSmallCurve(brush, { x: body.x + left + GAP, y: body.y, w: body.w - left - GAP, h: upper }, input)
      if (medals > 0) drawMedals(brush, { ...body, y: body.y + upper + GAP, h: MEDAL }, input)
    },
  }
}

const leaf = ({ context }: Brush, box: Box, seed: string): void =>
  cutBox(context, box, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 3 }, seed)

function drawTable(brush: Brush, { x, y, w, h }: Box, { rows, lines }: CardInput): void {
  leaf(brush, { x, y, w, h }, 'table')
  const looks = looksOf(lines)
  const pitch = Math.min(ROW.most, (h - PAD) / Math.max(1, rows.length))
  const top = y + Math.max(PAD / 2, (h - pitch * rows.length) / 2)
  for (const [index, { rank, name, isWinner, score }] of rows.entries()) {
    const middle = top + pitch * (index + 0.5)
    const side = Math.min(58, pitch - 6)
    const colour = isWinner ? PALETTE.cinnabar : PALETTE.ink
    drawSeal(brush, `${rank}`, { x: x + PAD + side / 2, y: middle, side }, { colour, worn: 3 })
    const look = looks[lines.findIndex((line) => line.name === name)]
    if (look) sampleLine(brush, [x + PAD + side + 10, middle], SAMPLE, look)
    const right = x + w - PAD
    const taken = brush.text(score, right, middle, { size: 48, weight: 800, align: 'right' })
    const left = x + PAD + side + SAMPLE + 22
    brush.text(name, left, middle, {
      size: isWinner ? 48 : 44,
      face: 'kai',
      max: right - left - taken - 14,
      cut: true,
    })
  }
}

function drawSmallCurve(brush: Brush, box: Box, { lines, marks }: CardInput): void {
  leaf(brush, box, 'curve')
  const frame = {
    x: box.x + PAD + 6,
    y: box.y + MARKS + PAD,
    w: box.w - PAD * 2 - 20,
    h: box.h - MARKS - PAD * 2 - 10,
  }
  drawRidges(brush, frame, lines, marks)
  drawMarks(brush, frame, marks, 46)
}

function drawMedals(brush: Brush, { x, y, w, h }: Box, { medals }: CardInput): void {
  const each = (w - GAP * (medals.length - 1)) / medals.length
  for (const [index, { what, name, points }] of medals.entries()) {
    const box = { x: x + index * (each + GAP), y, w: each, h }
    leaf(brush, box, `medal ${index}`)
    const middle = box.x + each / 2
    const max = each - PAD * 2
    brush.text(what, middle, y + 34, { size: 40, face: 'kai', ink: PALETTE.pale, align: 'center', max })
    const taken = brush.width(points, { size: 40, weight: 700 })
    brush.text(name, box.x + PAD, y + 84, { size: 42, face: 'kai', max: max - taken - 8, cut: true })
    brush.text(points, box.x + each - PAD, y + 84, {
      size: 40,
      weight: 700,
      ink: PALETTE.jade,
      align: 'right',
    })
  }
}
