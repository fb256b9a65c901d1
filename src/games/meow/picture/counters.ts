// Draws a side's counts: its markers in a battle, and its fish.
import { type Sign, shield, swords } from '../../../picture/signs.ts'
import { bolt, fish, heart } from './signs.ts'
import type { Band } from './table-input.ts'

/** Markers and fish with their signs. */
export const countersOf = ({
  markers,
  fish: left,
}: Pick<Band, 'markers' | 'fish'>): readonly (readonly [Sign, number])[] => [
  ...(markers
    ? ([
        [heart, markers.hp],
        [swords, markers.attack],
        [bolt, markers.speed],
        ...(markers.block > 0 ? [[shield, markers.block] as const] : []),
      ] as const)
    : []),
  ...(left === null ? [] : [[fish, left] as const]),
]
