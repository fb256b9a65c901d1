// One general of a pick in a cell: bust, badge and HP above, the name, and the names of the skills.
import type { Box, Brush } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { drawJewels } from '../../../picture/jewels.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { SMALLEST, TIGHT } from '../../../picture/paper.ts'
import { BADGE_HEIGHT, drawBadge, factionLook } from './badge.ts'
import type { GeneralPanel } from './hand-input.ts'
import { drawPerson } from './people.ts'
import { CHOSEN, drawChosen } from './pick-slip.ts'

const HEAD = 132
const PAD = 12
const NAME_LINE = 62
const SKILL_LINE = 46
const NAME = { size: 50, face: 'brush' } as const
const SKILL = { size: 40, weight: 600 } as const

/** Lines of the names of skills. */
const skillLines = (measure: Brush, { skills }: GeneralPanel, w: number): readonly string[] =>
  skills.flatMap(({ name }) =>
    measure.width(name, SKILL) <= (w - PAD * 2) * TIGHT ? [name] : measure.lines(name, w - PAD * 2, SKILL),
  )

/** The bust, and the band of one who is chosen. */
const headHeight = ({ place }: GeneralPanel): number => HEAD + (place === null ? 0 : CHOSEN)

/** How tall a cell of this width must be. */
export const cellHeight = (measure: Brush, general: GeneralPanel, w: number): number =>
  headHeight(general) + NAME_LINE + 2 + skillLines(measure, general, w).length * SKILL_LINE + PAD

/** Draws a cell. */
export function drawCell(brush: Brush, general: GeneralPanel, box: Box): void {
  const { context } = brush
  const { x, y, w } = box
  const { bust, held, kingdom, word, halfHp, names, place } = general
  cutBox(context, box, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 2.6 }, bust)
  const badge = { faction: kingdom, word, secret: false }
  drawPerson(brush, { bust, held, lost: null }, { badge, alive: true }, { x, y, w: HEAD, h: HEAD })
  context.fillStyle = PALETTE.ink
  context.fillRect(x, y + HEAD, w, 2.6)
  const left = x + HEAD + PAD
  drawBadge(brush, badge, { x: left, y: y + PAD + BADGE_HEIGHT / 2 })
  if (place !== null) drawChosen(brush, place, { x, y: y + HEAD, w })
  drawJewels(context, { full: halfHp / 2, most: halfHp / 2 }, { x: left, y: y + 100, size: 40 })
  const room = w - PAD * 2
  // A whole name in smaller type goes before a short one.
  const name = brush.best(names.slice(1), room * TIGHT, { ...NAME, size: SMALLEST })
  const low = y + headHeight(general)
  brush.text(name, x + PAD, low + 4 + NAME_LINE / 2, { ...NAME, max: room })
  const top = low + NAME_LINE + 2
  for (const [index, line] of skillLines(brush, general, w).entries())
    brush.text(line, x + PAD, top + SKILL_LINE * (index + 0.5), {
      ...SKILL,
      ink: factionLook(kingdom).colour,
      max: room,
    })
}
