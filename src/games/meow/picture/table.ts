// Paints the table: what the round is about, a band for each side, what was discarded.
import type { Brush, Setting } from '../../../picture/brush.ts'
import { clipped, firstFitting } from '../../../picture/fitting.ts'
import { contentOf, drawPage, EDGE, pageHeight } from '../../../picture/page.ts'
import type { PictureRenderer, Sheet } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { type BandKind, bandBlock } from './band.ts'
import { clashDiscs, clashesWidth } from './marks.ts'
import type { TableInput } from './table-input.ts'

const LINE = 50
const GAP = 10
const FACT: Setting = { size: 41, face: 'kai', ink: PALETTE.pale }

/** How much is said of a table. */
interface Plan {
  readonly band: BandKind
  /** Lines of what the round is about, and of what was discarded. */
  readonly facts: number
  readonly discards: number
}

const ALL = Number.POSITIVE_INFINITY
const WHOLE = {
  scale: 1,
  kinds: true,
  carried: ALL,
  nameLine: 50,
  numbers: 52,
  around: 22,
  beside: false,
  tight: false,
}
const LOW = { scale: 0.62, kinds: false, carried: 0, nameLine: 46, numbers: 48, around: 14, tight: false }
const LOWEST = { ...LOW, nameLine: 40, numbers: 46, around: 10, beside: true, tight: true }
/** Fullest first: where many play, cats are smaller and names stand at their left. */
const PLANS: readonly [Plan, ...Plan[]] = [
  { band: WHOLE, facts: ALL, discards: ALL },
  { band: { ...WHOLE, scale: 0.84, carried: 1 }, facts: 2, discards: 2 },
  { band: { ...WHOLE, scale: 0.74, kinds: false, carried: 1 }, facts: 2, discards: 1 },
  { band: { ...LOW, beside: false }, facts: 1, discards: 1 },
  { band: { ...LOW, beside: true }, facts: 1, discards: 1 },
  { band: { ...LOWEST, scale: 0.46 }, facts: 1, discards: 0 },
  { band: { ...LOWEST, scale: 0.41 }, facts: 0, discards: 0 },
]

/** Paints a table. */
export const paintTable: PictureRenderer<TableInput> = (input, measure) =>
  firstFitting(PLANS, (plan) => layTable(input, measure, plan))

function layTable(input: TableInput, measure: Brush, plan: Plan): Sheet {
  const { language, clash } = input
  const { x, y, w } = contentOf(language)
  const discs = clash ? clashesWidth(clash.of) + GAP : 0
  // The discs stand beside the heading where there is one, else beside the facts.
  const beside = language === 'en' ? 0 : discs
  const facts = clipped(measure.lines(input.facts.join(' · '), w - beside, FACT), plan.facts)
  const discards =
    input.discards === null ? [] : clipped(measure.lines(input.discards, w, FACT), plan.discards)
  const blocks = input.bands.map((band) => bandBlock(measure, band, { x, w, kind: plan.band }))
  const top = y + Math.max(facts.length * LINE, beside > 0 ? 60 : 0) + GAP
  const low = blocks.reduce((sum, { height }) => sum + height + GAP, top)
  const height = pageHeight(
    language,
    low + discards.length * LINE - (discards.length > 0 ? 0 : GAP),
    input.slip,
  )
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
