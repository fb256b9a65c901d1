// Draws things a person carries: poles and bows behind the shoulder, fans and scrolls before it.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Arm } from './bust-look.ts'
import { PALETTE } from './palette.ts'
import { drawPath } from './path.ts'

const WOOD = '#7a5522'
const STEEL = '#d8d2c4'
const PINK = '#e0a596'

/** Blades on a pole behind the right shoulder. */
const BLADES = {
  glaive: 'M91,30 L90,4 C98,-3 105,12 101,28 C98,24 95,24 91,30 Z',
  spear: 'M91,-6 L96,8 L91.5,16 L86,8 Z',
  snake: 'M91,-8 C95,-3 97,0 94,4 C98,8 97,12 94,16 L88,16 C85,12 85,9 88,5 C85,1 87,-3 91,-8 Z',
  halberd: 'M91,-8 L95,4 L91.5,12 L87,4 Z M97,2 C106,8 106,22 97,28 C100,20 100,10 97,2 Z',
  axe: 'M90,6 L95,4 C101,2 105,0 106,-2 C109,10 108,24 104,33 C101,28 97,26 89,26 Z M88,8 L82,12 L82,20 L88,24 Z',
} as const

const TASSEL = 'M88,20 L95,20 L98,32 L91,28 L85,32 Z'
const TWIN =
  'M8,22 L16,4 L21,22 L16,28 Z M21,10 C29,14 29,26 21,30 C24,24 24,16 21,10 Z M92,22 L84,4 L79,22 L84,28 Z M79,10 C71,14 71,26 79,30 C76,24 76,16 79,10 Z'

/** Draws what stands behind the shoulder. */
export function drawArmBehind(context: SKRSContext2D, arm: Arm | undefined): void {
  const blade = { fill: STEEL, line: PALETTE.ink, wide: 1.8 }
  const stick = (path: string) => {
    drawPath(context, path, { line: PALETTE.ink, wide: 5 })
    drawPath(context, path, { line: WOOD, wide: 2.4 })
  }
  if (arm === 'bow') {
    stick('M80,6 C104,24 106,66 82,92')
    drawPath(context, 'M80,6 L82,92', { line: PALETTE.ink, wide: 1.2 })
  } else if (arm === 'sword') {
    drawPath(context, 'M85,56 L84,6 L88,-3 L92,6 L91,56 Z M88,4 L88,54', blade)
    drawPath(context, 'M78,56 L98,56 L97,62 L79,62 Z', { ...blade, fill: PALETTE.brass })
    stick('M88,63 L88,80')
  } else if (arm === 'twin') {
    stick('M12,90 L16,20 M90,90 L84,20')
    drawPath(context, TWIN, blade)
  } else if (arm !== undefined && arm in BLADES) {
    stick('M87.2,97 L91,2')
    drawPath(context, BLADES[arm as keyof typeof BLADES], blade)
    if (arm === 'halberd') drawPath(context, 'M91,10 L99,10 M91,20 L99,20', { line: PALETTE.ink, wide: 2.2 })
    if (arm === 'spear' || arm === 'snake')
      drawPath(context, TASSEL, { fill: PALETTE.cinnabar, line: PALETTE.ink, wide: 1.4 })
  }
}

const FAN =
  'M84,100 L84,84 C70,80 68,64 73,58 C76,54 79,58 81,56 C83,52 92,52 94,56 C96,58 99,54 102,58 C107,64 105,80 91,84 L91,100 Z'
const SCROLL = 'M66,84 L94,76 L97,96 L69,104 Z'
const ROLLS = 'M62,82 L68,80 L73,106 L67,108 Z M92,74 L98,72 L103,98 L97,100 Z'
const FLOWER =
  'M22,34 C14,28 16,18 24,22 C24,12 36,12 35,21 C43,18 46,28 38,32 C44,40 34,46 30,39 C25,46 15,42 22,34 Z'

/** Draws what is held before the coat, or worn in the hair. */
export function drawArmBefore(context: SKRSContext2D, arm: Arm | undefined): void {
  const line = { line: PALETTE.ink, wide: 1.8 }
  if (arm === 'fan') {
    drawPath(context, FAN, { fill: PALETTE.leaf, ...line })
    drawPath(context, 'M87.5,83 L87.5,58 M85,82 C80,74 78,68 77,62 M90,82 C95,74 97,68 98,62', {
      line: PALETTE.ink,
      wide: 1.2,
    })
  } else if (arm === 'scroll') {
    drawPath(context, SCROLL, { fill: PALETTE.leaf, ...line })
    drawPath(context, ROLLS, { fill: WOOD, ...line })
    drawPath(context, 'M74,86 L77,98 M80,84 L83,96 M86,83 L89,94', { line: PALETTE.ink, wide: 1.6 })
  } else if (arm === 'flower') {
    drawPath(context, FLOWER, { fill: PINK, line: PALETTE.ink, wide: 1.6 })
    drawPath(context, 'M26,30 a4,4 0 1,0 8,0 a4,4 0 1,0 -8,0 Z', { fill: PALETTE.cinnabar })
  }
}
