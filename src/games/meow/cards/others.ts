// The 7 generals of 他. Reconstructed: the source names some of them and gives no numbers.
import { attack, damage, heal, sealAhead, steal, strike, weaken, when } from './effects.ts'
import type { Roll } from './types.ts'

export const OTHERS: Roll = {
  'lu-bu': {
    troop: 'cavalry',
    attack: 4,
    hp: 4,
    speed: 3,
    died: 199,
    skill: { clash: 3, does: [strike(50)] },
  },
  'dong-zhuo': {
    troop: 'foot',
    attack: 2,
    hp: 7,
    speed: 1,
    died: 192,
    lord: true,
    skill: { clash: 2, does: [steal(1), damage(1)] },
  },
  'hua-xiong': {
    troop: 'spear',
    attack: 3,
    hp: 3,
    speed: 2,
    died: 191,
    skill: { clash: 1, does: [weaken(1), damage(1)] },
  },
  'zhang-jiao': {
    troop: 'wits',
    attack: 1,
    hp: 6,
    speed: 1,
    died: 184,
    skill: { clash: 2, does: [heal(3), damage(3)] },
  },
  'gongsun-zan': {
    troop: 'bow',
    attack: 2,
    hp: 5,
    speed: 3,
    died: 199,
    lord: true,
    skill: { clash: 1, does: [attack(1), when('against-cavalry', [damage(1)])] },
  },
  'gao-shun': {
    troop: 'shield',
    attack: 2,
    hp: 7,
    speed: 1,
    died: 199,
    skill: { clash: 3, does: [sealAhead, damage(2)] },
  },
  'zhang-xiu': {
    troop: 'spear',
    attack: 2,
    hp: 6,
    speed: 2,
    died: 207,
    skill: { clash: 4, does: [damage(5), when({ ahead: 'wei' }, [damage(2)])] },
  },
}
