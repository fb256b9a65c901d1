// Chips in rows: equipment in a plain box, delayed tricks in a dashed one, states filled, known cards with an eye.
import type { Brush, Setting } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { unseen } from '../../../picture/signs.ts'
import type { Chip } from './table-input.ts'

const LINE = 44
const PAD = 10
const SPACE = 7
const EYE = 42
/** Lines may be condensed by so much before they are broken. */
const TIGHT = 1.12

const { ink, leaf, cinnabar, pale, wash, snow } = PALETTE
const LOOKS = {
  worn: { line: ink, ink, weight: 600 },
  delayed: { line: cinnabar, ink: cinnabar, weight: 700 },
  state: { line: ink, ink: snow, weight: 700 },
  pile: { line: wash, ink: pale, weight: 600 },
  seen: { line: wash, ink: pale, weight: 600 },
} as const satisfies Record<Chip['kind'], object>

/** A chip with how it is written and how large it is; without a text it is the eye before known cards. */
interface Laid {
  readonly kind: Chip['kind']
  readonly lines: readonly string[]
  readonly w: number
  readonly h: number
}

/** Chinese in the written hand; English, and cards with their suits, in print. */
const settingOf = ({ language }: Brush, kind: Chip['kind']): Setting =>
  language === 'en' || kind === 'seen' || kind === 'pile'
    ? { weight: LOOKS[kind].weight }
    : { size: 42, face: 'kai' }

/** Chips one after another in rows no wider than `max`; long ones take several lines. */
export function chipRows(measure: Brush, chips: readonly Chip[], max: number): readonly (readonly Laid[])[] {
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
  for (const [index, { kind, texts }] of chips.entries()) {
    if (kind === 'seen' && chips[index - 1]?.kind !== 'seen')
      add({ kind, lines: [], w: EYE + PAD * 2, h: LINE + 6 })
    const setting = settingOf(measure, kind)
    const room = max - PAD * 2
    const text = measure.best(texts, room, setting)
    const lines = measure.lines(text, room * TIGHT, setting)
    const widest = Math.max(...lines.map((line) => measure.width(line, setting)))
    add({ kind, lines, w: Math.min(max, widest + PAD * 2), h: lines.length * LINE + 6 })
  }
  return rows
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

function drawChip(brush: Brush, { kind, lines, w, h }: Laid, x: number, y: number): void {
  const look = LOOKS[kind]
  const box = { x, y, w, h }
  if (lines.length === 0) {
    unseen(brush, x + w / 2, y + h / 2, EYE, look.ink)
    return
  }
  if (kind === 'delayed') brush.box(box, { fill: leaf, line: look.line, wide: 3, dashed: true })
  else
    cutBox(
      brush.context,
      box,
      { fill: kind === 'state' ? ink : leaf, line: look.line, wide: 2.4 },
      `chip ${lines.join(' ')}`,
    )
  for (const [index, line] of lines.entries())
    brush.text(line, x + PAD, y + 3 + LINE * (index + 0.5), {
      ...settingOf(brush, kind),
      ink: look.ink,
      max: w - PAD * 2 + 1,
    })
}
