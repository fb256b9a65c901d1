// The twelve treasures. Reconstructed: the source gives their number and how they are used.

import type { Id } from '../../../engine/phrase.ts'
import { attack, block, damage, dull, fish, heal } from './effects.ts'
import type { Treasure } from './types.ts'

export const TREASURES: Readonly<Record<Id, Treasure>> = {
  'red-hare': {
    carrier: { troops: ['cavalry'] },
    does: [attack(1)],
    master: { generals: ['lu-bu', 'guan-yu'], does: [damage(2)] },
  },
  dilu: {
    carrier: { troops: ['cavalry'], generals: ['liu-bei'] },
    does: [heal(3)],
    master: { generals: ['liu-bei'], does: [heal(2)] },
  },
  'green-dragon': {
    carrier: { attack: 3 },
    does: [damage(3)],
    master: { generals: ['guan-yu'], does: [damage(2)] },
  },
  'serpent-spear': {
    carrier: { troops: ['spear'] },
    does: [damage(2)],
    master: { generals: ['zhang-fei'], does: [attack(1)] },
  },
  'sky-halberd': {
    carrier: { factions: ['others', 'yuan'] },
    does: [attack(1), damage(1)],
    master: { generals: ['lu-bu'], does: [attack(1)] },
  },
  'yitian-sword': {
    carrier: { factions: ['wei'] },
    does: [damage(2), dull(1)],
    master: { generals: ['cao-cao'], does: [damage(1)] },
  },
  'twin-swords': {
    carrier: { factions: ['shu'] },
    does: [heal(2), damage(1)],
    master: { generals: ['liu-bei'], does: [attack(1)] },
  },
  'ingot-blade': {
    carrier: { factions: ['wu'] },
    does: [damage(2)],
    master: { generals: ['sun-jian', 'sun-ce'], does: [attack(1)] },
  },
  crossbow: {
    carrier: { troops: ['bow', 'wits'] },
    does: [attack(1)],
    master: { generals: ['zhuge-liang'], does: [damage(2)] },
  },
  'rattan-armour': { carrier: { troops: ['shield', 'foot'] }, does: [block(4)] },
  'mengde-book': { carrier: { troops: ['wits'], generals: ['cao-cao'] }, does: [{ op: 'ready' }] },
  'imperial-seal': {
    carrier: { lord: true },
    does: [fish(2)],
    master: { generals: ['yuan-shu', 'sun-jian'], does: [heal(1)] },
  },
}
