// The panels of a hand: a general with its skills written out, the copies of a kind of card with what they do.
import type { Panel } from '../../../picture/blocks.ts'
import type { Brush } from '../../../picture/brush.ts'
import { CINNABAR, GAP, INK, JADE, LEAF, PALE_INK } from '../../../picture/paper.ts'
import { unseen } from '../../../picture/signs.ts'
import type { Language } from '../../../text/language.ts'
import { badgeWidth, drawBadge, factionLook } from './badge.ts'
import type { GeneralPanel, KindPanel } from './hand-input.ts'

export const LINE_HEIGHT = 50
const PAD = 16
const HEAD = 76

/** A line of a panel: what, how. */
interface Line {
  readonly text: string
  readonly ink: string
  readonly weight: number
}

const linesOf = (measure: Brush, text: string, max: number, ink: string, weight: number): readonly Line[] =>
  text === '' ? [] : measure.lines(text, max, { weight }).map((line) => ({ text: line, ink, weight }))

function drawLines(brush: Brush, lines: readonly Line[], x: number, y: number, max: number): void {
  for (const [index, { text, ink, weight }] of lines.entries())
    brush.text(text, x, y + LINE_HEIGHT * (index + 0.5), { ink, weight, max })
}

/** A general: badge and name, what it is, and each skill with its effect. */
export function layGeneral(measure: Brush, general: GeneralPanel, w: number, language: Language): Panel {
  const inner = w - PAD * 2
  const lines = [
    ...linesOf(measure, general.facts, inner, PALE_INK, 500),
    ...general.skills.flatMap(({ name, effect }) => [
      ...linesOf(measure, name, inner, INK, 800),
      ...linesOf(measure, effect, inner, INK, 500),
    ]),
    ...linesOf(measure, general.companions ?? '', inner, JADE, 700),
  ]
  return {
    height: HEAD + lines.length * LINE_HEIGHT + PAD,
    draw(brush, box) {
      const { x, y } = box
      const down = general.held === 'own'
      brush.box(box, {
        fill: LEAF,
        line: factionLook(general.kingdom).colour,
        wide: 4,
        dashed: down,
        round: 12,
      })
      const badge = { faction: general.kingdom, word: general.word, secret: down }
      const wide = badgeWidth(language)
      drawBadge(brush, badge, { x: x + PAD, y: y + 44 })
      const left = x + PAD + wide + GAP
      const room = x + w - PAD - left - (down ? 56 : 0)
      const setting = { size: 46, weight: 800, face: 'serif' } as const
      brush.text(brush.best(general.names, room, setting), left, y + 44, { ...setting, max: room })
      if (down) unseen(brush, x + w - PAD - 24, y + 44, 44, PALE_INK)
      drawLines(brush, lines, x + PAD, y + HEAD, inner)
    },
  }
}

/** A suit and number as it is set: red suits in red. */
const MARK = { size: 48, weight: 800 } as const

/** Marks in rows that fit. */
function markRows(measure: Brush, marks: readonly string[], max: number): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  let used = 0
  for (const mark of marks) {
    const wide = measure.width(mark, MARK) + GAP * 2
    if (used + wide > max && used > 0) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(mark)
    used += wide
  }
  return rows
}

const MARK_ROW = 62

/** The copies of a kind: suits and numbers, name, effect, and what they could do now. */
export function layKind(measure: Brush, kind: KindPanel, w: number): Panel {
  const inner = w - PAD * 2
  const [first = [], ...more] = markRows(measure, kind.marks, inner)
  const beside = first.reduce((sum, mark) => sum + measure.width(mark, MARK) + GAP * 1.5, 0)
  const setting = { size: 44, weight: 700, face: 'serif' } as const
  const fits = (room: number) => kind.names.some((name) => measure.width(name, setting) <= room)
  const together = more.length === 0 && fits(inner - beside)
  const rows = [first, ...more]
  const top = 8 + rows.length * MARK_ROW + (together ? 0 : MARK_ROW)
  const lines = [
    ...linesOf(measure, kind.effect, inner, PALE_INK, 500),
    ...linesOf(measure, kind.now ?? '', inner, kind.usable ? JADE : PALE_INK, 700),
  ]
  return {
    height: top + lines.length * LINE_HEIGHT + PAD,
    draw(brush, box) {
      brush.box(box, { fill: LEAF, line: INK, wide: 2, round: 10 })
      const left = box.x + PAD
      for (const [row, marks] of rows.entries())
        drawMarks(brush, marks, left, box.y + 8 + MARK_ROW * (row + 0.5))
      const x = together ? left + beside : left
      const y = box.y + 8 + MARK_ROW * (together ? 0.5 : rows.length + 0.5)
      const max = box.x + w - PAD - x
      brush.text(brush.best(kind.names, max, setting), x, y, { ...setting, max })
      drawLines(brush, lines, left, box.y + top, inner)
    },
  }
}

function drawMarks(brush: Brush, marks: readonly string[], x: number, y: number): void {
  let left = x
  for (const mark of marks) {
    const ink = /[♥♦]/.test(mark) ? CINNABAR : INK
    left += brush.text(mark, left, y, { ...MARK, ink }) + GAP * 1.5
  }
}
