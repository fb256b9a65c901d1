// Rulings 32 to 36, 46 and 47: three and four players, and the advanced rules.
import { describe, expect, it } from 'vitest'
import type { MeowState } from '../../../../src/games/meow/table/state.ts'
import { battle, FOES, KEEPS_OPEN, NONE, placeAll, planning, play, type Side, whoIn } from '../table.ts'

const ADVANCED = { ...NONE, advanced: true }

/** Sides whose only general has no skill for clash 1. */
const quiet = (id: string, hp = 20, attack = 5): Side => ({ front: [id, null, null], hp, attack })
const FOUR = (): Side[] => ['cao-cao', 'liu-bei', 'lu-bu', 'dong-zhuo'].map((id) => quiet(id))

/** A clash of which only seat 0 still has its turn. */
const lastTurn =
  (change: (state: MeowState) => void = () => {}) =>
  (state: MeowState): void => {
    if (state.battle) state.battle.acted = state.players.flatMap((_, seat) => (seat === 0 ? [] : [seat]))
    change(state)
  }

describe('three and four players', () => {
  it('R32: of the fastest, the first from the start player’s left, who comes last', () => {
    const hands = [
      ['liu-bei', 'xiahou-dun', 'yan-liang', 'cao-ren', 'zhang-jiao'],
      ['sun-jian', 'taishi-ci', 'sun-ce', 'wang-ping', 'shen-pei'],
      ['huang-zhong', 'lu-su', 'zhou-tai', 'ma-chao', 'gan-ning'],
    ]
    for (const [start, first] of [
      [0, 1],
      [1, 0],
      [2, 0],
    ]) {
      const table = play(
        planning(hands, (state) => {
          state.start = start ?? 0
        }),
      )
      placeAll(table, hands)
      while (
        table.asked(0) === 'ask-target' ||
        table.asked(1) === 'ask-target' ||
        table.asked(2) === 'ask-target'
      )
        for (const seat of [0, 1, 2])
          if (table.asked(seat) === 'ask-target') table.answer(seat, table.options(seat)[0] ?? '')
      expect(table.state.battle?.first).toBe(first)
    }
  })

  it('R32: clockwise, and the first player’s marker goes left past the fallen', () => {
    const table = play(
      battle(FOUR(), (state) => {
        const next = state.battle?.armies[1]
        if (next) next.hp = 0
      }),
    )
    table.answer(0, 'seat-2')
    table.answer(2, 'seat-0')
    table.answer(3, 'seat-0')
    expect(table.state.battle).toMatchObject({ clash: 2, first: 2 })
  })

  it('R33: only neighbours are targets, and each attack and skill may pick another', () => {
    const sides = FOUR()
    const table = play(
      battle([{ front: ['gan-ning', 'guo-jia', null] }, ...sides.slice(1)], (state) => {
        if (state.players[0]) state.players[0].stratagems = [KEEPS_OPEN]
      }),
    )
    table.answer(0, 'gan-ning')
    expect(table.options(0)).toEqual(['seat-1', 'seat-3', 'back'])
    table.answer(0, 'seat-1')
    table.answer(0, 'attack')
    table.answer(0, 'seat-3')
    expect([1, 2, 3].map((seat) => table.army(seat).hp)).toEqual([17, 20, 15])
  })

  it('R8, M5: the target of a card is named before its choices, which are of that neighbour; slot n faces its slot n', () => {
    const table = play(
      battle([{ front: ['zhuge-liang', 'gao-shun', null] }, ...FOUR().slice(1, 3), FOES], (state) => {
        if (state.players[0]) state.players[0].stratagems = [KEEPS_OPEN]
        if (state.battle) state.battle.clash = 2
      }),
    )
    table.answer(0, 'zhuge-liang')
    table.answer(0, 'seat-3')
    expect(table.options(0)).toEqual(FOES.front)
    const ahead = play(
      battle([{ front: [null, 'guan-yu', null] }, ...FOUR().slice(1, 3), FOES], (state) => {
        if (state.players[0]) state.players[0].stratagems = [KEEPS_OPEN]
      }),
    )
    ahead.answer(0, 'guan-yu')
    ahead.answer(0, 'seat-3')
    expect(ahead.army(3).hp, 'Zhou Yu in its slot 2 has attack 1').toBe(19)
  })

  it('R33: bonuses that hurt an opponent pick a neighbour each', () => {
    const hands = [
      ['lu-bu', 'ma-chao', 'wang-ping', 'xu-huang', 'sun-quan'], // two 騎
      ['huang-zhong', 'lu-su', 'zhou-tai', 'dian-wei', 'gan-ning'],
      ['sun-jian', 'yuan-shu', 'zhang-fei', 'zhang-jiao', 'shen-pei'],
      ['cao-ren', 'tian-feng', 'gongsun-zan', 'zhou-yu', 'zhao-yun'],
    ]
    const table = play(planning(hands))
    placeAll(table, hands)
    expect(table.run.open?.request.decisions[0]?.prompt.args?.card).toEqual({ name: 'cavalry' })
    expect(table.options(0)).toEqual(['seat-1', 'seat-3'])
  })

  it('R34: the fallen are out, neighbours close up, and the battle ends when one is left', () => {
    const table = play(
      battle([quiet('jiang-wei'), quiet('dian-wei', 5), quiet('lu-bu', 5), quiet('zhao-yun', 5, 0)]),
    )
    table.answer(0, 'seat-1')
    expect(table.asked(1)).toBeUndefined()
    expect(table.options(2)).toEqual(['seat-3', 'seat-0'])
    table.answer(2, 'seat-0')
    expect(table.options(3)).toEqual(['seat-0', 'seat-2'])
    table.answer(3, 'seat-2')
    expect(table.state.battle).toMatchObject({ clash: 2, first: 2 })
    table.answer(2, 'seat-0')
    table.answer(3, 'seat-0')
    table.answer(0, 'seat-2')
    // Two are left: seat 3 strikes first in clash 3, and seat 0 ends it.
    expect(table.state.last).toEqual({ winner: 0, clash: 3 })
  })

  it('R34: the side that deals the last point takes 2 fish at the end of the clash, also if it falls too', () => {
    const table = play(
      battle([quiet('cao-cao', 5), quiet('liu-bei', 5), quiet('lu-bu'), quiet('dong-zhuo')], (state) => {
        if (state.battle) state.battle.acted = [3]
      }),
    )
    table.answer(0, 'seat-1')
    expect(table.player(0).fish).toBe(5)
    table.answer(2, 'seat-0')
    expect(table.player(0).fish).toBe(7)
    expect(table.player(2).fish).toBe(7)
  })

  it('R35: survivors take 1 fish, the highest HP wins the battle and 2 more', () => {
    const table = play(
      battle(
        [{ ...quiet('cao-cao', 9, 0), rear: ['sun-ce'] }, quiet('liu-bei', 0), quiet('lu-bu', 8)],
        lastTurn((state) => {
          if (state.battle) state.battle.clash = 4
          state.start = 1
        }),
      ),
    )
    expect([0, 1, 2].map((seat) => table.player(seat).fish)).toEqual([8, 5, 6])
    // R19: fronts are discarded, the rear comes back, and the winner starts
    expect(table.state).toMatchObject({ discards: ['cao-cao', 'liu-bei', 'lu-bu'], start: 0, round: 2 })
    expect(table.player(0).open).toEqual(['sun-ce'])
  })

  it('R1, R11: of a short supply the start player is paid first', () => {
    const table = play(
      battle(
        [quiet('cao-cao', 9, 0), quiet('liu-bei', 9), quiet('lu-bu', 8)],
        lastTurn((state) => {
          if (state.battle) state.battle.clash = 4
          state.start = 1
          state.supply = 1
        }),
      ),
    )
    table.answer(0, 'seat-1')
    expect([0, 1, 2].map((seat) => table.player(seat).fish)).toEqual([5, 6, 5])
  })

  it('R1, R11: of a short supply the start player’s defeats are paid first, no matter who fell first', () => {
    const table = play(
      battle([quiet('cao-cao', 5), quiet('liu-bei', 5), quiet('lu-bu'), quiet('dong-zhuo')], (state) => {
        if (state.battle) state.battle.acted = [3]
        state.start = 2
        state.supply = 2
      }),
    )
    table.answer(0, 'seat-1')
    table.answer(2, 'seat-0')
    expect([0, 1, 2, 3].map((seat) => table.player(seat).fish)).toEqual([5, 5, 7, 5])
  })

  it('R28: 反間計 is aimed before the sums, at armies that have no numbers yet', () => {
    const hands = [
      ['dong-zhuo', 'zhao-yun', 'zhou-tai', 'xu-huang', 'yuan-shao'],
      ['huang-zhong', 'lu-su', 'ji-ling', 'xu-chu', 'zhang-jiao'],
      ['cao-ren', 'wang-ping', 'guo-jia', 'xiahou-dun', 'sun-quan'],
    ]
    const table = play(
      planning(
        hands,
        (state) => {
          for (const player of state.players.slice(0, 1)) player.stratagems = ['sow-distrust']
        },
        { ...NONE, expansions: ['stratagems'] },
      ),
    )
    table.answer(0, 'sow-distrust')
    placeAll(table, hands)
    expect(table.decision(0).options.map(({ text }) => text.key)).toEqual([
      'meow.target-unsummed',
      'meow.target-unsummed',
    ])
  })

  it('R35: of equals the last clash’s first player, or the next one left of it', () => {
    const winner = (first: number, hps: number[]): number | undefined =>
      play(
        battle(
          ['cao-cao', 'liu-bei', 'lu-bu'].map((id, seat) => quiet(id, hps[seat], 0)),
          lastTurn((state) => {
            if (!state.battle) return
            state.battle.clash = 4
            state.battle.first = first
            state.phase = 'turn'
            state.battle.acted = [0, 1, 2]
          }),
        ),
      ).state.last?.winner
    expect(winner(2, [8, 8, 8])).toBe(2)
    expect(winner(1, [8, 0, 8])).toBe(2)
  })

  it('R47: a skill names one neighbour for all its parts; block is spent by the side that strikes next', () => {
    const table = play(
      battle([{ front: ['guo-jia', null, null] }, ...FOUR().slice(1)], (state) => {
        const next = state.battle?.armies[3]
        if (next) next.block = 4
        if (state.players[0]) state.players[0].stratagems = [KEEPS_OPEN]
      }),
    )
    table.answer(0, 'guo-jia')
    table.answer(0, 'seat-3')
    expect(table.army(3)).toMatchObject({ hp: 18, attack: 4, block: 4 })
    expect(table.army(1)).toMatchObject({ hp: 20, attack: 5 })
    table.answer(0, 'attack')
    table.answer(0, 'seat-3')
    expect(table.army(3)).toMatchObject({ hp: 17, block: 0 })
  })

  it('R47: defeats are paid even if they end the battle', () => {
    const table = play(battle([quiet('cao-cao'), quiet('liu-bei', 5), quiet('lu-bu', 0)], lastTurn()))
    expect(whoIn(table, 'fish-gained').filter((who) => JSON.stringify(who) === '{"seat":0}')).toHaveLength(3)
    expect(table.player(0).fish).toBe(5 + 2 + 1 + 2)
  })
})

