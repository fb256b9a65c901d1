// Chips in rows: equipment in a plain box, delayed tricks in a dashed one, states filled, known cards with an eye.
import type { Brush } from '../../../picture/brush.ts'
import { CINNABAR, INK, LEAF, PALE_INK } from '../../../picture/paper.ts'
import { unseen } from '../../../picture/signs.ts'
import type { Chip } from './table-input.ts'

/** Height of a row of chips. */
export const ROW = 66
const HEIGHT = 56
const PAD = 12
const SPACE = 8
const EYE = 46

const LOOKS = {
  worn: { line: INK, ink: INK, weight: 600 },
  delayed: { line: CINNABAR, ink: CINNABAR, weight: 700 },
  state: { line: INK, ink: LEAF, weight: 700 },
  pile: { line: PALE_INK, ink: PALE_INK, weight: 600 },
  seen: { line: PALE_INK, ink: PALE_INK, weight: 500 },
} as const satisfies Record<Chip['kind'], object>

/** A chip with how it is written and how wide it is. */
interface Laid {
  readonly chip: Chip
  readonly text: string
  readonly w: number
}

/** Chips one after another in rows no wider than `max`. */
export function chipRows(measure: Brush, chips: readonly Chip[], max: number): readonly (readonly Laid[])[] {
  const rows: Laid[][] = []
  let used = max
  for (const chip of chips) {
    const { weight } = LOOKS[chip.kind]
    const more = PAD * 2 + (chip.kind === 'seen' ? EYE : 0)
    const text = measure.best(chip.texts, max - more, { weight })
    const w = Math.min(max, measure.width(text, { weight }) + more)
    if (used + w > max) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push({ chip, text, w })
    used += w + SPACE
  }
  return rows
}

/** Draws rows of chips below `y`. */
export function drawChips(brush: Brush, rows: readonly (readonly Laid[])[], x: number, y: number): void {
  for (const [row, laid] of rows.entries()) {
    let left = x
    const middle = y + row * ROW + HEIGHT / 2
    for (const { chip, text, w } of laid) {
      const { line, ink, weight } = LOOKS[chip.kind]
      brush.box(
        { x: left, y: middle - HEIGHT / 2, w, h: HEIGHT },
        {
          fill: chip.kind === 'state' ? line : LEAF,
          line,
          wide: 3,
          round: 8,
          dashed: chip.kind === 'delayed',
        },
      )
      const eye = chip.kind === 'seen' ? EYE : 0
      if (eye > 0) unseen(brush, left + PAD + 20, middle, 40, PALE_INK)
      brush.text(text, left + PAD + eye, middle, { ink, weight, max: w - PAD * 2 - eye })
      left += w + SPACE
    }
  }
}
