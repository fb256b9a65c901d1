// Each of the 12 treasures is stacked on a general that may carry it, and on its master.
import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/engine/phrase.ts'
import { GENERALS, mayCarry } from '../../../src/games/meow/cards/index.ts'
import { TREASURES } from '../../../src/games/meow/cards/treasures.ts'
import { battle, FOES, KEEPS_OPEN, play } from './table.ts'

/** Stacks a treasure in clash 4, where hardly any skill can be meant, and says what changed. */
function stack(card: Id, carrier: Id) {
  const table = play(
    battle([{ front: [carrier, 'wang-ping', 'gan-ning'], attack: 6 }, FOES], (state) => {
      if (!state.battle || !state.players[0]) throw new Error('no battle')
      state.battle.clash = 4
      state.players[0].treasures = [card]
      state.players[0].stratagems = [KEEPS_OPEN]
    }),
  )
  table.answer(0, `${card}:${carrier}`)
  expect(table.player(0).treasures).toEqual([])
  expect(table.player(0).carried).toEqual({ [carrier]: card })
  const [own, foe] = [table.army(0), table.army(1)]
  const all = {
    hp: own.hp - 20,
    attack: own.attack - 6,
    block: own.block,
    fish: table.player(0).fish - 5,
    foeHp: foe.hp - 20,
    foeAttack: foe.attack - 5,
  }
  return Object.fromEntries(Object.entries(all).filter(([, change]) => change !== 0))
}

const SCENES: readonly [card: Id, carrier: Id, change: object][] = [
  ['red-hare', 'ma-chao', { attack: 1 }],
  ['red-hare', 'lu-bu', { attack: 1, foeHp: -2 }],
  ['dilu', 'ma-chao', { hp: 3 }],
  ['dilu', 'liu-bei', { hp: 5 }],
  ['green-dragon', 'zhang-fei', { foeHp: -3 }],
  ['green-dragon', 'guan-yu', { foeHp: -5 }],
  ['serpent-spear', 'zhao-yun', { foeHp: -2 }],
  ['serpent-spear', 'zhang-fei', { foeHp: -2, attack: 1 }],
  ['sky-halberd', 'yuan-shao', { attack: 1, foeHp: -1 }],
  ['sky-halberd', 'lu-bu', { attack: 2, foeHp: -1 }],
  ['yitian-sword', 'xu-huang', { foeHp: -2, foeAttack: -1 }],
  ['yitian-sword', 'cao-cao', { foeHp: -3, foeAttack: -1 }],
  ['twin-swords', 'zhao-yun', { hp: 2, foeHp: -1 }],
  ['twin-swords', 'liu-bei', { hp: 2, foeHp: -1, attack: 1 }],
  ['ingot-blade', 'lu-meng', { foeHp: -2 }],
  ['ingot-blade', 'sun-ce', { foeHp: -2, attack: 1 }],
  ['crossbow', 'lu-xun', { attack: 1 }],
  ['crossbow', 'zhuge-liang', { attack: 1, foeHp: -2 }],
  ['rattan-armour', 'cao-ren', { block: 4 }],
  ['mengde-book', 'cao-cao', { attack: 1 }],
  ['mengde-book', 'zhang-jiao', { hp: 3, foeHp: -3 }],
  ['imperial-seal', 'liu-bei', { fish: 2 }],
  ['imperial-seal', 'yuan-shu', { fish: 2, hp: 1 }],
]

/** Who may carry each, counted over all 48. */
const CARRIERS: readonly [card: Id, carriers: number][] = [
  ['red-hare', 8],
  ['dilu', 9],
  ['green-dragon', 11],
  ['serpent-spear', 8],
  ['sky-halberd', 15],
  ['yitian-sword', 11],
  ['twin-swords', 11],
  ['ingot-blade', 11],
  ['crossbow', 16],
  ['rattan-armour', 16],
  ['mengde-book', 10],
  ['imperial-seal', 9],
]

describe('treasures', () => {
  it.each(SCENES)('%s on %s', (card, carrier, change) => {
    expect(stack(card, carrier)).toEqual(change)
  })

  it('are 12, and every one of them is played here', () => {
    expect(Object.keys(TREASURES)).toHaveLength(12)
    expect(new Set(SCENES.map(([card]) => card)).size).toBe(12)
  })

  it.each(CARRIERS)('%s fits %i generals', (card, carriers) => {
    expect(Object.keys(GENERALS).filter((id) => mayCarry(id, card))).toHaveLength(carriers)
  })

  it('M3: mengde-book does not spend the use that its carrier’s skill has in its own clash, and is not offered to one who is sealed', () => {
    const holding = (sealed: Id[]) =>
      play(
        battle([{ front: ['cao-cao', null, null], attack: 6 }, FOES], (state) => {
          if (!state.battle) return
          state.battle.clash = 2
          state.battle.armies[0]?.sealed.push(...sealed)
          Object.assign(state.players[0] ?? {}, { treasures: ['mengde-book'], stratagems: [KEEPS_OPEN] })
        }),
      )
    const table = holding([])
    table.answer(0, 'mengde-book:cao-cao')
    table.answer(0, 'cao-cao')
    expect(table.options(0)).toEqual([KEEPS_OPEN, 'attack'])
    expect(table.army(0).attack).toBe(6 + 1 + 1)
    expect(holding(['cao-cao']).options(0), 'it would be lost for nothing').toEqual([KEEPS_OPEN, 'attack'])
  })

  it('green-dragon wants attack 3, imperial-seal a lord', () => {
    expect(mayCarry('zhang-liao', 'green-dragon')).toBe(true)
    expect(mayCarry('xu-huang', 'green-dragon')).toBe(false)
    expect(mayCarry('cao-cao', 'imperial-seal')).toBe(true)
    expect(mayCarry('lu-bu', 'imperial-seal')).toBe(false)
  })
})
