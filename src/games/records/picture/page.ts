// The page that all pictures of this game stand on: a title slip at the right for Chinese readers, a heading above for others.
import type { Box, Brush } from '../../../picture/brush.ts'
import { drawCrest } from '../../../picture/crest.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { laySheet } from '../../../picture/sheet.ts'
import { drawSlip, SLIP, slipNeeds } from '../../../picture/slip.ts'
import type { Language } from '../../../text/language.ts'

const EDGE = 36
const GAP = 8
const HEADING = 86

/** What a page is called, what stands beside that in passing, and what is said in red. */
export interface PageWords {
  readonly title: string
  readonly asides: readonly string[]
  readonly warning?: string | null
}

/** A page for a language: where things may stand on it. */
export interface Page {
  /** Where the content begins, and how wide it may be. */
  readonly x: number
  readonly y: number
  readonly w: number
  /** The height of the whole page for content of this height, and how much of it the title takes beyond that. */
  fit(content: number): { readonly height: number; readonly spare: number }
  /** Paper, frame and title. */
  lay(brush: Brush, height: number): void
}

/** Lays out a page. */
export function pageOf(language: Language, words: PageWords, seed: string): Page {
  const upright = language !== 'en'
  const aside = [words.warning ?? '', ...words.asides].join('  ').trim()
  const slip = { title: words.title, aside }
  const top = EDGE + (upright ? 0 : HEADING + GAP)
  return {
    x: EDGE,
    y: top,
    w: WIDTH - EDGE * 2 - (upright ? SLIP + GAP : 0),
    fit(content) {
      const needed = Math.ceil(top + content + EDGE)
      const height = upright ? Math.max(needed, Math.ceil(slipNeeds(slip)) + EDGE * 2) : needed
      return { height, spare: height - needed }
    },
    lay(brush, height) {
      laySheet(brush.context, { width: WIDTH, height }, `records ${seed}`)
      if (upright)
        drawSlip(brush, { x: WIDTH - EDGE - SLIP, y: EDGE, w: SLIP, h: height - EDGE * 2 }, 'records', slip)
      else heading(brush, { x: EDGE, y: EDGE, w: WIDTH - EDGE * 2, h: HEADING }, words)
    },
  }
}

function heading(brush: Brush, { x, y, w, h }: Box, { title, asides, warning }: PageWords): void {
  const middle = y + h / 2
  drawCrest(brush.context, 'records', { x: x + h / 2, y: middle, side: h - 4 })
  const right = x + w - 8
  const aside = asides.join(' · ')
  const taken =
    aside === ''
      ? 0
      : brush.text(aside, right, middle, {
          size: 42,
          face: 'kai',
          ink: PALETTE.pale,
          align: 'right',
          max: w * 0.62,
        })
  const left = x + h + 14
  const wide = brush.text(title, left, middle, { size: 62, face: 'brush', max: right - taken - left - 20 })
  if (warning)
    brush.text(warning, left + wide + 28, middle, {
      size: 50,
      face: 'brush',
      ink: PALETTE.cinnabar,
      max: right - taken - left - wide - 48,
    })
}
