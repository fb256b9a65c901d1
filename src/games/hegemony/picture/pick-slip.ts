// One general of a pick on a slip of paper: the bust above, name and skills down the page, HP at the foot.
import type { Box, Brush, Sized } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { drawJewels, jewelsWidth } from '../../../picture/jewels.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { SMALLEST } from '../../../picture/paper.ts'
import { factionLook } from './badge.ts'
import type { GeneralPanel } from './hand-input.ts'
import { drawPerson } from './people.ts'

/** So many slips have room beside each other. */
export const MOST_SLIPS = 7
export const SLIP_HEIGHT = 558

/** Height of the band of one who is chosen. */
export const CHOSEN = 50
const BUST = 178
const FOOT = 76
const PAD = 16
const JEWEL = 46
/** From one sign to the next, by their size; the space between skills. */
const LEAD = 1.04
const BETWEEN = 26
/** Width of the column of skills. */
const SKILLS = 56

/** Draws a slip. */
export function drawSlipOf(brush: Brush, general: GeneralPanel, box: Box): void {
  const { context } = brush
  const { x, y, w, h } = box
  const { bust, held, kingdom, word, names, skills, place, halfHp } = general
  cutBox(context, box, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 2.6 }, bust)
  const badge = { faction: kingdom, word, secret: false }
  drawPerson(brush, { bust, held, lost: null }, { badge, alive: true }, { x, y, w, h: BUST })
  if (place !== null) drawChosen(brush, place, { x, y: y + BUST - CHOSEN, w })
  const top = y + BUST + PAD
  const room = h - BUST - FOOT - PAD * 2
  const half = Math.max(SKILLS, w * 0.38)
  down(brush, [names.at(-1) ?? ''], x + half + (w - half) / 2, top, room, { size: 84, face: 'brush' })
  const ink = factionLook(kingdom).colour
  down(
    brush,
    skills.map(({ name }) => name),
    x + half / 2 + 2,
    top,
    room,
    { size: 46, face: 'kai', ink },
  )
  context.fillStyle = PALETTE.line
  context.fillRect(x + half, top, 1.8, room)
  context.fillRect(x + 10, y + h - FOOT, w - 20, 1.8)
  const wide = jewelsWidth(Math.ceil(halfHp / 2), JEWEL)
  drawJewels(
    context,
    { full: halfHp / 2, most: halfHp / 2 },
    { x: x + (w - wide) / 2, y: y + h - FOOT / 2, size: JEWEL },
  )
}

/** Main general or deputy, as a band over one who is chosen. */
export function drawChosen(brush: Brush, place: string, { x, y, w }: Omit<Box, 'h'>): void {
  cutBox(
    brush.context,
    { x, y, w, h: CHOSEN },
    { fill: PALETTE.cinnabar, line: PALETTE.ink, wide: 2.6 },
    place,
  )
  brush.text(place, x + w / 2, y + CHOSEN / 2, {
    size: 44,
    face: 'kai',
    ink: PALETTE.snow,
    align: 'center',
    max: w - 12,
  })
}

/** Writes words down the page, one sign a line, as large as there is room for. */
function down(
  brush: Brush,
  words: readonly string[],
  x: number,
  y: number,
  room: number,
  setting: Sized,
): void {
  const signs = words.reduce((sum, word) => sum + [...word].length, 0)
  const between = words.length > 2 ? BETWEEN / 2 : BETWEEN
  const fits = (room - between * (words.length - 1)) / signs / LEAD
  const size = Math.max(SMALLEST, Math.min(setting.size, fits))
  let at = y
  for (const word of words) {
    for (const sign of word) {
      brush.text(sign, x, at + (size * LEAD) / 2, { ...setting, size, align: 'center' })
      at += size * LEAD
    }
    at += between
  }
}
