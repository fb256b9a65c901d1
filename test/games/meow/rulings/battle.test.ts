// Rulings 13 to 18 and 48: who acts first, a turn, how a battle ends, block, seals and swaps.
import { describe, expect, it } from 'vitest'
import type { MeowState, Player } from '../../../../src/games/meow/table/state.ts'
import { battle, FOES, KEEPS_OPEN, placeAll, planning, play, type Side, whoIn } from '../table.ts'

const SLOW = ['dong-zhuo', 'zhang-fei', 'zhou-tai', 'gan-ning', 'gongsun-zan'] // speed 3, with the rear 9
const FAST = ['zhao-yun', 'lu-meng', 'ji-ling', 'cao-ren', 'zhang-jiao'] // speed 7, with the rear 9
const BEASTS: Side = { front: ['lu-su', 'yuan-shu', 'zhang-jiao'] }

describe('who is first', () => {
  it('R13: the faster front acts first in clash 1 and 3, the other in 2 and 4', () => {
    const table = play(planning([SLOW, FAST]))
    placeAll(table, [SLOW, FAST])
    expect(table.state.battle).toMatchObject({ clash: 1, first: 1 })
    for (const seat of [1, 0, 0, 1]) table.answer(seat, 'attack')
    expect(whoIn(table, 'clash')).toEqual([{ seat: 1 }, { seat: 0 }, { seat: 1 }])
  })

  it('R13, R14: a clash is a turn of each, and there are four', () => {
    const idle: Side = { front: [null, null, null], attack: 1 }
    const table = play(battle([idle, idle]))
    expect(whoIn(table, 'strikes')).toEqual([0, 1, 1, 0, 0, 1, 1, 0].map((seat) => ({ seat })))
    expect(table.state.last?.clash).toBe(4)
  })

  it('R13: of equals the start player', () => {
    const equal = ['liu-bei', 'xiahou-dun', 'yan-liang', 'cao-ren', 'zhang-jiao']
    const other = ['sun-jian', 'taishi-ci', 'sun-ce', 'wang-ping', 'shen-pei']
    for (const start of [0, 1]) {
      const table = play(
        planning([equal, other], (state) => {
          state.start = start
        }),
      )
      placeAll(table, [equal, other])
      expect(table.state.battle?.first).toBe(start)
    }
  })
})

describe('a turn', () => {
  it('R14: skills of the front in the owner’s order, each optional and once, then one compulsory attack', () => {
    const fight = () =>
      play(battle([{ front: ['gan-ning', 'cao-ren', 'xu-huang'], rear: ['guo-jia'] }, BEASTS]))
    const table = fight()
    expect(table.options(0)).toEqual(['gan-ning', 'cao-ren', 'attack'])
    table.answer(0, 'cao-ren')
    expect(table.options(0)).toEqual(['gan-ning', 'attack'])
    table.answer(0, 'attack')
    expect(table.army(1).hp).toBe(15)
    expect(table.army(0).used).toEqual(['cao-ren'])
    expect(table.asked(1)).toBe('ask-turn')
    const both = fight()
    both.answer(0, 'cao-ren')
    both.answer(0, 'gan-ning') // the attack is all that is left
    expect(both.army(0).used).toEqual(['cao-ren', 'gan-ning'])
    expect(both.army(1).hp).toBe(20 - 3 - 5)
  })

  it('M2: a player who holds what others have not seen is asked, fitting or not; else an attack that is forced is not', () => {
    const asked = (held: Partial<Player>) => {
      const change = ({ players }: MeowState) => Object.assign(players[0] ?? {}, held)
      const table = play(battle([{ front: ['cao-cao', null, null] }, FOES], change))
      return table.count('strikes') === 0 ? table.options(0) : undefined
    }
    expect(asked({})).toBeUndefined()
    expect(asked({ treasures: ['crossbow'] })).toEqual(['attack'])
    expect(asked({ stratagems: ['fish-scale'] })).toEqual(['attack'])
    expect(asked({ stratagems: ['fish-scale'], known: ['fish-scale'] })).toBeUndefined()
  })

  it('R15: 0 HP ends the battle at once, in the middle of a turn', () => {
    const table = play(battle([{ front: ['gan-ning', 'cao-ren', null] }, { ...FOES, hp: 3 }]))
    table.answer(0, 'gan-ning')
    expect(table.count('strikes')).toBe(0)
    expect(table.state.last).toEqual({ winner: 0, clash: 1 })
  })

  it('R15: what a side gives up itself stops at 1 HP, and HP has no cap', () => {
    const table = play(
      battle([{ front: ['xu-chu', 'wang-ping', null], hp: 2 }, FOES], (state) => {
        if (state.battle) state.battle.clash = 2
        if (state.players[0]) state.players[0].stratagems = [KEEPS_OPEN]
      }),
    )
    table.answer(0, 'xu-chu')
    expect(table.army(0).hp).toBe(1)
    table.answer(0, 'wang-ping')
    expect(table.army(0).hp).toBe(4)
    const healthy = play(
      battle([{ front: ['lu-su', null, null], hp: 60 }, FOES], (state) => {
        if (state.players[0]) state.players[0].stratagems = [KEEPS_OPEN]
      }),
    )
    healthy.answer(0, 'lu-su')
    expect(healthy.army(0).hp).toBe(63)
  })

  it('R16: after clash 4 the higher HP wins, of equals the first player of clash 4', () => {
    const idle: Side = { front: [null, null, null], hp: 10, attack: 0 }
    const ended = (hp: number, first: number) =>
      play(
        battle([{ ...idle, hp }, idle], (state) => {
          if (state.battle) Object.assign(state.battle, { clash: 4, first })
        }),
      ).state.last?.winner
    expect(ended(11, 1)).toBe(0)
    expect(ended(9, 0)).toBe(1)
    expect(ended(10, 0)).toBe(0)
    expect(ended(10, 1)).toBe(1)
  })

  it('R17: block is spent by the next normal attack, whole; a skill’s damage ignores it', () => {
    const table = play(
      battle([{ front: ['gan-ning', null, null], attack: 2 }, BEASTS], (state) => {
        const foe = state.battle?.armies[1]
        if (foe) foe.block = 5
      }),
    )
    table.answer(0, 'gan-ning')
    expect(table.army(1)).toMatchObject({ hp: 17, block: 0 })
    expect(table.count('strikes-blocked')).toBe(1)
  })
})

