// The page under the bot's own pictures: the sheet, a heading with Peach Garden's crest, and a slip for Chinese readers.
import type { Box, Brush } from '../../picture/brush.ts'
import { drawCrest } from '../../picture/crest.ts'
import type { Input } from '../../picture/paint.ts'
import { PALETTE } from '../../picture/palette.ts'
import { WIDTH } from '../../picture/paper.ts'
import { laySheet } from '../../picture/sheet.ts'
import { drawSlip, SLIP, type SlipWords } from '../../picture/slip.ts'

/** What every page says at its top and edge. */
export interface PageInput extends Input {
  /** Whose page it is: the name of a league or of a member, on one line. */
  readonly name: string
  /** At the right of the heading. */
  readonly aside: string
  /** Down the right edge, for Chinese readers. */
  readonly slip: SlipWords
}

/** From the edge of the sheet to what stands on it. */
export const EDGE = 34
/** Height of the heading, with the space below it. */
export const HEADING = 92
const GAP = 10

const isUpright = ({ language }: Input): boolean => language !== 'en'

/** Where what the page is about stands, in a sheet of this height. */
export const bodyOf = (input: Input, height: number): Box => ({
  x: EDGE,
  y: EDGE + HEADING,
  w: WIDTH - EDGE * 2 - (isUpright(input) ? SLIP + GAP : 0),
  h: height - EDGE * 2 - HEADING,
})

/** A slip needs room for its signs. */
const SLIP_NEEDS = 620

/** The height of a sheet for a body of this height: no less than looks well, or than a slip needs. */
export const heightFor = (input: Input, body: number): number =>
  Math.max(isUpright(input) ? SLIP_NEEDS : 0, Math.ceil(body + EDGE * 2 + HEADING))

/** Lays the sheet, and writes heading and slip. */
export function drawPage(brush: Brush, input: PageInput, height: number): void {
  const { context } = brush
  laySheet(context, { width: WIDTH, height }, `page ${input.slip.title}`)
  const { x, w } = bodyOf(input, height)
  if (isUpright(input))
    drawSlip(brush, { x: WIDTH - EDGE - SLIP, y: EDGE, w: SLIP, h: height - EDGE * 2 }, 'garden', input.slip)
  const middle = EDGE + (HEADING - GAP) / 2
  const left = isUpright(input) ? x + 8 : x + HEADING
  if (!isUpright(input)) drawCrest(context, 'garden', { x: x + HEADING / 2 - 4, y: middle, side: 76 })
  const right = x + w - 8
  const taken = brush.text(input.aside, right, middle + 6, {
    size: 42,
    face: 'kai',
    ink: PALETTE.pale,
    align: 'right',
    max: w / 2,
    cut: true,
  })
  brush.text(input.name, left, middle, { size: 58, face: 'brush', max: right - left - taken - 28, cut: true })
}
