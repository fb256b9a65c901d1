// Chips in rows: equipment in a plain box, delayed tricks in a dashed one, states filled, known cards with an eye.
import type { Brush, Setting } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { unseen } from '../../../picture/signs.ts'
import type { Chip } from './table-input.ts'

const LINE = 44
const PAD = 8
const SPACE = 7
const EYE = 38
/** Lines may be condensed by so much before they are broken. */
const TIGHT = 1.15

const { ink, leaf, cinnabar, pale, wash, snow } = PALETTE

/** Of a seat's chips; `leading` is a tag that is set as a chip. */
type ChipKind = Chip['kind'] | 'leading'

/** Something to be set as a chip. */
export interface ChipToLay {
  readonly kind: ChipKind
  readonly texts: readonly string[]
}

const LOOKS = {
  worn: { line: ink, ink, weight: 600 },
  delayed: { line: cinnabar, ink: cinnabar, weight: 700 },
  state: { line: ink, fill: ink, ink: snow, weight: 700 },
  leading: { line: cinnabar, fill: cinnabar, ink: snow, weight: 700 },
  pile: { line: wash, ink: pale, weight: 600 },
  seen: { line: wash, ink: pale, weight: 600 },
} as const satisfies Record<ChipKind, object>

/** A chip with how it is written and how large it is. */
interface Laid {
  readonly kind: ChipKind
  readonly lines: readonly string[]
  /** Room for the eye before the text. */
  readonly eye: number
  /** May end with `…`. */
  readonly cut: boolean
  readonly w: number
  readonly h: number
}

/** Chinese in the written hand; English, and cards with their suits, in print. */
const settingOf = ({ language }: Brush, kind: ChipKind): Setting =>
  language === 'en' || kind === 'seen' || kind === 'pile'
    ? { weight: LOOKS[kind].weight }
    : { size: 42, face: 'kai' }

/**
 * Chips one after another in rows no wider than `max`; long ones take several lines, but where there is room for so few
 * rows that some are left out, each takes one and a last one counts those.
 */
export function chipRows(
  measure: Brush,
  chips: readonly ChipToLay[],
  max: number,
  most = Number.POSITIVE_INFINITY,
): readonly (readonly Laid[])[] {
  const rows = allRows(measure, chips, max, most === 1)
  if (rows.length <= most) return rows
  const kept = rows.slice(0, most)
  const last = [...(kept.pop() ?? [])]
  const taken = (): number => last.reduce((sum, { w }) => sum + w + SPACE, 0)
  for (;;) {
    const shown = kept.reduce((sum, row) => sum + row.length, last.length)
    const more = layChip(measure, { kind: 'pile', texts: [`+${chips.length - shown}`] }, max, false)
    if (last.length === 0 || taken() + more.w <= max) return [...kept, [...last, more]]
    last.pop()
  }
}

/** All chips in as many rows as they take. */
function allRows(
  measure: Brush,
  chips: readonly ChipToLay[],
  max: number,
  single: boolean,
): readonly (readonly Laid[])[] {
  const rows: Laid[][] = []
  let used = max
  const add = (laid: Laid): void => {
    if (used + laid.w > max) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(laid)
    used += laid.w + SPACE
  }
  for (const [index, chip] of chips.entries())
    add(layChip(measure, chip, max, chips[index - 1]?.kind !== 'seen', single))
  return rows
}

/** The first of several known cards has an eye; the others where there is room in one line. */
function layChip(
  measure: Brush,
  { kind, texts }: ChipToLay,
  max: number,
  first: boolean,
  single = false,
): Laid {
  const setting = settingOf(measure, kind)
  const lay = (eye: number): Laid => {
    const room = max - PAD * 2 - eye
    const text = measure.best(texts, room, setting)
    const lines = single ? [text] : measure.lines(text, room * TIGHT, setting)
    const widest = Math.max(...lines.map((line) => measure.width(line, setting)))
    const w = Math.min(max, widest + PAD * 2 + eye)
    return { kind, lines, eye, cut: single, w, h: lines.length * LINE + 6 }
  }
  if (kind !== 'seen') return lay(0)
  const marked = lay(EYE)
  return first || marked.lines.length === 1 ? marked : lay(0)
}

const heightOf = (row: readonly Laid[]): number => Math.max(...row.map(({ h }) => h))

/** How tall rows of chips are together. */
export const chipsHeight = (rows: readonly (readonly Laid[])[]): number =>
  rows.reduce((sum, row) => sum + heightOf(row) + SPACE, 0)

/** Draws rows of chips below `y`. */
export function drawChips(brush: Brush, rows: readonly (readonly Laid[])[], x: number, y: number): void {
  let top = y
  for (const row of rows) {
    let left = x
    for (const laid of row) {
      drawChip(brush, laid, left, top)
      left += laid.w + SPACE
    }
    top += heightOf(row) + SPACE
  }
}

function drawChip(brush: Brush, { kind, lines, eye, cut, w, h }: Laid, x: number, y: number): void {
  const look = LOOKS[kind]
  const box = { x, y, w, h }
  if (kind === 'delayed') brush.box(box, { fill: leaf, line: look.line, wide: 3, dashed: true })
  else
    cutBox(
      brush.context,
      box,
      { fill: 'fill' in look ? look.fill : leaf, line: look.line, wide: 2.4 },
      `chip ${lines.join(' ')}`,
    )
  if (eye > 0) unseen(brush, x + PAD + EYE / 2 - 3, y + 3 + LINE / 2, EYE - 4, look.ink)
  for (const [index, line] of lines.entries())
    brush.text(line, x + PAD + eye, y + 3 + LINE * (index + 0.5), {
      ...settingOf(brush, kind),
      ink: look.ink,
      max: w - PAD * 2 - eye + 1,
      cut,
    })
}
