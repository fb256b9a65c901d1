// The leaves of a hand: a general's bust with the skills written out, the copies of a kind of card with what they do.
import type { Panel } from '../../../picture/blocks.ts'
import type { Box, Brush, Setting } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { clipped, rulesIn } from '../../../picture/fitting.ts'
import { drawJewels, jewelsWidth } from '../../../picture/jewels.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { TIGHT } from '../../../picture/paper.ts'
import { BADGE_HEIGHT, badgeWidth, drawBadge, factionLook } from './badge.ts'
import type { GeneralPanel, KindPanel } from './hand-input.ts'
import { drawPerson } from './people.ts'

export const LINE_HEIGHT = 50
const PAD = 15
/** Height of a general's bust, and of the name of a card. */
const HEAD = 148
const { ink, pale, leaf, jade, cinnabar } = PALETTE

/** A line of a panel: what, how. */
interface Line {
  readonly text: string
  readonly setting: Setting
  /** Its height; `LINE_HEIGHT` where it is left out. */
  readonly lead?: number
}

const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { lead = LINE_HEIGHT }) => sum + lead, 0)

const TEXT = { size: 42, weight: 500 } as const

const linesOf = (
  measure: Brush,
  text: string,
  max: number,
  setting: Setting,
  most = Number.POSITIVE_INFINITY,
): readonly Line[] =>
  text === '' ? [] : clipped(measure.lines(text, max, setting), most).map((line) => ({ text: line, setting }))

function effectLines(
  measure: Brush,
  effect: string,
  max: number,
  most: number,
  glance?: string,
): readonly Line[] {
  const room = { max, most, setting: TEXT, lead: LINE_HEIGHT }
  const { lines, ...set } = rulesIn(measure, effect, glance === undefined ? room : { ...room, glance })
  return lines.map((text) => ({ text, ...set }))
}

/** As many of the facts as so many lines hold. */
function factLines(measure: Brush, facts: readonly string[], max: number, most: number): readonly Line[] {
  const fits = facts.find((each) => measure.lines(each, max, TEXT).length <= most) ?? facts.at(-1) ?? ''
  return linesOf(measure, fits, max, { ...TEXT, ink: pale })
}

function drawLines(brush: Brush, lines: readonly Line[], x: number, y: number, max: number): void {
  let top = y
  for (const { text, setting, lead = LINE_HEIGHT } of lines) {
    brush.text(text, x, top + lead / 2, { ...setting, max })
    top += lead
  }
}

/** A general: bust, name and HP, what it is, and each skill with so many lines of its effect; for none, the names alone. */
export function layGeneral(measure: Brush, general: GeneralPanel, w: number, most: number): Panel {
  const inner = w - PAD * 2
  const { colour } = factionLook(general.kingdom)
  const skill = { size: measure.language === 'en' ? 46 : 48, face: 'kai', ink: colour } as const
  const lines = [
    ...(factsBeside(measure, general, w) ? [] : factLines(measure, general.facts, inner, Math.max(1, most))),
    ...(most === 0
      ? linesOf(measure, general.skills.map(({ name }) => name).join(' · '), inner, skill)
      : general.skills.flatMap(({ name, effect }) => [
          ...linesOf(measure, name, inner, skill),
          ...effectLines(measure, effect, inner, most),
        ])),
    ...linesOf(measure, general.companions ?? '', inner, { ...TEXT, weight: 700, ink: jade }),
  ]
  return {
    height: HEAD + PAD / 2 + heightOf(lines) + PAD,
    draw(brush, box) {
      const { context } = brush
      cutBox(context, box, { fill: leaf, line: ink, wide: 2.6 }, `leaf ${general.bust}`)
      drawHead(brush, general, box)
      context.fillStyle = ink
      context.fillRect(box.x, box.y + HEAD, w, 2.6)
      drawLines(brush, lines, box.x + PAD, box.y + HEAD + PAD / 2, inner)
    },
  }
}

const JEWEL = 42

/** Whether what a general is has room beside the HP. */
function factsBeside(brush: Brush, { facts: [facts = ''], halfHp }: GeneralPanel, w: number): boolean {
  const badge = brush.language === 'en' ? badgeWidth('en') + PAD : 0
  const room = w - HEAD - PAD * 3 - jewelsWidth(Math.ceil(halfHp / 2), JEWEL) - badge
  return brush.width(facts, TEXT) <= room
}

