// The 8 generals of 袁. Reconstructed: the source names some of them and gives no numbers.
import { attack, block, damage, dull, fish, heal, when } from './effects.ts'
import type { Roll } from './types.ts'

export const YUAN: Roll = {
  'yuan-shao': {
    troop: 'foot',
    attack: 2,
    hp: 6,
    speed: 1,
    died: 202,
    lord: true,
    skill: { clash: 2, does: [heal(1), when({ own: 'yuan', least: 2 }, [attack(1)])] },
  },
  'tian-feng': {
    troop: 'wits',
    attack: 1,
    hp: 6,
    speed: 1,
    died: 200,
    skill: { clash: 2, does: [dull(2), heal(1)] },
  },
  'ju-shou': {
    troop: 'wits',
    attack: 1,
    hp: 6,
    speed: 1,
    died: 200,
    skill: { clash: 1, does: [block(4), heal(2)] },
  },
  'yan-liang': {
    troop: 'cavalry',
    attack: 3,
    hp: 4,
    speed: 2,
    died: 200,
    skill: { clash: 2, does: [damage(2), when({ with: ['wen-chou'] }, [damage(2)])] },
  },
  'wen-chou': {
    troop: 'cavalry',
    attack: 3,
    hp: 5,
    speed: 2,
    died: 200,
    skill: { clash: 3, does: [damage(3), when({ with: ['yan-liang'] }, [damage(2)])] },
  },
  'yuan-shu': {
    troop: 'shield',
    attack: 1,
    hp: 9,
    speed: 1,
    died: 199,
    lord: true,
    skill: { clash: 1, does: [fish(2), heal(3)] },
  },
  'shen-pei': {
    troop: 'bow',
    attack: 2,
    hp: 6,
    speed: 1,
    died: 204,
    skill: { clash: 4, does: [damage(3), block(3)] },
  },
  'ji-ling': {
    troop: 'spear',
    attack: 2,
    hp: 6,
    speed: 2,
    died: 199,
    skill: { clash: 1, does: [when({ ahead: 'cavalry' }, [damage(4)], [damage(2)])] },
  },
}
