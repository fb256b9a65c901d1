// Paints a pick of generals side by side under the bands of their factions: who can go with whom is seen at once.
import type { Box, Brush } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import type { Sheet } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { factionLook } from './badge.ts'
import { drawPage, EDGE, pageOf } from './frame.ts'
import type { GeneralPanel, HandInput } from './hand-input.ts'
import { cellHeight, drawCell } from './pick-cell.ts'
import { drawSlipOf, MOST_SLIPS, SLIP_HEIGHT } from './pick-slip.ts'

const BAND = 70
const GAP = 6
const NOTE = 54
const ACROSS = 4
/** Widths of a slip of paper for one general. */
const WIDEST = 220

/** Whether a seat picks from these. */
export const isPick = ({ picking, generals }: HandInput): boolean => picking && generals.length > 0

/** Lays the pick out: slips down the page in Chinese, cells four across in English or where there are many. */
export function layPick(input: HandInput, measure: Brush): Sheet {
  const { generals, language, companions } = input
  const slips = language !== 'en' && generals.length <= MOST_SLIPS
  const page = pageOf(language)
  const notes = companions === '' ? [] : measure.lines(companions, page.w - 12, NOTED)
  const rows = Math.ceil(generals.length / ACROSS)
  const w = (page.w - GAP * (ACROSS - 1)) / ACROSS
  const h = Math.max(...generals.map((general) => cellHeight(measure, general, w)))
  const content = slips ? BAND + SLIP_HEIGHT : rows * (h + GAP) - GAP
  const low = page.y + content + (notes.length > 0 ? GAP : 0)
  const height = Math.ceil(Math.max(page.y + page.least, low + notes.length * NOTE) + EDGE)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      drawPage(brush, height, input.title, '')
      if (slips) drawSlips(brush, generals, page)
      else
        for (const [index, general] of generals.entries())
          drawCell(brush, general, {
            x: page.x + (index % ACROSS) * (w + GAP),
            y: page.y + Math.floor(index / ACROSS) * (h + GAP),
            w,
            h,
          })
      for (const [index, line] of notes.entries())
        brush.text(line, page.x + 6, low + NOTE * (index + 0.5), { ...NOTED, max: page.w - 12 })
    },
  }
}

/** Which of them are companions. */
const NOTED = { size: 44, face: 'kai', ink: PALETTE.jade } as const

/** Slips side by side, those of a faction under its band. */
function drawSlips(brush: Brush, generals: readonly GeneralPanel[], { x, y, w }: Omit<Box, 'h'>): void {
  const each = Math.min(WIDEST, (w - GAP * (generals.length - 1)) / generals.length)
  let left = x
  for (const together of groupsOf(generals)) {
    const first = left
    for (const general of together) {
      drawSlipOf(brush, general, { x: left, y: y + BAND, w: each, h: SLIP_HEIGHT })
      left += each + GAP
    }
    factionBand(brush, together, { x: first, y, w: left - GAP - first, h: BAND })
  }
}

/** Generals beside each other who are of one faction. */
function groupsOf(generals: readonly GeneralPanel[]): readonly (readonly GeneralPanel[])[] {
  const groups: GeneralPanel[][] = []
  for (const general of generals) {
    const last = groups.at(-1)
    if (last?.[0]?.kingdom === general.kingdom) last.push(general)
    else groups.push([general])
  }
  return groups
}

function factionBand(brush: Brush, [first]: readonly GeneralPanel[], box: Box): void {
  if (!first) return
  const { context } = brush
  const { x, y, w, h } = box
  cutBox(context, box, { fill: factionLook(first.kingdom).colour, line: PALETTE.ink, wide: 2.6 }, first.bust)
  const middle = y + h / 2
  brush.text(first.word, x + w / 2, middle, { size: 54, face: 'brush', ink: PALETTE.snow, align: 'center' })
  const long = w / 2 - 24 - 60
  if (long < 30) return
  context.fillStyle = 'rgba(255,250,240,.7)'
  context.fillRect(x + 24, middle - 1.5, long, 3)
  context.fillRect(x + w - 24 - long, middle - 1.5, long, 3)
}
