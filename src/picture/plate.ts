// Paints the name plate of a table: crest and title as over a gate, and a bust for each seat; free seats are only outlined.
import type { Box, Brush, Setting } from './brush.ts'
import { drawCrest } from './crest.ts'
import { cutBox } from './cut.ts'
import { FACTION_LOOKS } from './faction.ts'
import type { PictureRenderer } from './paint.ts'
import { PALETTE } from './palette.ts'
import { SMALLEST, WIDTH } from './paper.ts'
import type { PlateInput, PlateSeat } from './plate-input.ts'
import type { FaceRenderer } from './result.ts'
import { laySheet } from './sheet.ts'

const EDGE = 40
const HEAD = 168
const CREST = 132
const TITLE: Setting & { readonly size: number } = { size: 88, face: 'brush' }
/** Seats beside each other; more stand in rows as long as each other. */
const MOST = 6
/** Width and height of a seat at most, and of its name. */
const WIDEST = 212
const TALLEST = 196
const NAME = 56
const GAP = 12
/** Grounds behind busts, seat by seat. */
const GROUNDS = [FACTION_LOOKS.shu, FACTION_LOOKS.wei, FACTION_LOOKS.wu, FACTION_LOOKS.qun].map(
  ({ ground }) => ground,
)

/** A painter of name plates of a game whose people this draws. */
export const platePainter =
  <F>(drawFace: FaceRenderer<F>): PictureRenderer<PlateInput<F>> =>
  (input) => {
    const rows = Math.ceil(input.seats.length / MOST)
    const perRow = Math.ceil(input.seats.length / rows)
    const w = Math.min(WIDEST, (WIDTH - EDGE * 2 - GAP * (perRow - 1)) / perRow)
    const bust = Math.floor(Math.min(TALLEST, w))
    const row = bust + NAME
    const height = EDGE + HEAD + rows * row + (rows - 1) * GAP + EDGE
    return {
      width: WIDTH,
      height,
      draw(brush) {
        laySheet(brush.context, { width: WIDTH, height }, `plate ${input.title}`)
        heading(brush, { x: EDGE, y: EDGE - 4, w: WIDTH - EDGE * 2, h: HEAD }, input)
        for (const [index, seat] of input.seats.entries()) {
          const inRow = Math.min(perRow, input.seats.length - Math.floor(index / perRow) * perRow)
          const left = (WIDTH - inRow * w - (inRow - 1) * GAP) / 2
          const box = {
            x: left + (index % perRow) * (w + GAP),
            y: EDGE + HEAD + Math.floor(index / perRow) * (row + GAP),
            w,
            h: bust,
          }
          drawSeat(
            brush,
            seat,
            box,
            { ground: GROUNDS[index % GROUNDS.length] ?? '', free: input.free },
            drawFace,
          )
        }
      },
    }
  }

/** Crest, title and what is said of the table, all together in the middle. */
function heading(brush: Brush, { x, y, w, h }: Box, { crest, title, asides }: PlateInput): void {
  const room = w - CREST - 34
  const natural = brush.width(title, TITLE)
  const size = Math.max(SMALLEST, Math.floor(TITLE.size * Math.min(1, room / natural)))
  const aside: Setting = { size: 44, face: 'kai', ink: PALETTE.pale }
  const said = brush.best(asides, room, aside)
  const wide = Math.min(room, Math.max(brush.width(title, { ...TITLE, size }), brush.width(said, aside)))
  const left = x + (w - wide - CREST - 34) / 2
  drawCrest(brush.context, crest, { x: left + CREST / 2, y: y + h / 2 - 8, side: CREST })
  brush.text(title, left + CREST + 34, y + h * 0.36, { ...TITLE, size, max: room + 1 })
  brush.text(said, left + CREST + 36, y + h * 0.74, { ...aside, max: room, cut: true })
}

interface SeatLook {
  readonly ground: string
  readonly free: string
}

function drawSeat<F>(
  brush: Brush,
  { face, name }: PlateSeat<F>,
  box: Box,
  { ground, free }: SeatLook,
  drawFace: FaceRenderer<F>,
): void {
  const { context } = brush
  const { x, y, w, h } = box
  const low = y + h + NAME / 2 + 2
  const said: Setting = { size: 46, face: 'kai', align: 'center', max: w, cut: true }
  if (name === null) {
    brush.box(box, { fill: PALETTE.leaf, line: PALETTE.wash, wide: 4, dashed: true })
    brush.text('+', x + w / 2, y + h / 2, { size: 92, weight: 600, ink: PALETTE.wash, align: 'center' })
    brush.text(free, x + w / 2, low, { ...said, ink: PALETTE.pale })
    return
  }
  cutBox(context, box, { fill: ground, line: PALETTE.ink, wide: 3 }, `seat ${x} ${y}`)
  context.save()
  context.beginPath()
  context.rect(x + 2, y + 2, w - 4, h - 4)
  context.clip()
  const side = h * 0.96
  drawFace(brush, face, { x: x + (w - side) / 2, y: y + h - side, side })
  context.restore()
  brush.text(name, x + w / 2, low, said)
}
