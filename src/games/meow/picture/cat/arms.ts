// Draws things in the paw of a cat on guard; the context stands where the paw is, on the cat's own ground line at 80.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { PALETTE } from '../../../../picture/palette.ts'
import { type Drawing, drawPath } from '../../../../picture/path.ts'

const INK = PALETTE.ink
const STEEL = '#dcd6c8'

const ARMS = {
  spear: [
    ['M0,84 L0,2', { line: '#6b4a1c', wide: 3.4 }],
    ['M0,-14 L6,2 L0,8 L-6,2 Z', { fill: STEEL, line: INK, wide: 1.8 }],
    ['M-5,9 L5,9 L7,20 L0,15 L-7,20 Z', { fill: PALETTE.cinnabar, line: INK, wide: 1.4 }],
  ],
  glaive: [
    ['M0,84 L0,8', { line: '#6b4a1c', wide: 3.4 }],
    ['M-2,14 C-4,0 -2,-10 8,-16 C12,-6 10,6 3,14 Z', { fill: STEEL, line: INK, wide: 1.8 }],
    ['M-4,13 L5,13 L4,18 L-3,18 Z', { fill: PALETTE.brass, line: INK, wide: 1.4 }],
  ],
  bow: [
    ['M-4,18 C16,32 16,66 -4,80', { line: INK, wide: 4.6 }],
    ['M-4,18 C16,32 16,66 -4,80', { line: '#8a5f25', wide: 2.2 }],
    ['M-4,18 L-4,80', { line: INK, wide: 1.2 }],
  ],
  sword: [
    ['M-3,57 L-2,44 L-7,44 L-7,40 L8,40 L8,44 L3,44 L4,57 Z', { fill: PALETTE.brass, line: INK, wide: 1.5 }],
    ['M-3,40 L-2,6 L1,0 L4,6 L4,40 Z', { fill: STEEL, line: INK, wide: 1.7 }],
  ],
  fan: [
    ['M0,56 L4,40 M4,42 C-12,34 -8,12 4,8 C18,12 20,34 4,42 Z', { fill: PALETTE.leaf, line: INK, wide: 2 }],
    ['M4,40 L4,12 M4,40 L-3,16 M4,40 L11,16', { line: INK, wide: 1.1 }],
  ],
  shield: [
    [
      'M-13,34 C-4,36 6,36 14,34 C16,52 12,66 1,74 C-11,66 -15,52 -13,34 Z',
      { fill: PALETTE.brass, line: INK, wide: 2 },
    ],
    ['M-7,41 C-2,42 4,42 8,41 C9,52 7,61 1,66 C-6,61 -8,52 -7,41 Z', { line: '#e2c36a', wide: 1.8 }],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [string, Drawing])[]>>

export type Arms = keyof typeof ARMS

/** Draws arms. */
export function drawArms(context: SKRSContext2D, arms: Arms): void {
  for (const [path, drawing] of ARMS[arms]) drawPath(context, path, drawing)
}

/** Poles stand behind the paw that holds them, the rest lies over it. */
export const behindPaw = (arms: Arms): boolean => arms === 'spear' || arms === 'glaive'
