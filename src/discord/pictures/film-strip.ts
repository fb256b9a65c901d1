// Paints the strip below a picture of a film: what happened, and the win curve as far as it has grown, or how far the game has come.
import type { Box, Brush, Setting } from '../../picture/brush.ts'
import type { PictureRenderer } from '../../picture/paint.ts'
import { PALETTE } from '../../picture/palette.ts'
import { SMALLEST, WIDTH } from '../../picture/paper.ts'
import type { FilmStripInput } from './film-strip-input.ts'
import { drawRidges, looksOf, sampleLine } from './ridges.ts'

const EDGE = 34
const TOP = 14
const LEAD = 54
const CAPTION = TOP + LEAD * 2 + 8
const NAMES = 56
const CURVE = 130
const BAR = 34
const SAMPLE = 56
const GAP = 28
/** How many lines are named at most. */
const NAMED = 4

const COUNT: Setting = { size: SMALLEST, weight: 600, ink: PALETTE.pale, align: 'right' }
const NAME: Setting = { size: SMALLEST, face: 'kai' }
/** A caption that has no room for two lines is set smaller. */
const SIZES = [46, SMALLEST]

/** Paints the strip. */
export const paintFilmStrip: PictureRenderer<FilmStripInput> = (input) => {
  const hasCurve = input.lines.length > 0
  const height = CAPTION + (hasCurve ? NAMES + CURVE + 24 : BAR)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      brush.box({ x: 0, y: 0, w: WIDTH, h: 3 }, { fill: PALETTE.ink })
      drawCaption(brush, input)
      const below = { x: EDGE, y: CAPTION, w: WIDTH - EDGE * 2, h: height - CAPTION }
      if (hasCurve) drawCurve(brush, below, input)
      else drawProgress(brush, below, input)
    },
  }
}

function drawCaption(brush: Brush, { caption, count }: FilmStripInput): void {
  const taken = brush.text(count, WIDTH - EDGE, TOP + LEAD / 2, COUNT)
  const max = WIDTH - EDGE * 2 - taken - 24
  const settings = SIZES.map((size): Setting => ({ size, face: 'kai' }))
  const setting = settings.find((each) => brush.lines(caption, max, each).length <= 2) ?? settings.at(-1)
  const [first = '', ...rest] = brush.lines(caption, max, setting)
  const middle = TOP + LEAD / 2 + (rest.length === 0 ? LEAD / 2 : 0)
  brush.text(first, EDGE, middle, { ...setting, max, cut: true })
  if (rest.length > 0) brush.text(rest.join(' '), EDGE, middle + LEAD, { ...setting, max, cut: true })
}

/** The names of as many as have room, those who won first, and everybody's line. */
function drawCurve(brush: Brush, { x, y, w }: Box, { lines, marks }: FilmStripInput): void {
  const looks = looksOf(lines)
  const order = lines
    .map((line, index) => ({ line, look: looks[index] }))
    .sort((a, b) => Number(b.line.isWinner) - Number(a.line.isWinner))
  let left = x
  for (const { line, look } of order) {
    const max = w / Math.min(NAMED, lines.length) - SAMPLE - GAP
    if (!look || left + SAMPLE + max > x + w) break
    sampleLine(brush, [left, y + NAMES / 2], SAMPLE, look)
    left += SAMPLE + GAP / 2
    left += brush.text(line.name, left, y + NAMES / 2, { ...NAME, max, cut: true }) + GAP / 2
  }
  drawRidges(brush, { x, y: y + NAMES, w, h: CURVE }, lines, marks)
}

function drawProgress(brush: Brush, { x, y, w }: Box, { at }: FilmStripInput): void {
  const middle = y + BAR / 2 - 6
  brush.box({ x, y: middle - 1.5, w, h: 3 }, { fill: PALETTE.line })
  brush.box({ x, y: middle - 4, w: w * at, h: 8 }, { fill: PALETTE.jade })
  brush.circle(x + w * at, middle, 11, { fill: PALETTE.cinnabar, line: PALETTE.snow, wide: 3 })
}