/** Bust on the left, name and HP beside it, the badge on the right. */
function drawHead(brush: Brush, general: GeneralPanel, { x, y, w }: Box): void {
  const { kingdom, word, names, held, bust, halfHp } = general
  const badge = { faction: kingdom, word, secret: held === 'own' }
  drawPerson(brush, { bust, held, lost: null }, { badge, alive: true }, { x, y, w: HEAD - 2, h: HEAD })
  const wide = badgeWidth(brush.language)
  const right = x + w - PAD
  const left = x + HEAD + PAD
  const english = brush.language === 'en'
  // English names are long: they keep the line to themselves, and the badge stands beside the HP.
  const room = (english ? right : right - wide - PAD) - left
  const setting = { size: english ? 54 : 72, face: 'brush' } as const
  const name = brush.best(english ? names : names.slice(1), room, { ...setting, size: english ? 44 : 72 })
  brush.text(name, left, y + 48, { ...setting, max: room })
  drawBadge(brush, badge, { x: right - wide, y: y + (english ? 110 : PAD + BADGE_HEIGHT / 2) })
  drawJewels(brush.context, { full: halfHp / 2, most: halfHp / 2 }, { x: left, y: y + 112, size: JEWEL })
  if (factsBeside(brush, general, w))
    brush.text(general.facts[0] ?? '', right - (english ? wide + PAD : 0), y + 112, {
      ...TEXT,
      ink: pale,
      align: 'right',
    })
}

/** A suit and number as it is set: red suits in red. */
const MARK = { size: 48, weight: 800 } as const
const SPACE = 18

/** Marks in rows that fit. */
function markRows(measure: Brush, marks: readonly string[], max: number): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  let used = 0
  for (const mark of marks) {
    const wide = measure.width(mark, MARK) + SPACE
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
/** Edge of what can be played now. */
const READY = 7

/** A name below its marks: condensed into one line, else in several. */
function nameLines(
  measure: Brush,
  names: readonly string[],
  room: number,
  setting: Setting,
): readonly string[] {
  const best = measure.best(names, room * TIGHT, { ...setting, size: 40 })
  return measure.width(best, { ...setting, size: 40 }) <= room * TIGHT
    ? [best]
    : measure.lines(best, room, setting)
}

/** The copies of a kind: suits and numbers, name, effect, and what they could do now. */
export function layKind(
  measure: Brush,
  kind: KindPanel,
  w: number,
  most: { readonly effects: number; readonly uses: number },
): Panel {
  const inner = w - PAD * 2
  const [first = [], ...more] = markRows(measure, kind.marks, inner)
  const beside = first.reduce((sum, mark) => sum + measure.width(mark, MARK) + SPACE, 0)
  const setting = { size: 54, face: 'brush' } as const
  const fits = (room: number) => kind.names.some((name) => measure.width(name, setting) <= room)
  const together = more.length === 0 && fits(inner - beside)
  const rows = [first, ...more]
  const named = together ? [] : nameLines(measure, kind.names, inner, setting)
  const top = 10 + (rows.length + named.length) * MARK_ROW
  const lines = [
    ...effectLines(measure, kind.effect, inner, most.effects, kind.glance),
    ...linesOf(
      measure,
      kind.now ?? '',
      inner,
      { ...TEXT, weight: 700, ink: kind.usable ? jade : pale },
      most.uses,
    ),
  ]
  return {
    height: top + heightOf(lines) + PAD,
    draw(brush, box) {
      const edge = kind.usable ? { line: jade, wide: READY } : { line: ink, wide: 2.6 }
      cutBox(brush.context, box, { fill: leaf, ...edge }, `card ${kind.names[0]}`)
      const left = box.x + PAD
      for (const [row, marks] of rows.entries())
        drawMarks(brush, marks, left, box.y + 10 + MARK_ROW * (row + 0.5))
      const middle = (row: number): number => box.y + 10 + MARK_ROW * (row + 0.5)
      const max = inner - beside
      if (together)
        brush.text(brush.best(kind.names, max, setting), left + beside, middle(0), { ...setting, max })
      for (const [index, line] of named.entries())
        brush.text(line, left, middle(rows.length + index), { ...setting, max: inner })
      brush.context.fillStyle = PALETTE.line
      brush.context.fillRect(left, box.y + top - 3, inner, 2)
      drawLines(brush, lines, left, box.y + top, inner)
    },
  }
}

function drawMarks(brush: Brush, marks: readonly string[], x: number, y: number): void {
  let left = x
  for (const mark of marks) {
    const colour = /[♥♦]/.test(mark) ? cinnabar : ink
    left += brush.text(mark, left, y, { ...MARK, ink: colour }) + SPACE
  }
}
