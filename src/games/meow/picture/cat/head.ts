// A cat's head around its middle: scarf, fur, ears, eyes, nose, whiskers, and what it wears.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { PALETTE } from '../../../../picture/palette.ts'
import { drawPath } from '../../../../picture/path.ts'
import type { CoatColours } from './coats.ts'
import { drawHat, type Hat } from './hats.ts'
import type { PoseName } from './poses.ts'

const HEAD =
  'M-17,3 C-18,-6 -16,-13 -15,-22 C-11,-20 -7,-16 -5,-13 C-2,-14 3,-14 6,-13 C8,-16 12,-20 16,-22 C17,-13 19,-6 18,3 C16,11 9,15 0.5,15 C-8,15 -15,11 -17,3 Z'
/** Tied at the side of one that stands along, before one that sits up. */
const SCARF_ALONG = 'M-16,8 C-10,18 4,20 14,11 L16,16 C6,25 -12,23 -19,13 Z M-15,13 L-22,27 L-12,24 L-7,18 Z'
const SCARF_UPRIGHT = 'M-15,9 C-8,18 8,18 16,9 L18,15 C8,25 -8,25 -17,15 Z M-4,18 L-9,33 L1,29 L5,19 Z'
/** Middles of the eyes. */
const EYES = [-5, 9] as const

/** How a head is drawn. */
export interface Head {
  readonly pose: PoseName
  readonly coat: CoatColours
  readonly hat: Hat
  readonly scarf: string
  /** Wears a patch over one eye. */
  readonly oneEyed?: boolean
}

/** Draws a head where the context stands. */
export function drawHead(context: SKRSContext2D, { pose, coat, hat, scarf, oneEyed }: Head): void {
  const upright = pose === 'sit' || pose === 'guard'
  if (pose !== 'down')
    drawPath(context, upright ? SCARF_UPRIGHT : SCARF_ALONG, { fill: scarf, line: PALETTE.ink, wide: 1.7 })
  drawPath(context, HEAD, { fill: coat.fur, line: coat.line, wide: 2.6 })
  drawPath(context, HEAD, { fill: coat.fur })
  drawPath(context, 'M-13,-10 L-13,-17 L-8,-12 Z M14,-10 L14,-17 L9,-12 Z', { fill: coat.ear })
  if (coat.stripe)
    drawPath(context, 'M-4,-11 L-3,-5 M1,-12 L1,-5 M6,-11 L5,-5', { line: coat.stripe, wide: 2 })
  if (coat.patch)
    drawPath(context, 'M-16,-8 C-15,-14 -15,-19 -15,-21 L-6,-13 C-4,-6 -8,-2 -16,-4 Z', { fill: coat.patch })
  eyes(context, pose, coat)
  if (oneEyed && pose !== 'down') eyePatch(context)
  mouth(context, pose, coat)
  if (pose !== 'down') drawHat(context, hat)
}

function eyes(context: SKRSContext2D, pose: PoseName, { eye }: CoatColours): void {
  if (pose === 'down') {
    drawPath(context, 'M-9,-4 L-3,2 M-3,-4 L-9,2 M7,-4 L13,2 M13,-4 L7,2', { line: eye, wide: 2.2 })
    return
  }
  if (pose === 'loaf') {
    drawPath(context, 'M-9,0 C-7,3 -3,3 -1,0 M6,0 C8,3 12,3 14,0', { line: eye, wide: 2.3 })
    return
  }
  const bright = eye !== PALETTE.ink
  for (const x of EYES) {
    oval(context, { x, y: -0.8, w: bright ? 4.3 : 2.9, h: bright ? 4.1 : 3.5 }, eye)
    if (bright) oval(context, { x: x + 0.6, y: -1, w: 1.5, h: 3.6 }, '#191310')
    else oval(context, { x: x + 1, y: -1.9, w: 1.1, h: 1.1 }, '#ffffff')
  }
  if (fierce(pose))
    drawPath(context, 'M-11,-7 L-1,-4 M15,-7 L5,-4', { line: bright ? '#191310' : PALETTE.ink, wide: 2.6 })
}

/** Over the eye on the far side. */
function eyePatch(context: SKRSContext2D): void {
  drawPath(context, 'M-17,-5 L4,-8 L18,-6', { line: PALETTE.ink, wide: 1.8 })
  drawPath(context, 'M4,-6 C7,-7 12,-7 15,-5 C15,1 12,4 9,4 C6,3 4,-1 4,-6 Z', { fill: PALETTE.ink })
}

function mouth(context: SKRSContext2D, pose: PoseName, { whisker, nose }: CoatColours): void {
  drawPath(context, 'M-0.4,5.2 L4.4,5.2 L2,7.8 Z', { fill: nose })
  if (fierce(pose)) drawPath(context, 'M-2,9 C0,13 4,13 6,9 Z', { fill: '#8e2b22', line: whisker, wide: 1 })
  else
    drawPath(context, 'M2,7.8 C1,10.8 -2,10.8 -3.4,9 M2,7.8 C3,10.8 6,10.8 7.4,9', {
      line: whisker,
      wide: 1.4,
    })
  drawPath(context, 'M-9,5 L-20,3 M-9,8 L-20,9 M13,5 L24,3 M13,8 L24,9', { line: whisker, wide: 0.9 })
}

const fierce = (pose: PoseName): boolean => pose === 'pounce' || pose === 'arch'

function oval(
  context: SKRSContext2D,
  { x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  ink: string,
): void {
  context.fillStyle = ink
  context.beginPath()
  context.ellipse(x, y, w, h, 0, 0, Math.PI * 2)
  context.fill()
}
