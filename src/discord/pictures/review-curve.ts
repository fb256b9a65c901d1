// Paints a review: everybody's share of the win over the game, turning points in cinnabar, the players beside.
import type { Box, Brush, Setting } from '../../picture/brush.ts'
import { cutBox } from '../../picture/cut.ts'
import type { PictureRenderer } from '../../picture/paint.ts'
import { PALETTE } from '../../picture/palette.ts'
import { SMALLEST, WIDTH } from '../../picture/paper.ts'
import { bodyOf, drawPage, heightFor } from './page.ts'
import type { CurveInput } from './review-input.ts'
import { drawMarks, drawRidges, looksOf, sampleLine } from './ridges.ts'

const LABEL = 56
const MARKS = 72
const FOOT = 56
const PLOT = 330
const PAD = 16
/** Width of the column of percent, and of the samples of lines. */
const PERCENT = 122
const SAMPLE = 64
/** Height of a player's row: with few, and with many. */
const ROW = { most: 62, least: 46 }

const AXIS: Setting = { size: SMALLEST, weight: 600, ink: PALETTE.pale }
const ASIDE: Setting = { size: SMALLEST, face: 'kai', ink: PALETTE.pale }

/** Paints the curve. */
export const paintCurve: PictureRenderer<CurveInput> = (input) => {
  const rows = input.lines.length * ROW.least + PAD * 2
  const body = Math.max(LABEL + MARKS + PLOT + FOOT, rows)
  const height = heightFor(input, body)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      drawPage(brush, input, height)
      const box = bodyOf(input, height)
      const names = Math.round(box.w * 0.29)
      cutBox(brush.context, box, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 3 }, 'review')
      drawPlot(brush, { ...box, w: box.w - names }, input)
      drawNames(brush, { ...box, x: box.x + box.w - names, w: names }, input)
    },
  }
}

function drawPlot(brush: Brush, box: Box, { label, start, end, lines, marks }: CurveInput): void {
  brush.text(label, box.x + PAD, box.y + LABEL / 2 + 6, { ...ASIDE, max: box.w - PAD * 2 })
  const frame = {
    x: box.x + PERCENT + PAD,
    y: box.y + LABEL + MARKS,
    w: box.w - PERCENT - PAD * 3,
    h: box.h - LABEL - MARKS - FOOT,
  }
  for (const share of [1, 0.5, 0])
    brush.text(`${share * 100}%`, frame.x - 14, frame.y + (1 - share) * frame.h, { ...AXIS, align: 'right' })
  drawRidges(brush, frame, lines, marks)
  drawMarks(brush, frame, marks, 54)
  const below = frame.y + frame.h + FOOT / 2 + 2
  brush.text(start, frame.x, below, ASIDE)
  brush.text(end, frame.x + frame.w, below, { ...ASIDE, align: 'right' })
}

/** The players beside the plot, those who won first. */
function drawNames(brush: Brush, { x, y, w, h }: Box, { lines }: CurveInput): void {
  const looks = looksOf(lines)
  const players = lines
    .map(({ name, isWinner }, index) => ({ name, isWinner, look: looks[index] }))
    .sort((a, b) => Number(b.isWinner) - Number(a.isWinner))
  const pitch = Math.min(ROW.most, Math.max(ROW.least, (h - PAD * 2) / players.length))
  const top = y + Math.max(PAD, (h - pitch * players.length) / 2)
  for (const [index, { name, isWinner, look }] of players.entries()) {
    const middle = top + pitch * (index + 0.5)
    if (look) sampleLine(brush, [x, middle], SAMPLE, look)
    if (isWinner)
      brush.circle(x + SAMPLE / 2, middle, 11, { fill: PALETTE.cinnabar, line: PALETTE.snow, wide: 3 })
    brush.text(name, x + SAMPLE + 14, middle, {
      size: 42,
      face: 'kai',
      max: w - SAMPLE - 14 - PAD,
      cut: true,
    })
  }
}
