// Paints a part of the board around what happens, large enough for codes and names.
import type { Box, Brush } from '../../../picture/brush.ts'
import { drawCrest } from '../../../picture/crest.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { laySheet } from '../../../picture/sheet.ts'
import { drawSlip, SLIP } from '../../../picture/slip.ts'
import type { PlaceId } from '../map/index.ts'
import { drawFight, STRIP } from './fight-strip.ts'
import { drawFrame, LETTERS, NUMBERS } from './grid.ts'
import { BOARD, pointOf } from './layout.ts'
import { drawMap } from './map.ts'
import type { PartInput } from './map-input.ts'
import type { Viewport } from './viewport.ts'

const EDGE = 32
const GAP = 8
const HEADING = 84
const SIZE = { width: WIDTH, height: 820 }
/** Pixels of a centimetre across, and how much more of one down: as on the whole board. */
const NEAR = 29
const STRETCH = 1.12
/** Size of units and cities against the whole board, when as near as can be. */
const LARGE = 1.5
const LARGE_TOWERS = 1.9
/** Smaller ones are less than 24 pixels high on a desktop. */
const LEAST = 1.4
/** Centimetres around what must be shown. */
const AROUND = 4

/** Paints a part; a slip at its right for Chinese readers, a heading above for others. */
export const paintPart: PictureRenderer<PartInput> = (input) => {
  const upright = input.language !== 'en'
  const top = EDGE + (upright ? 0 : HEADING + GAP)
  const frame = {
    x: EDGE + NUMBERS,
    y: top + LETTERS,
    w: WIDTH - EDGE * 2 - NUMBERS - (upright ? SLIP + GAP : 0),
    h: SIZE.height - EDGE - top - LETTERS - (input.fight ? STRIP + GAP : 0),
  }
  const viewport = viewportOf(frame, input.focus)
  return {
    ...SIZE,
    draw(brush) {
      laySheet(brush.context, SIZE, 'storm part')
      if (upright)
        drawSlip(
          brush,
          { x: WIDTH - EDGE - SLIP, y: EDGE, w: SLIP, h: SIZE.height - EDGE * 2 },
          'storm',
          input,
        )
      else heading(brush, { x: EDGE, y: EDGE, w: WIDTH - EDGE * 2, h: HEADING }, input)
      drawMap(brush, viewport, input, { codes: true, generals: true })
      drawFrame(brush, viewport)
      const strip = { x: EDGE, y: SIZE.height - EDGE - STRIP, w: frame.w + NUMBERS, h: STRIP }
      if (input.fight) drawFight(brush, input.fight, strip)
    },
  }
}

function heading(brush: Brush, { x, y, w, h }: Box, { title, aside }: PartInput): void {
  drawCrest(brush.context, 'storm', { x: x + h / 2, y: y + h / 2, side: h - 4 })
  const right = x + w - 12
  const taken = brush.text(aside, right, y + h / 2, {
    size: 44,
    face: 'kai',
    ink: PALETTE.pale,
    align: 'right',
    max: w / 2,
    cut: true,
  })
  brush.text(title, x + h + 16, y + h / 2, { size: 54, face: 'brush', max: w - h - 44 - taken })
}

/** The part around places: never beyond the board, and never nearer than reads well. */
function viewportOf(frame: Box, focus: readonly PlaceId[]): Viewport {
  const points = focus.map(pointOf)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [west, east] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND]
  const [north, south] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND]
  const scale = Math.min(NEAR, frame.w / (east - west), frame.h / STRETCH / (south - north))
  const least = Math.max(frame.w / BOARD.width, frame.h / STRETCH / BOARD.height)
  const near = Math.max(scale, least)
  const w = Math.min(BOARD.width, frame.w / near)
  const h = Math.min(BOARD.height, frame.h / near / STRETCH)
  const within = (middle: number, length: number, end: number): number =>
    Math.max(0, Math.min(end - length, middle - length / 2))
  const size = Math.max(LEAST, (LARGE * near) / NEAR)
  return {
    part: {
      x: within((west + east) / 2, w, BOARD.width),
      y: within((north + south) / 2, h, BOARD.height),
      w,
      h,
    },
    frame,
    size,
    units: size,
    towers: Math.max(1, (LARGE_TOWERS * near) / NEAR),
  }
}
