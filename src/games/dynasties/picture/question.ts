// Paints a question on an unrolled scroll, the answers below it.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { inRows } from '../../../picture/blocks.ts'
import type { Box, Brush, Setting } from '../../../picture/brush.ts'
import { drawCrest } from '../../../picture/crest.ts'
import { cutBox } from '../../../picture/cut.ts'
import { clipped } from '../../../picture/fitting.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { SMALLEST, WIDTH } from '../../../picture/paper.ts'
import { laySheet } from '../../../picture/sheet.ts'
import type { QuestionInput } from './question-input.ts'

const EDGE = 38
const HEAD = 88
/** Width of a roller and how far it stands beyond the paper of the scroll. */
const ROLLER = 34
const KNOB = 16
const PAD = 34
const GAP = 14
const ASKED: Setting & { readonly size: number } = { size: 60, face: 'brush' }
const LEAD = 72
/** Smaller where a question is long. */
const LONG: Setting & { readonly size: number } = { size: 46, face: 'kai' }
const LONG_LEAD = 56
const MOST = 8
const ANSWER: Setting = { size: 44, face: 'kai' }
const ANSWER_LEAD = 52
const LETTER = 60

/** Paints a question. */
export const paintQuestion: PictureRenderer<QuestionInput> = ({ title, question, answers }, measure) => {
  const paper = { x: EDGE + ROLLER, w: WIDTH - (EDGE + ROLLER) * 2 }
  const inner = { x: paper.x + PAD, w: paper.w - PAD * 2 }
  const short = measure.lines(question, inner.w, ASKED)
  const [setting, lead] = short.length <= 3 ? [ASKED, LEAD] : [LONG, LONG_LEAD]
  const lines = setting === ASKED ? short : clipped(measure.lines(question, inner.w, LONG), MOST)
  const rows = answerRows(measure, answers, inner.w)
  const top = EDGE + HEAD + KNOB
  const written = PAD + lines.length * lead + 18
  const high = written + rows.reduce((sum, { h }) => sum + h + GAP, 0) + PAD - GAP
  const height = Math.ceil(top + high + KNOB + EDGE)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      laySheet(brush.context, { width: WIDTH, height }, 'dynasties question')
      drawCrest(brush.context, 'dynasties', { x: EDGE + 36, y: EDGE + HEAD / 2 - 8, side: 70 })
      brush.text(title, EDGE + 88, EDGE + HEAD / 2 - 8, {
        size: 50,
        face: 'kai',
        max: WIDTH - EDGE * 2 - 96,
        cut: true,
      })
      drawScroll(brush.context, { ...paper, y: top, h: high })
      for (const [index, line] of lines.entries())
        brush.text(line, inner.x, top + PAD + lead * (index + 0.5), { ...setting, max: inner.w })
      let y = top + written
      for (const { cells, h } of rows) {
        for (const [column, cell] of cells.entries()) {
          const w = (inner.w - GAP * (cells.length - 1)) / cells.length
          drawAnswer(brush, cell, { x: inner.x + column * (w + GAP), y, w, h })
        }
        y += h + GAP
      }
    },
  }
}

interface Cell {
  readonly letter: string
  readonly lines: readonly string[]
}

/** Two answers beside each other where all of them have room for that. */
function answerRows(
  measure: Brush,
  answers: QuestionInput['answers'],
  w: number,
): readonly { readonly cells: readonly Cell[]; readonly h: number }[] {
  const room = (across: number) => (w - GAP * (across - 1)) / across - LETTER - PAD
  const across =
    answers.length > 1 && answers.every(({ text }) => measure.width(text, ANSWER) <= room(2)) ? 2 : 1
  return inRows(answers, across).map((row) => {
    const cells = row.map(({ letter, text }) => ({
      letter,
      lines: measure.lines(text, room(across), ANSWER),
    }))
    return { cells, h: Math.max(...cells.map(({ lines }) => lines.length)) * ANSWER_LEAD + 24 }
  })
}

function drawAnswer(brush: Brush, { letter, lines }: Cell, box: Box): void {
  const { x, y, w, h } = box
  cutBox(brush.context, box, { fill: PALETTE.snow, line: PALETTE.ink, wide: 3 }, lines.join())
  const seal = { x: x + 10, y: y + h / 2 - 24, w: 48, h: 48 }
  cutBox(brush.context, seal, { fill: PALETTE.cinnabar }, letter)
  brush.text(letter === '' ? '→' : letter.toUpperCase(), seal.x + 24, seal.y + 24, {
    size: SMALLEST,
    weight: 800,
    ink: PALETTE.snow,
    align: 'center',
  })
  const from = y + (h - lines.length * ANSWER_LEAD) / 2
  for (const [index, line] of lines.entries())
    brush.text(line, x + LETTER + 14, from + ANSWER_LEAD * (index + 0.5), { ...ANSWER, max: w - LETTER - 24 })
}

/** The paper between its two rollers. */
function drawScroll(context: SKRSContext2D, { x, y, w, h }: Box): void {
  cutBox(context, { x, y, w, h }, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 3 }, 'scroll')
  for (const inset of [10, 16])
    cutBox(
      context,
      { x: x + 4, y: y + inset, w: w - 8, h: h - inset * 2 },
      { line: PALETTE.line, wide: inset === 10 ? 3 : 1.5 },
      `scroll ${inset}`,
    )
  for (const left of [x - ROLLER, x + w]) {
    const knobs = { x: left + 8, w: ROLLER - 16, h: KNOB + 4 }
    for (const at of [y - KNOB, y + h - 4])
      cutBox(
        context,
        { ...knobs, y: at },
        { fill: PALETTE.ink, line: PALETTE.ink, wide: 2 },
        `knob ${left} ${at}`,
      )
    cutBox(
      context,
      { x: left, y, w: ROLLER, h },
      { fill: '#8a5a2b', line: PALETTE.ink, wide: 3.4 },
      `roller ${left}`,
    )
    context.fillStyle = 'rgba(255,250,240,.28)'
    context.fillRect(left + 8, y + 6, 6, h - 12)
  }
}