describe('the advanced rules', () => {
  const fight = (points: number[], change: (state: MeowState) => void = () => {}) =>
    play(
      battle(
        [{ ...quiet('cao-cao'), rear: ['sun-ce'] }, quiet('liu-bei', 5), quiet('lu-bu', 0)],
        lastTurn((state) => {
          for (const [seat, player] of state.players.entries()) player.points = points[seat] ?? 0
          state.last = { winner: 1, clash: 4 }
          change(state)
        }),
        ADVANCED,
      ),
    )

  it('R36, R46: 2 points for a defeat and 1 for surviving instead of fish; battles still bring fish', () => {
    const table = fight([0, 0, 0])
    expect(table.player(0)).toMatchObject({ points: 3, fish: 7 })
  })

  it('R36: play goes on past round 3, with rears kept and the fish of round 3', () => {
    const table = fight([0, 0, 0], (state) => {
      state.round = 4
    })
    expect(table.player(0).fish).toBe(11)
    expect(table.state.round).toBe(5)
    expect(table.player(0).open).toEqual(['sun-ce'])
    expect(table.run.outcome).toBeUndefined()
  })

  it('R46: seven points end the game at once, at the end of a clash or after settlement', () => {
    const clash = fight([5, 0, 0])
    expect(clash.run.outcome?.winners).toEqual([0])
    expect(clash.count('battle-won')).toBe(0)
    const settlement = fight([4, 0, 0])
    expect(settlement.run.outcome?.winners).toEqual([0])
    expect(settlement.count('battle-won')).toBe(1)
  })

  it('R3, R36: of two with seven the one with more points, then with more fish, then the elder', () => {
    expect(fight([5, 8, 0]).run.outcome?.winners).toEqual([1])
    const fish = fight([5, 7, 0], (state) => {
      if (state.players[1]) state.players[1].fish = 9
    })
    expect(fish.run.outcome).toMatchObject({ winners: [1], ranks: [2, 1, 3] })
    const equal = fight([5, 7, 0])
    expect(equal.options(0)).toEqual(['seat-0', 'seat-1'])
  })
})
