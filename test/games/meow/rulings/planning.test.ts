// Rulings 8 to 12, 42 and 44: secret line-ups, the order of the reckoning, bonuses.
import { describe, expect, it } from 'vitest'
import { game } from '../../../../src/games/meow/game.ts'
import { battle, FOES, NONE, placeAll, planning, play, whoIn } from '../table.ts'

const PLAIN = ['dong-zhuo', 'zhao-yun', 'zhou-tai', 'xu-huang', 'yuan-shao']
const FOE = ['huang-zhong', 'lu-su', 'ji-ling', 'xu-chu', 'zhang-jiao']
const STRATAGEMS = { ...NONE, expansions: ['stratagems'] }

describe('planning', () => {
  it('R8: line-ups are secret until all are placed, then open', () => {
    const table = play(planning([PLAIN, FOE]))
    table.answer(0, ...PLAIN)
    expect(JSON.stringify(game.view(table.state, 1))).not.toContain('dong-zhuo')
    table.answer(1, ...FOE)
    expect(game.view(table.state, 1).battle?.armies[0]?.front).toEqual(PLAIN.slice(0, 3))
  })

  it('R9, R44: formations, sums, other planning cards, bonuses, then the battle', () => {
    const table = play(
      planning(
        [PLAIN, FOE],
        (state) => {
          state.campaign = ['guandu']
          const [first, second] = state.players
          if (first) first.stratagems = ['sow-distrust', 'fish-scale']
          if (second) second.mandate = ['cao-cao']
        },
        { ...NONE, expansions: ['stratagems', 'battles'] },
      ),
    )
    table.answer(0, 'sow-distrust+fish-scale')
    placeAll(table, [PLAIN, FOE])
    table.answer(0, 'huang-zhong')
    table.answer(0, 'zhang-jiao')
    table.answer(1, 'guandu-1')
    const keys = table.told.map(({ phrase }) => phrase.key.slice('meow.'.length))
    const order = ['plans', 'line-up', 'trades', 'sums', 'mends', 'bonus', 'mandate-spent', 'clash']
    expect(order.map((key) => keys.indexOf(key))).toEqual(
      [...order.map((key) => keys.indexOf(key))].sort((a, b) => a - b),
    )
    expect(order.every((key) => keys.includes(key))).toBe(true)
  })

  it('R11: start player first, faction before troop', () => {
    const hand = ['sun-quan', 'lu-meng', 'ji-ling', 'zhao-yun', 'dong-zhuo'] // 2 吳, 2 槍, 2 步
    const foe = ['huang-zhong', 'wei-yan', 'zhang-jiao', 'xu-chu', 'yuan-shu'] // 2 蜀, 2 盾
    const table = play(
      planning([hand, foe], (state) => {
        state.start = 1
      }),
    )
    placeAll(table, [hand, foe])
    expect(whoIn(table, 'bonus')).toEqual([{ seat: 1 }, { seat: 1 }, { seat: 0 }, { seat: 0 }, { seat: 0 }])
    const kinds = table.told.flatMap(({ phrase }) => (phrase.key === 'meow.bonus' ? [phrase.args?.kind] : []))
    expect(kinds).toEqual(['shu', 'shield', 'wu', 'foot', 'spear'].map((name) => ({ name })))
  })

  it('R9, R11: both sides of the battle take bonus side 2/3, the start player first, and then side 4/5', () => {
    const wei = ['cao-cao', 'xiahou-dun', 'xiahou-yuan', 'xu-chu', 'zhang-he']
    const shu = ['liu-bei', 'guan-yu', 'zhang-fei', 'huang-zhong', 'wei-yan']
    const table = play(
      planning([wei, shu], (state) => {
        state.start = 1
      }),
    )
    placeAll(table, [wei, shu])
    const factions = table.told.flatMap(({ phrase: { key, args } }) =>
      key === 'meow.bonus' && ['wei', 'shu'].some((name) => JSON.stringify(args?.kind).includes(`"${name}"`))
        ? [[args?.who, args?.n]]
        : [],
    )
    const [first, second] = [{ seat: 1 }, { seat: 0 }]
    expect(factions).toEqual([
      [first, 3],
      [second, 3],
      [first, 5],
      [second, 5],
    ])
  })

  it('R11: before the first clash damage leaves 1 HP and attack stops at 0', () => {
    const table = play(
      battle(
        [{ front: ['lu-bu', null, null] }, { ...FOES, hp: 3, attack: 1 }],
        (state) => {
          state.phase = 'mandate'
          if (state.battle) state.battle.clash = 0
          state.campaign = ['red-cliffs']
          if (!state.players[0]) return
          state.players[0].mandate = ['cao-cao', 'guo-jia', 'dian-wei', 'sun-ce', 'sun-jian', 'hua-xiong']
          state.players[0].treasures = ['red-hare']
        },
        { ...NONE, expansions: ['battles'] },
      ),
    )
    table.answer(0, 'red-cliffs-1+red-cliffs-2+red-cliffs-3')
    expect(table.army(1)).toMatchObject({ hp: 1, attack: 0 })
    expect(table.event('attack-falls'), 'what is told is what it lost').toMatchObject({ n: 1, attack: 0 })
  })

  it('R12: 槍 looks for cavalry in the enemy front after the swaps', () => {
    const spears = ['zhao-yun', 'ji-ling', 'dong-zhuo', 'zhou-tai', 'xu-huang']
    const foe = ['huang-zhong', 'lu-su', 'yuan-shu', 'ma-chao', 'zhang-jiao']
    const hpAfter = (...swap: string[]): number => {
      const table = play(
        planning(
          [spears, foe],
          (state) => {
            if (state.players[0]) state.players[0].stratagems = ['sow-distrust']
          },
          STRATAGEMS,
        ),
      )
      table.answer(0, swap.length > 0 ? 'sow-distrust' : 'none')
      placeAll(table, [spears, foe])
      for (const id of swap) table.answer(0, id)
      return table.army(1).hp
    }
    expect(hpAfter()).toBe(6 + 6 + 9 + 2) // two 蜀
    expect(hpAfter('huang-zhong', 'ma-chao')).toBe(4 + 6 + 9 + 2 - 3)
  })
})
