// Paints the result card: who won and with whom, the seal, the landscape of their chances, and everybody else; made to be shared.
import type { Box, Brush, Setting } from './brush.ts'
import { type BustPlace, drawBust } from './bust.ts'
import type { BustLook } from './bust-look.ts'
import { drawBlossom, drawCrest } from './crest.ts'
import { FACTION_LOOKS } from './faction.ts'
import { drawLandscape, type RidgeLook } from './landscape.ts'
import type { PictureRenderer } from './paint.ts'
import { PALETTE } from './palette.ts'
import { WIDTH } from './paper.ts'
import type { Mark, OtherSeat, ResultInput } from './result-input.ts'
import { drawSeal } from './seal.ts'
import { laySheet } from './sheet.ts'
import { drawSlip, SLIP } from './slip.ts'

/** A person as a bust in a coat of this colour. */
export interface BustFace {
  readonly look: BustLook
  readonly coat: string
}

/** Draws whom a seat played with, in a square. */
export type FaceRenderer<F> = (brush: Brush, face: F, place: BustPlace) => void

/** Draws a bust. */
export const drawBustFace: FaceRenderer<BustFace> = ({ context }, { look, coat }, place) =>
  drawBust(context, look, coat, place)

const EDGE = 40
/** Height of the English heading, which a slip says in Chinese. */
const HEADING = 80
const FACE = 176
const LANDSCAPE = 286
const ROW = 66
/** Seats in a row below the landscape. */
const PER_ROW = { en: 3, zh: 4 }
const SEAL = 118
const NAME: Setting = { size: 84, face: 'brush' }
const SCORE: Setting = { size: 76, face: 'serif', weight: 900 }

/** A painter of result cards of a game whose people this draws. */
export const resultPainter =
  <F>(drawFace: FaceRenderer<F>): PictureRenderer<ResultInput<F>> =>
  (input) => {
    const isEnglish = input.language === 'en'
    const perRow = isEnglish ? PER_ROW.en : PER_ROW.zh
    const rows = Math.ceil(input.others.length / perRow)
    const top = EDGE + (isEnglish ? HEADING : 0)
    const height = top + FACE + LANDSCAPE + rows * ROW + EDGE + 12
    const width = WIDTH - EDGE * 2 - (isEnglish ? 0 : SLIP + 12)
    return {
      width: WIDTH,
      height,
      draw(brush) {
        laySheet(brush.context, { width: WIDTH, height }, `result ${input.title}`)
        if (isEnglish) heading(brush, { x: EDGE, y: EDGE - 6, w: width, h: HEADING }, input)
        else
          drawSlip(brush, { x: WIDTH - 34 - SLIP, y: 34, w: SLIP, h: height - 68 }, input.crest, {
            title: input.title,
            aside: input.aside,
          })
        const land = { x: EDGE + 8, y: top + FACE + 4, w: width - 16, h: LANDSCAPE - 4 }
        drawLandscape(brush, land, input.ridge, lookOf(input.mark))
        winner(brush, { x: EDGE, y: top, w: width, h: FACE }, input, drawFace)
        brush.box({ x: EDGE - 6, y: land.y + land.h, w: width + 12, h: 3 }, { fill: PALETTE.ink })
        const each = (width - 16) / perRow
        for (const [index, other] of input.others.entries()) {
          const low = land.y + land.h + 8 + (Math.floor(index / perRow) + 0.5) * ROW
          seat(brush, other, { x: EDGE + 8 + (index % perRow) * each, y: low, w: each - 18 })
        }
      },
    }
  }

/** The near ridge has the colour of those who won. */
function lookOf(mark: Mark | null): RidgeLook {
  const faction = Object.values(FACTION_LOOKS).find(({ colour }) => colour === mark?.colour)
  return faction
    ? { line: faction.colour, ground: faction.ground }
    : { line: PALETTE.jade, ground: PALETTE.water }
}

function heading(brush: Brush, { x, y, w, h }: Box, { crest, title, aside }: ResultInput): void {
  const middle = y + h / 2
  drawCrest(brush.context, crest, { x: x + 32, y: middle, side: 64 })
  const taken = brush.text(aside, x + w - 8, middle, {
    size: 44,
    face: 'kai',
    ink: PALETTE.pale,
    align: 'right',
    max: w / 3,
  })
  brush.text(title, x + 80, middle, { size: 54, face: 'brush', max: w - taken - 120 })
}

/** Faces, name, score and those they played with; the seal at the right. */
function winner<F>(
  brush: Brush,
  { x, y, w, h }: Box,
  { faces, name, score, people, mark, seal, outcome }: ResultInput<F>,
  drawFace: FaceRenderer<F>,
): void {
  drawSeal(brush, seal, { x: x + w - SEAL / 2 - 6, y: y + SEAL / 2 + 8, side: SEAL }, { rim: true, worn: 12 })
  if (outcome !== seal)
    brush.text(outcome, x + w - SEAL / 2 - 6, y + SEAL + 34, {
      size: 42,
      face: 'kai',
      ink: PALETTE.cinnabar,
      align: 'center',
      max: SEAL,
    })
  const side = faces.length > 1 ? FACE * 0.82 : FACE
  for (const [index, face] of faces.entries())
    drawFace(brush, face, { x: x + 4 + index * (side - 8), y: y + h - side, side })
  if (faces.length === 0) drawBlossom(brush.context, { x: x + FACE / 2, y: y + h / 2, side: FACE * 0.74 })
  brush.box({ x, y: y + h - 1, w: Math.max(1, faces.length) * side + 12, h: 3 }, { fill: PALETTE.ink })
  const left = x + Math.max(1, faces.length) * side + 26
  const right = x + w - SEAL - 34
  const signed = mark === null ? 0 : 88
  if (mark) drawSeal(brush, mark.sign, { x: left + 38, y: y + 54, side: 76 }, markLook(mark))
  const points = score === '' ? 0 : brush.width(score, SCORE) + 30
  const taken = brush.text(name, left + signed, y + 54, {
    ...NAME,
    max: right - left - signed - points,
    cut: true,
  })
  if (score !== '') brush.text(score, left + signed + taken + 30, y + 54, SCORE)
  const line: Setting = { size: 54, face: 'kai' }
  const said = brush.best(people, right - left, { ...line, size: 44 })
  if (said) brush.text(said, left, y + 132, { ...line, max: right - left, cut: true })
}

const markLook = ({ shape, colour }: Mark) => ({ shape, colour, worn: 4 })

function seat(brush: Brush, { name, mark, score }: OtherSeat, { x, y, w }: Omit<Box, 'h'>): void {
  if (mark) drawSeal(brush, mark.sign, { x: x + 27, y, side: 52 }, markLook(mark))
  const left = x + (mark ? 64 : 0)
  const points = score === '' ? 0 : brush.width(score, { size: 46, weight: 800 }) + 16
  const taken = brush.text(name, left, y, {
    size: 46,
    face: 'kai',
    ink: PALETTE.pale,
    max: x + w - left - points,
    cut: true,
  })
  if (score !== '') brush.text(score, left + taken + 16, y, { size: 46, weight: 800 })
}
