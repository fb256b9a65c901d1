// Both sides of the bonus table.
import { attack, damage, dull, fish, heal, when } from './effects.ts'
import type { BonusSide } from './types.ts'

/** The side for two and three of a kind, as the source prints it. */
export const SMALL: BonusSide = {
  wei: { 2: [fish(1)], 3: [fish(2)] },
  shu: { 2: [heal(2)], 3: [heal(4)] },
  wu: { 2: [dull(1)], 3: [dull(2)] },
  yuan: { 2: [heal(3)], 3: [heal(3), fish(1)] },
  others: { 2: [heal(2)], 3: [heal(2), attack(1)] },
  cavalry: { 2: [damage(1)], 3: [damage(3)] },
  foot: { 2: [dull(1)], 3: [dull(1), heal(3)] },
  bow: { 2: [attack(1)], 3: [attack(2)] },
  shield: { 2: [heal(2)], 3: [heal(5)] },
  spear: { 2: [when('against-cavalry', [damage(3)])], 3: [when('against-cavalry', [damage(5)])] },
  wits: { 2: [fish(1)], 3: [fish(1), dull(1)] },
}

/** The side for four and five of a kind. Reconstructed: the source shows only the other side. */
export const LARGE: BonusSide = {
  wei: { 4: [fish(1), attack(1)], 5: [fish(2), attack(2)] },
  shu: { 4: [heal(4)], 5: [heal(5), attack(1)] },
  wu: { 4: [dull(1), heal(2)], 5: [dull(2), heal(3)] },
  yuan: { 4: [heal(2), attack(1)], 5: [heal(3), attack(1), fish(2)] },
  others: { 4: [heal(2), attack(1)], 5: [heal(3), attack(2)] },
  cavalry: { 4: [damage(3)], 5: [damage(5)] },
  foot: { 4: [dull(1), heal(2)], 5: [dull(2), heal(3)] },
  bow: { 4: [attack(1)], 5: [attack(2)] },
  shield: { 4: [heal(4)], 5: [heal(6)] },
  spear: {
    4: [attack(1), when('against-cavalry', [damage(2)])],
    5: [attack(1), when('against-cavalry', [damage(4)])],
  },
  wits: { 4: [fish(1), dull(1)], 5: [fish(2), dull(1)] },
}
