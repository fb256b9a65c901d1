// The title slip of a thread-bound book at the right edge: crest above, title down the page, an aside, a peach blossom.
import type { Box, Brush } from './brush.ts'
import { type Crest, drawBlossom, drawCrest } from './crest.ts'
import { cutBox } from './cut.ts'
import { PALETTE } from './palette.ts'

/** Width of a slip in pixels. */
export const SLIP = 98

const LEAD = 1.04
const ASIDE = 40

/** What stands on a slip. */
export interface SlipWords {
  readonly title: string
  /** Under the fishtail, smaller; numbers keep together. */
  readonly aside: string
}

/** The least height of a slip whose words all fit. */
export const slipNeeds = ({ title, aside }: SlipWords): number =>
  22 +
  SLIP -
  36 +
  14 +
  24 +
  (cells(title).length + cells(aside).length) * ASIDE * LEAD +
  (aside === '' ? 0 : 40)

/** Draws a slip. The title is made smaller where it is too long for its page. */
export function drawSlip(brush: Brush, { x, y, w, h }: Box, crest: Crest, { title, aside }: SlipWords): void {
  const { context } = brush
  cutBox(context, { x, y, w, h }, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 4 }, title)
  const inner = { x: x + 8, y: y + 8, w: w - 16, h: h - 16 }
  cutBox(context, inner, { line: PALETTE.ink, wide: 1.6 }, `${title} inner`)
  const middle = x + w / 2
  const side = w - 36
  drawCrest(context, crest, { x: middle, y: y + 22 + side / 2, side })
  const top = y + 22 + side + 14
  const below = cells(aside).length * ASIDE * LEAD + (aside === '' ? 0 : 40)
  const room = h - (top - y) - below - 24
  const size = Math.max(ASIDE, Math.min(72, room / (cells(title).length * LEAD)))
  let low = top + down(brush, title, middle, top, { size, face: 'brush' })
  if (aside !== '') {
    fishtail(brush, { x: x + 12, y: low + 10, w: w - 24, h: 20 })
    low += 40
    low += down(brush, aside, middle, low, { size: ASIDE, face: 'kai', ink: PALETTE.pale })
  }
  if (y + h - low > 104) drawBlossom(context, { x: middle, y: y + h - 56, side: 62 })
}

/** One sign a line, a number in one; two spaces leave one line free. */
const cells = (text: string): readonly string[] => text.match(/[0-9]+|[^0-9\s]|\s{2}/gu) ?? []

/** Writes a text down the page from `y`; returns how far it reaches. */
function down(
  brush: Brush,
  text: string,
  x: number,
  y: number,
  setting: { readonly size: number; readonly face: 'brush' | 'kai'; readonly ink?: string },
): number {
  const each = cells(text)
  const step = setting.size * LEAD
  const max = SLIP - 24
  for (const [index, cell] of each.entries()) {
    // A number of several digits is only as much smaller as it must be.
    const size = Math.max(ASIDE, Math.min(setting.size, (setting.size * max) / brush.width(cell, setting)))
    brush.text(cell, x, y + step * (index + 0.5), { ...setting, size, align: 'center', max: max + 1 })
  }
  return each.length * step
}

/** The fishtail of a woodblock page. */
function fishtail({ context }: Brush, { x, y, w, h }: Box): void {
  context.fillStyle = PALETTE.ink
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x + w, y)
  context.lineTo(x + w, y + h)
  context.lineTo(x + w / 2, y + h * 0.45)
  context.lineTo(x, y + h)
  context.closePath()
  context.fill()
}