describe('seals and swaps', () => {
  it('R18: a sealed general cannot use its skill, but its numbers stay', () => {
    const table = play(
      battle([{ front: ['gan-ning', 'cao-ren', null] }, FOES], (state) => {
        const own = state.battle?.armies[0]
        if (own) own.sealed = ['gan-ning']
      }),
    )
    expect(table.options(0)).toEqual(['cao-ren', 'attack'])
    expect(table.army(0).attack).toBe(5)
  })

  it('M6: a general whose skill was used may be picked to be sealed', () => {
    const table = play(
      battle([{ front: ['wang-ping', null, null] }, FOES], (state) => {
        state.battle?.armies[1]?.used.push('zhou-yu')
        if (state.players[0]) state.players[0].stratagems = ['beauty-ruse']
      }),
    )
    table.answer(0, 'beauty-ruse')
    expect(table.options(0)).toEqual(FOES.front)
  })

  it('R18: the newcomer brings its attack, not its HP, and may use its skill; who left may not', () => {
    const table = play(
      battle([{ front: ['wei-yan', null, null], rear: ['zhang-liao'], attack: 5 }, FOES], (state) => {
        if (state.battle) state.battle.clash = 2
        if (state.players[0]) state.players[0].carried = { 'wei-yan': 'twin-swords' }
      }),
    )
    table.answer(0, 'wei-yan')
    table.answer(0, 'zhang-liao')
    expect(table.army(0)).toMatchObject({
      hp: 20,
      attack: 5,
      front: ['zhang-liao', null, null],
      rear: ['wei-yan'],
    })
    expect(table.options(0)).toEqual(['zhang-liao', 'attack'])
    expect(table.player(0).carried, 'its treasure goes with it').toEqual({ 'wei-yan': 'twin-swords' })
  })

  it('R48: who was weakened takes away only what was left, and stays weakened', () => {
    const table = play(
      battle([{ front: ['wei-yan', null, null], rear: ['cao-cao'], attack: 5 }, FOES], (state) => {
        if (!state.battle) return
        state.battle.clash = 2
        const own = state.battle.armies[0]
        if (own) own.weakened = { 'wei-yan': 2 }
      }),
    )
    table.answer(0, 'wei-yan')
    table.answer(0, 'cao-cao')
    expect(table.army(0).attack).toBe(5 - 1 + 2)
    expect(table.army(0).weakened).toEqual({ 'wei-yan': 2 })
  })

  it('R48: a sealed skill may be copied, from the copier’s slot; ahead of the rear there is nobody', () => {
    const copied = (own: Side, use: string): number => {
      const table = play(
        battle([own, { front: ['guan-yu', 'lu-bu', null] }], (state) => {
          if (!state.battle) return
          state.battle.clash = 3
          state.battle.armies[1]?.sealed.push('guan-yu')
          const held = { treasures: ['mengde-book'], stratagems: [KEEPS_OPEN] }
          Object.assign(state.players[0] ?? {}, held)
        }),
      )
      table.answer(0, use)
      table.answer(0, 'guan-yu')
      return 20 - table.army(1).hp
    }
    expect(copied({ front: ['zhou-tai', 'sima-yi', null] }, 'sima-yi'), 'Lü Bu is ahead').toBe(4 + 4)
    const rear: Side = { front: ['zhou-tai', null, null], rear: ['sima-yi'] }
    expect(copied(rear, 'mengde-book:sima-yi')).toBe(0 + 4)
  })

  it('R48: weakening takes no more than the general has left', () => {
    const table = play(
      battle([{ front: ['taishi-ci', null, null] }, FOES], (state) => {
        if (!state.battle) return
        state.battle.clash = 2
        const foe = state.battle.armies[1]
        if (foe) foe.weakened = { 'huang-zhong': 1 }
        if (state.players[0]) state.players[0].stratagems = [KEEPS_OPEN]
      }),
    )
    table.answer(0, 'taishi-ci')
    expect(table.army(1).attack).toBe(4)
  })
})
