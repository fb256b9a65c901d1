// Draws a side's counts: its markers in a battle, the cards in its hand, and its fish.
import { cards, type Sign, shield, swords } from '../../../picture/signs.ts'
import { bolt, fish, heart } from './signs.ts'
import type { Band } from './table-input.ts'

/** Markers, cards and fish with their signs. */
export const countersOf = ({
  markers,
  fish: left,
  holding,
}: Pick<Band, 'markers' | 'fish' | 'holding'>): readonly (readonly [Sign, number])[] => [
  ...(markers
    ? ([
        [heart, markers.hp],
        [swords, markers.attack],
        [bolt, markers.speed],
        ...(markers.block > 0 ? [[shield, markers.block] as const] : []),
      ] as const)
    : []),
  ...(holding ? [[cards, holding.hand] as const] : []),
  ...(left === null ? [] : [[fish, left] as const]),
]
