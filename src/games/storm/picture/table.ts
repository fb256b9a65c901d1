// Paints the whole board: the players above, the map in the frame of a printed one.
import type { PictureRenderer } from '../../../picture/paint.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { laySheet } from '../../../picture/sheet.ts'
import { drawFrame, LETTERS, NUMBERS } from './grid.ts'
import { BOARD } from './layout.ts'
import { drawMap } from './map.ts'
import type { MapInput } from './map-input.ts'
import { drawPlates, PLATES } from './plates.ts'
import type { Viewport } from './viewport.ts'

/** From the edge of the sheet to what stands on it. */
const EDGE = 32
const GAP = 8
/** Height of the map in pixels: a little more than the board's own, for the crowded middle. */
const MAP = 680

const TOP = EDGE + PLATES + GAP + LETTERS
const SIZE = { width: WIDTH, height: TOP + MAP + EDGE }
/** The whole board on its sheet. */
export const WHOLE: Viewport = {
  part: { x: 0, y: 0, w: BOARD.width, h: BOARD.height },
  frame: { x: EDGE + NUMBERS, y: TOP, w: WIDTH - EDGE * 2 - NUMBERS, h: MAP },
  size: 1,
  units: 1.54,
  towers: 1,
}

/** Paints the table. */
export const paintTable: PictureRenderer<MapInput> = (input) => ({
  ...SIZE,
  draw(brush) {
    laySheet(brush.context, SIZE, 'storm')
    drawPlates(brush, { x: EDGE, y: EDGE, w: WIDTH - EDGE * 2 }, input)
    drawMap(brush, WHOLE, input, { codes: false, generals: false })
    drawFrame(brush, WHOLE)
  },
})
