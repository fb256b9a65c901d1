// Coats: the colours of a cat's fur and eyes, so that all parts of it agree.
import { PALETTE } from '../../../../picture/palette.ts'

/** Colours of one coat. */
export interface CoatColours {
  readonly fur: string
  readonly line: string
  readonly eye: string
  readonly whisker: string
  readonly ear: string
  readonly nose: string
  /** Of its stripes; none has no stripes. */
  readonly stripe?: string
  /** Of its patches. */
  readonly patch?: string
}

const LIGHT = {
  line: PALETTE.ink,
  eye: PALETTE.ink,
  whisker: PALETTE.ink,
  ear: '#e9a58f',
  nose: '#b4563f',
} as const

export const COATS = {
  ink: {
    fur: '#2b2320',
    line: '#2b2320',
    eye: '#f0c84a',
    whisker: '#cfc4b4',
    ear: '#6b4a44',
    nose: '#d9938a',
  },
  ginger: { ...LIGHT, fur: '#c9792b', stripe: '#8a4712' },
  snow: { ...LIGHT, fur: '#fbf6ea', patch: '#3a302a' },
  grey: { ...LIGHT, fur: '#8a847a', stripe: '#504a42' },
  cream: { ...LIGHT, fur: '#e8c98f' },
} as const satisfies Readonly<Record<string, CoatColours>>

export type Coat = keyof typeof COATS
