// Draws the common parts of a game's sheets: a slip at the right for Chinese readers, a heading above for others.

import type { Language } from '../text/language.ts'
import type { Box, Brush } from './brush.ts'
import { type Crest, drawCrest } from './crest.ts'
import { WIDTH } from './paper.ts'
import { laySheet } from './sheet.ts'
import { drawSlip, SLIP, type SlipWords, slipNeeds } from './slip.ts'

/** From the edge of the sheet to what stands on it. */
export const EDGE = 34
const GAP = 10
const HEADING = 88
/** A slip needs this much for its title. */
const LEAST = 620

/** What stands on a page besides its content. */
export interface PageWords {
  readonly language: Language
  readonly crest: Crest
  readonly title: string
  readonly slip: SlipWords
}

/** Where the content of a page may stand: from `y` down, in this width. */
export const contentOf = (language: Language): Pick<Box, 'x' | 'y' | 'w'> =>
  language === 'en'
    ? { x: EDGE, y: EDGE + HEADING, w: WIDTH - EDGE * 2 }
    : { x: EDGE, y: EDGE, w: WIDTH - EDGE * 2 - SLIP - GAP }

/** How tall a page is whose content reaches this far down, and whose slip has room for its words. */
export const pageHeight = (language: Language, low: number, slip: SlipWords): number =>
  Math.max(language === 'en' ? 0 : Math.max(LEAST, Math.ceil(slipNeeds(slip)) + EDGE * 2), low + EDGE)

/** Lays the sheet and writes the title; `beside` is kept free at the right of a heading. */
export function drawPage(
  brush: Brush,
  { language, crest, title, slip }: PageWords,
  height: number,
  beside = 0,
): void {
  laySheet(brush.context, { width: WIDTH, height }, crest)
  if (language !== 'en') {
    drawSlip(brush, { x: WIDTH - EDGE - SLIP, y: EDGE, w: SLIP, h: height - EDGE * 2 }, crest, slip)
    return
  }
  const side = HEADING - 10
  drawCrest(brush.context, crest, { x: EDGE + side / 2, y: EDGE + side / 2, side })
  brush.text(title, EDGE + side + 16, EDGE + side / 2, {
    size: 60,
    face: 'brush',
    max: WIDTH - EDGE * 2 - side - 24 - beside,
  })
}
