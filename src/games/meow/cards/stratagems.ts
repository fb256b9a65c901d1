// The twelve stratagems; `art` marks the 兵法 cards. Reconstructed but for the idea that some change the rows.

import type { Id } from '../../../engine/phrase.ts'
import {
  attack,
  block,
  damage,
  dull,
  formation,
  heal,
  lose,
  sealChosen,
  speed,
  steal,
  when,
} from './effects.ts'
import type { Stratagem } from './types.ts'

export const STRATAGEMS: Readonly<Record<Id, Stratagem>> = {
  arrowhead: { use: 'planning', art: true, does: [formation(4), lose(6), attack(-2)] },
  'crane-wing': { use: 'planning', art: true, does: [formation(2), heal(7), attack(3)] },
  'fish-scale': { use: 'planning', art: true, does: [heal(3)] },
  'wild-geese': { use: 'planning', art: true, does: [speed(3), damage(1)] },
  'eight-trigrams': { use: 'planning', art: true, does: [dull(1)] },
  'sow-distrust': { use: 'planning', art: false, does: [{ op: 'distrust' }] },
  'empty-fort': { use: 'planning', art: false, does: [when('behind', [block(8)], [block(3)])] },
  'fire-ploy': { use: 'battle', art: false, does: [damage(3)] },
  'bitter-ruse': { use: 'battle', art: false, does: [lose(2), attack(2)] },
  'beauty-ruse': { use: 'battle', art: false, does: [sealChosen, heal(1)] },
  'borrowed-arrows': { use: 'battle', art: false, does: [block(3), damage({ count: 'bow', plus: 1 })] },
  'loot-the-fire': { use: 'battle', art: false, does: [when('not-behind', [steal(2)], [steal(1)])] },
}
