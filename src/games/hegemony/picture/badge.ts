// The badge of a faction: its colour, its shape and its word each say which it is; a secret one is only outlined.
import type { Box, Brush, Look } from '../../../picture/brush.ts'
import { LEAF, PALE_INK } from '../../../picture/paper.ts'
import type { Language } from '../../../text/language.ts'
import type { Faction } from '../state.ts'
import type { Badge } from './table-input.ts'

export const BADGE_HEIGHT = 60

/** Chinese badges hold one sign, English ones a short word. */
export const badgeWidth = (language: Language): number => (language === 'en' ? 116 : 76)

/** Told apart in grey too; each with white words at more than 4.5 : 1. */
const COLOURS: Readonly<Record<Faction, string>> = {
  wei: '#2456a0',
  shu: '#b3341f',
  wu: '#14705c',
  qun: '#6b5a2c',
  ambitionist: '#40304f',
}

/** The colour of a faction; grey for none. */
export const colourOf = (faction: Faction | null): string => (faction === null ? PALE_INK : COLOURS[faction])

type Points = readonly (readonly [number, number])[]

/** A box 口, a pill, a hexagon, a slanted banner, a notched flag. */
function outline(brush: Brush, faction: Faction | null, { x, y, w, h }: Box, look: Look): void {
  const shape = (points: Points) => brush.shape(points, look)
  const [right, low, middle, cut] = [x + w, y + h, y + h / 2, h * 0.28]
  if (faction === 'wei' || faction === null) brush.box({ x, y, w, h }, { ...look, round: 4 })
  else if (faction === 'shu') brush.box({ x, y, w, h }, { ...look, round: h / 2 })
  else if (faction === 'wu')
    shape([
      [x, middle],
      [x + cut, y],
      [right - cut, y],
      [right, middle],
      [right - cut, low],
      [x + cut, low],
    ])
  else if (faction === 'qun')
    shape([
      [x + cut, y],
      [right, y],
      [right - cut, low],
      [x, low],
    ])
  else
    shape([
      [x, y],
      [right, y],
      [right - cut, middle],
      [right, low],
      [x, low],
      [x + cut, middle],
    ])
}

/** Draws a badge with its left edge at `x`, its middle at `y`. */
export function drawBadge(
  brush: Brush,
  { faction, word, secret }: Badge,
  x: number,
  y: number,
  w: number,
): void {
  const box = { x, y: y - BADGE_HEIGHT / 2, w, h: BADGE_HEIGHT }
  const colour = colourOf(faction)
  const open = secret || faction === null
  outline(brush, faction, box, { fill: open ? LEAF : colour, line: colour, wide: 5, dashed: open })
  brush.text(word, x + w / 2, y, {
    size: 44,
    weight: 800,
    align: 'center',
    max: w - 28,
    ink: faction === null ? PALE_INK : secret ? colour : LEAF,
  })
}
