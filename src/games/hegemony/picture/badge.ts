// The badge of a faction: its colour, its shape and its word each say which it is; a secret one is only outlined.
import type { Brush, Look } from '../../../picture/brush.ts'
import { FACTION_LOOKS } from '../../../picture/faction.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { drawSeal, type SealShape } from '../../../picture/seal.ts'
import type { Language } from '../../../text/language.ts'
import type { Faction } from '../table/state.ts'
import type { Badge } from './table-input.ts'

/** Of a seal, and of an English badge. */
export const BADGE_HEIGHT = 58

/** Chinese badges are seals with one sign, English ones hold a short word. */
export const badgeWidth = (language: Language): number => (language === 'en' ? 104 : BADGE_HEIGHT)

const NOBODY = { shape: 'square', colour: PALETTE.pale, ground: PALETTE.aged } as const
const AMBITIOUS = { shape: 'round', colour: '#583a74', ground: '#d5cbdb' } as const

/** Shape, colour and pale ground of a faction; of none as well. */
export function factionLook(faction: Faction | null): {
  readonly shape: SealShape
  readonly colour: string
  readonly ground: string
} {
  if (faction === null) return NOBODY
  return faction === 'ambitionist' ? AMBITIOUS : FACTION_LOOKS[faction]
}

/** Draws a badge with its left edge at `x`, its middle at `y`. */
export function drawBadge(
  brush: Brush,
  { faction, word, secret }: Badge,
  { x, y, pale = false }: { readonly x: number; readonly y: number; readonly pale?: boolean },
): void {
  const w = badgeWidth(brush.language)
  const { shape, colour } = factionLook(faction)
  const dashed = secret || faction === null
  if (brush.language !== 'en') {
    drawSeal(
      brush,
      word,
      { x: x + w / 2, y, side: w },
      { shape, colour: pale ? PALETTE.pale : colour, dashed },
    )
    return
  }
  const ink = pale ? PALETTE.pale : colour
  outline(brush, faction, { x, y, w }, { fill: dashed ? PALETTE.leaf : ink, line: ink, wide: 4, dashed })
  brush.text(word, x + w / 2, y, {
    size: 42,
    weight: 800,
    align: 'center',
    max: w - 24,
    ink: dashed ? ink : PALETTE.snow,
  })
}

/** A box, a pill, a hexagon, a slanted banner, a notched flag. */
function outline(
  brush: Brush,
  faction: Faction | null,
  { x, y, w }: { readonly x: number; readonly y: number; readonly w: number },
  look: Look,
): void {
  const h = BADGE_HEIGHT - 4
  const [top, right, low, cut] = [y - h / 2, x + w, y + h / 2, h * 0.28]
  if (faction === 'wei' || faction === null) brush.box({ x, y: top, w, h }, { ...look, round: 3 })
  else if (faction === 'shu') brush.box({ x, y: top, w, h }, { ...look, round: h / 2 })
  else
    brush.shape(
      CORNERS[faction].map(([a, b, c]) => [x + w * a + cut * b, top + h * c] as const),
      look,
    )
  if (look.dashed || faction === null) return
  brush.context.strokeStyle = 'rgba(255,250,240,.6)'
  brush.context.lineWidth = 1.6
  brush.context.beginPath()
  brush.context.moveTo(x + cut, top + 5)
  brush.context.lineTo(right - cut, top + 5)
  brush.context.moveTo(x + cut, low - 5)
  brush.context.lineTo(right - cut, low - 5)
  brush.context.stroke()
}

/** Corners as a part of the width, so many cuts further, and a part of the height. */
const CORNERS = {
  wu: [
    [0, 0, 0.5],
    [0, 1, 0],
    [1, -1, 0],
    [1, 0, 0.5],
    [1, -1, 1],
    [0, 1, 1],
  ],
  qun: [
    [0, 1, 0],
    [1, 0, 0],
    [1, -1, 1],
    [0, 0, 1],
  ],
  ambitionist: [
    [0, 0, 0],
    [1, 0, 0],
    [1, -1, 0.5],
    [1, 0, 1],
    [0, 0, 1],
    [0, 1, 0.5],
  ],
} as const
