// Paints the table: what the round is about, a band for each side, what was discarded.
import type { Brush, Setting } from '../../../picture/brush.ts'
import { contentOf, drawPage, EDGE, pageHeight } from '../../../picture/page.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { bandBlock } from './band.ts'
import { clashDiscs, clashesWidth } from './marks.ts'
import type { TableInput } from './table-input.ts'

const LINE = 50
const GAP = 10
const FACT: Setting = { size: 41, face: 'kai', ink: PALETTE.pale }

/** Paints a table. */
export const paintTable: PictureRenderer<TableInput> = (input, measure) => {
  const { language, clash } = input
  const { x, y, w } = contentOf(language)
  const discs = clash ? clashesWidth(clash.of) + GAP : 0
  // The discs stand beside the heading where there is one, else beside the facts.
  const beside = language === 'en' ? 0 : discs
  const facts = measure.lines(input.facts.join(' · '), w - beside, FACT)
  const discards = input.discards === null ? [] : measure.lines(input.discards, w, FACT)
  // Three and four sides are tall enough with smaller cats.
  const scale = input.bands.length > 2 ? 0.84 : 1
  const blocks = input.bands.map((band) => bandBlock(measure, band, { x, w, scale }))
  const top = y + Math.max(facts.length * LINE, beside > 0 ? 60 : 0) + GAP
  const low = blocks.reduce((sum, { height }) => sum + height + GAP, top)
  const height = pageHeight(language, low + discards.length * LINE - (discards.length > 0 ? 0 : GAP))
  return {
    width: WIDTH,
    height,
    draw(brush) {
      drawPage(brush, { ...input, crest: 'meow' }, height, language === 'en' ? discs : 0)
      if (clash) clashDiscs(brush, clash, x + w, language === 'en' ? EDGE + 40 : y + 30)
      textLines(brush, facts, x, y)
      let at = top
      for (const block of blocks) {
        block.draw(brush, at)
        at += block.height + GAP
      }
      textLines(brush, discards, x, low)
    },
  }
}

function textLines(brush: Brush, lines: readonly string[], x: number, y: number): void {
  for (const [index, line] of lines.entries()) brush.text(line, x, y + LINE * (index + 0.5), FACT)
}
