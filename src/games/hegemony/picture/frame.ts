// The page of a picture of this game: the sheet, and its title on a slip at the right or, in English, above.
import type { Brush } from '../../../picture/brush.ts'
import { drawCrest } from '../../../picture/crest.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { laySheet } from '../../../picture/sheet.ts'
import { drawSlip, SLIP } from '../../../picture/slip.ts'
import type { Language } from '../../../text/language.ts'

/** Paper around everything. */
export const EDGE = 34
const GAP = 8
const HEADING = 84
/** What a slip needs for its words. */
const SLIP_HEIGHT = 600

/** Where the content begins, how wide it is, and how tall it is at least. */
export const pageOf = (language: Language): { x: number; y: number; w: number; least: number } =>
  language === 'en'
    ? { x: EDGE, y: EDGE + HEADING + GAP, w: WIDTH - EDGE * 2, least: 0 }
    : { x: EDGE + 2, y: EDGE + 2, w: WIDTH - EDGE * 2 - SLIP - GAP - 2, least: SLIP_HEIGHT }

/** Lays the page. */
export function drawPage(brush: Brush, height: number, title: string, aside: string): void {
  const { context, language } = brush
  laySheet(context, { width: WIDTH, height }, `hegemony ${height}`)
  if (language !== 'en') {
    const box = { x: WIDTH - EDGE - SLIP, y: EDGE + 2, w: SLIP, h: height - EDGE * 2 - 4 }
    drawSlip(brush, box, 'hegemony', { title, aside })
    return
  }
  const middle = EDGE + HEADING / 2
  drawCrest(context, 'hegemony', { x: EDGE + HEADING / 2, y: middle, side: HEADING - 4 })
  const said =
    aside === ''
      ? 0
      : brush.text(aside, WIDTH - EDGE - 12, middle, {
          size: 46,
          face: 'kai',
          ink: PALETTE.pale,
          align: 'right',
        })
  const left = EDGE + HEADING + 16
  brush.text(title, left, middle, { size: 62, face: 'brush', max: WIDTH - EDGE - 36 - said - left })
}
