// Headwear of cats, as paths around the middle of the head.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { PALETTE } from '../../../../picture/palette.ts'
import { type Drawing, drawPath } from '../../../../picture/path.ts'

const INK = PALETTE.ink
const BRASS = '#c5a24a'
const YELLOW = '#c99b34'

/** Hats from the lowest layer up. */
const HATS = {
  bare: [],
  helm: [
    [
      'M-13,-10 C-12,-20 -6,-24 1,-24 C8,-24 13,-20 14,-10 C6,-14 -5,-14 -13,-10 Z',
      { fill: BRASS, line: INK, wide: 1.6 },
    ],
    [
      'M1,-24 C-4,-34 -16,-34 -22,-26 C-14,-28 -8,-24 -4,-21 Z',
      { fill: PALETTE.cinnabar, line: INK, wide: 1.4 },
    ],
  ],
  scholar: [
    [
      'M-12,-10 C-13,-20 -9,-30 -3,-31 L8,-30 C13,-26 14,-18 13,-10 C6,-14 -5,-14 -12,-10 Z',
      { fill: PALETTE.leaf, line: INK, wide: 1.6 },
    ],
    ['M-5,-29 L-4,-14 M2,-30 L2,-14 M8,-29 L8,-14', { line: INK, wide: 1.2 }],
  ],
  crown: [
    ['M-11,-10 C-10,-18 -6,-20 1,-20 C8,-20 12,-18 13,-10 C6,-14 -5,-14 -11,-10 Z', { fill: INK }],
    ['M-20,-22 L20,-27 L24,-23 L-16,-17 Z', { fill: INK, line: INK, wide: 1 }],
    ['M14,-22 L15,-13 M19,-23 L20,-14 M-16,-18 L-16,-10', { line: BRASS, wide: 1.8 }],
  ],
  band: [
    [
      'M-16,-8 C-6,-14 8,-14 17,-8 L17,-3 C8,-9 -6,-9 -17,-3 Z',
      { fill: PALETTE.cinnabar, line: INK, wide: 1.4 },
    ],
    ['M-15,-7 L-27,-12 L-24,-5 L-28,0 L-16,-4 Z', { fill: PALETTE.cinnabar, line: INK, wide: 1.4 }],
  ],
  turban: [
    [
      'M-15,-8 C-17,-20 -8,-26 1,-26 C10,-26 18,-20 17,-8 C8,-14 -6,-14 -15,-8 Z',
      { fill: YELLOW, line: INK, wide: 1.6 },
    ],
    ['M-13,-13 C-6,-20 8,-20 15,-13 M-9,-20 C-3,-24 6,-24 11,-19', { line: INK, wide: 1.2 }],
    ['M-15,-12 C-22,-12 -26,-6 -25,2 C-21,-1 -17,-3 -14,-7 Z', { fill: YELLOW, line: INK, wide: 1.4 }],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [string, Drawing])[]>>

export type Hat = keyof typeof HATS

/** Draws a hat on the head in whose middle the context stands. */
export function drawHat(context: SKRSContext2D, hat: Hat): void {
  for (const [path, drawing] of HATS[hat]) drawPath(context, path, drawing)
}
