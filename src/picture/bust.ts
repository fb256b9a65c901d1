// A person of the Three Kingdoms as a woodblock bust in a box of 100, turned three quarters to the right.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawArmBefore, drawArmBehind } from './bust-arms.ts'
import { drawFace } from './bust-face.ts'
import { drawHairBehind, drawHat, METALS } from './bust-hats.ts'
import { type BustLook, isHelmet } from './bust-look.ts'
import { PALETTE } from './palette.ts'
import { drawPath } from './path.ts'

/** Where and how large: the left edge, the top, the side of the box in pixels. */
export interface BustPlace {
  readonly x: number
  readonly y: number
  readonly side: number
  /** Looks to the left. */
  readonly turned?: boolean
}

/** Draws a bust in a coat of this colour. */
export function drawBust(
  context: SKRSContext2D,
  look: BustLook,
  coat: string,
  { x, y, side, turned = false }: BustPlace,
): void {
  context.save()
  context.translate(turned ? x + side : x, y)
  context.scale((turned ? -side : side) / 100, side / 100)
  drawArmBehind(context, look.arm)
  drawHairBehind(context, look.hat)
  drawShoulders(context, look, coat)
  drawFace(context, look)
  drawHat(context, look, coat)
  drawArmBefore(context, look.arm)
  context.restore()
}

function drawShoulders(context: SKRSContext2D, { hat, metal = 'brass' }: BustLook, coat: string): void {
  const line = { line: PALETTE.ink, wide: 1.8 }
  drawPath(context, 'M4,100 C6,82 18,76 36,72 L66,72 C84,76 94,82 97,100 Z', { fill: coat, ...line })
  if (!isHelmet(hat)) return
  const fill = METALS[metal]
  drawPath(context, 'M4,100 C4,86 12,77 27,75 C33,82 32,92 29,100 Z', { fill, ...line })
  drawPath(context, 'M97,100 C97,86 88,77 74,75 C69,82 70,92 72,100 Z', { fill, ...line })
  for (const low of [82, 88, 94])
    drawPath(context, `M9,${low + 2} Q20,${low - 3} 30,${low} M71,${low} Q82,${low - 3} 93,${low + 2}`, {
      line: PALETTE.ink,
      wide: 1.1,
    })
}
