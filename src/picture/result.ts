// Paints the result card: who won and with whom, the seal, the landscape of their chances, and everybody else; made to be shared.
import { inRows } from './blocks.ts'
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
/** Seats in a row below the landscape, at most. */
const PER_ROW = { en: 3, zh: 4 }
const SEAL = 118
const NAME: Setting = { size: 84, face: 'brush' }
const SCORE: Setting = { size: 76, face: 'serif', weight: 900 }
/** One who did not win: the name, the score, and the room of the seal before them. */
const OTHER: Setting = { size: 46, face: 'kai', ink: PALETTE.pale }
const POINTS: Setting = { size: 46, weight: 800 }
const MARKED = 64
const SEAT_GAP = 18

/** A painter of result cards of a game whose people this draws. */
export const resultPainter =
  <F>(drawFace: FaceRenderer<F>): PictureRenderer<ResultInput<F>> =>
  (input, measure) => {
    const isEnglish = input.language === 'en'
    const rows = Math.ceil(input.others.length / (isEnglish ? PER_ROW.en : PER_ROW.zh))
    // As many in each row, so that few seats leave their names more room.
    const perRow = Math.ceil(input.others.length / rows)
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
        for (const [row, seats] of inRows(input.others, perRow).entries()) {
          const low = land.y + land.h + 8 + (row + 0.5) * ROW
          for (const { other, x, w } of placesIn(measure, seats, { w: width - 16, perRow }))
            seat(brush, other, { x: EDGE + 8 + x, y: low, w })
        }
      },
    }
  }

/** Where seats of a row stand: in columns, or as wide as each is where a name has no room in its column. */
function placesIn(
  measure: Brush,
  seats: readonly OtherSeat[],
  { w, perRow }: { readonly w: number; readonly perRow: number },
): readonly { readonly other: OtherSeat; readonly x: number; readonly w: number }[] {
  const each = w / perRow
  const wide = seats.map((other) => seatWidth(measure, other))
  const spare = w - wide.reduce((sum, one) => sum + one, 0) - SEAT_GAP * (seats.length - 1)
  if (spare < 0 || wide.every((one) => one <= each - SEAT_GAP))
    return seats.map((other, index) => ({ other, x: index * each, w: each - SEAT_GAP }))
  const gap = SEAT_GAP + spare / seats.length
  let x = 0
  return seats.map((other, index) => {
    const one = { other, x, w: wide[index] ?? each }
    x += one.w + gap
    return one
  })
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

/** How wide a seat is with its whole name. */
const seatWidth = (measure: Brush, { name, mark, score }: OtherSeat): number =>
  (mark ? MARKED : 0) + measure.width(name, OTHER) + scoreWidth(measure, score)

const scoreWidth = (measure: Brush, score: string): number =>
  score === '' ? 0 : measure.width(score, POINTS) + 16

function seat(brush: Brush, { name, mark, score }: OtherSeat, { x, y, w }: Omit<Box, 'h'>): void {
  if (mark) drawSeal(brush, mark.sign, { x: x + 27, y, side: 52 }, markLook(mark))
  const left = x + (mark ? MARKED : 0)
  const room = x + w - left - scoreWidth(brush, score)
  const taken = brush.text(name, left, y, { ...OTHER, max: room, cut: true })
  if (score !== '') brush.text(score, left + taken + 16, y, POINTS)
}
