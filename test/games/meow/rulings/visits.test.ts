// Rulings 1 to 7: the supply, who starts, who is the elder, recruiting and visits.
import { describe, expect, it } from 'vitest'
import { setup } from '../../../../src/games/meow/table/state.ts'
import { ALL, battle, deal, FOES, laid, NONE, play, whoIn } from '../table.ts'

const FIVE = ['cao-cao', 'xu-chu', 'guan-yu', 'zhou-yu', 'lu-bu']
const OTHER = ['liu-bei', 'dian-wei', 'sun-ce', 'lu-su', 'gao-shun']

const visiting = (change: Parameters<typeof laid>[2] = () => {}) =>
  laid(2, NONE, (state) => {
    deal(state, 0, ...FIVE)
    deal(state, 1, ...OTHER)
    change(state)
  })

describe('the supply and the start', () => {
  it('R1: 54 fish in all; when the supply is short, what is left is paid', () => {
    expect(setup(3, NONE).supply).toBe(54 - 15)
    const table = play(
      battle([{ front: ['yuan-shu', null, null] }, FOES], (state) => {
        state.supply = 1
      }),
    )
    table.answer(0, 'yuan-shu')
    expect(table.player(0).fish).toBe(6)
    expect(table.state.supply).toBe(0)
  })

  it('R1, R29: everyone has 5 fish and five cards of a shuffled deck; the piles of the expansions are shuffled too', () => {
    const begun = (seed: string) => {
      const table = play(setup(2, ALL), seed)
      table.answer(0, 'cat')
      return table
    }
    const { state } = begun('a')
    expect(state.players.map(({ fish, hand }) => [fish, hand.length])).toEqual([
      [5, 5],
      [5, 5],
    ])
    expect(state.deck).toHaveLength(48 - 10)
    expect(state.campaign).toHaveLength(3)
    for (const pile of ['deck', 'treasurePile', 'stratagemPile', 'battlePile'] as const)
      expect([...state[pile]].sort(), pile).not.toEqual(state[pile])
    for (const pile of ['treasurePile', 'stratagemPile'] as const) {
      expect(state[pile]).toHaveLength(12)
      expect(begun('b').state[pile]).not.toEqual(state[pile])
    }
  })

  it('R2: the first to speak for a cat starts; if nobody does, the lot falls', () => {
    const table = play(setup(3, NONE))
    table.answer(1, 'no-cat')
    table.answer(2, 'cat')
    expect(table.state.start).toBe(2)
    const starts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const silent = play(setup(3, NONE), seed)
      for (const seat of [0, 1, 2]) silent.answer(seat, 'no-cat')
      expect(silent.count('lot-starts')).toBe(1)
      return silent.state.start
    })
    expect(new Set(starts).size).toBeGreaterThan(1)
  })

  it('R3: of equals at the end the elder wins, whom they name; without agreement they share', () => {
    const tied = battle([{ front: ['lu-bu', null, null] }, FOES], (state) => {
      state.round = 3
      state.phase = 'settle'
      state.last = { winner: 0, clash: 4 }
      const [first] = state.players
      if (first) first.fish = 1
      const second = state.players[1]
      if (second) second.fish = 7
    })
    const agreed = play(tied)
    expect(agreed.asked(0)).toBe('ask-elder')
    agreed.answer(0, 'seat-1')
    agreed.answer(1, 'seat-1')
    expect(agreed.run.outcome).toMatchObject({ winners: [1], ranks: [2, 1] })
    const split = play(tied)
    split.answer(0, 'seat-0')
    split.answer(1, 'seat-1')
    expect(split.run.outcome).toMatchObject({ winners: [0, 1], ranks: [1, 1] })
  })
})

describe('recruiting', () => {
  it('R4: in round 1 the start player draws first', () => {
    const table = play(setup(3, NONE))
    table.answer(1, 'cat')
    expect(whoIn(table, 'draws')).toEqual([{ seat: 1 }, { seat: 2 }, { seat: 0 }])
  })

  it('R4: in round 1 also the start player that the lot named', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const table = play(setup(2, NONE), seed)
      for (const seat of [0, 1]) table.answer(seat, 'no-cat')
      expect(whoIn(table, 'draws')[0]).toEqual({ seat: table.state.start })
    }
  })

  /** Who draws, in order, after a battle whose last clash ends with these HP. */
  const drawingAfter = (...hps: number[]) => {
    const fronts = ['dong-zhuo', 'liu-bei', 'lu-bu', 'cao-cao'].map((id) => [id, null, null])
    return whoIn(
      play(
        battle(
          hps.map((hp, seat) => ({ front: fronts[seat] ?? [], hp, attack: 0 })),
          (state) => {
            if (!state.battle) return
            state.battle.clash = 4
            state.battle.acted = hps.map((_, seat) => seat)
          },
        ),
      ),
      'draws',
    )
  }
  const seats = (...order: number[]) => order.map((seat) => ({ seat }))

  it('R4: then the last battle’s loser, before the winner who starts', () => {
    expect(drawingAfter(9, 12)).toEqual(seats(0, 1))
    expect(drawingAfter(12, 9)).toEqual(seats(1, 0))
  })

  it('R4: with three and four clockwise from the player who had least HP; of equals the first at the winner’s left', () => {
    expect(drawingAfter(20, 12, 9)).toEqual(seats(2, 0, 1))
    expect(drawingAfter(12, 20, 9)).toEqual(seats(2, 0, 1))
    expect(drawingAfter(9, 20, 9)).toEqual(seats(2, 0, 1))
    expect(drawingAfter(9, 9, 20)).toEqual(seats(0, 1, 2))
    expect(drawingAfter(0, 9, 20, 0)).toEqual(seats(3, 0, 1, 2))
  })
})

describe('visits', () => {
  it('R6: the start player begins, then one visit each, clockwise, until all have passed', () => {
    const table = play(
      laid(3, NONE, (state) => {
        for (const [seat, hand] of [FIVE, OTHER, ['ma-chao']].entries()) deal(state, seat, ...hand)
        state.start = 1
        state.phase = 'recruit'
      }),
    )
    for (const [seat, card] of [
      [1, 'liu-bei'],
      [2, 'ma-chao'],
    ] as const) {
      expect(table.asked(seat)).toBe('ask-visit')
      table.answer(seat, 'visit')
      table.answer(seat, card)
    }
    for (const seat of [0, 1, 2]) {
      expect(table.state.phase).toBe('visit')
      table.answer(seat, 'pass')
    }
    expect(table.state.phase).toBe('plan')
  })

  it('R5: a visit costs 1 fish, discards 1 to 5 face up and draws to five', () => {
    const table = play(visiting())
    table.answer(0, 'visit')
    expect(() => table.answer(0)).toThrow('too-few')
    table.answer(0, 'cao-cao', 'xu-chu')
    expect(table.player(0)).toMatchObject({ fish: 4 })
    expect(table.player(0).hand).toHaveLength(5)
    expect(table.view(1).discards, 'R7: open to all').toEqual(['cao-cao', 'xu-chu'])
    table.answer(1, 'visit')
    table.answer(1, ...OTHER)
    expect(table.state.discards).toEqual(['cao-cao', 'xu-chu', ...OTHER])
    expect(table.player(1).hand).toHaveLength(5)
  })

  it('R5, M2: without fish there is only the pass, which is not even asked', () => {
    const table = play(
      visiting((state) => {
        if (state.players[0]) state.players[0].fish = 0
      }),
    )
    expect(table.player(0).passed).toBe(true)
    expect(table.asked(1)).toBe('ask-visit')
  })

  it('R6: a pass is final, and the others may visit several times in a row', () => {
    const table = play(visiting())
    table.answer(0, 'pass')
    for (const card of ['liu-bei', 'dian-wei']) {
      table.answer(1, 'visit')
      table.answer(1, card)
    }
    expect(table.asked(0)).toBeUndefined()
    table.answer(1, 'pass')
    expect(table.state.phase).toBe('plan')
  })

  it('R7: an empty deck takes all discards', () => {
    const table = play(
      visiting((state) => {
        state.removed = state.deck
        state.deck = ['gao-shun']
        state.discards = ['ma-chao', 'gan-ning']
      }),
    )
    table.answer(0, 'visit')
    table.answer(0, 'cao-cao')
    expect(table.count('reshuffled')).toBe(0)
    table.answer(1, 'pass')
    table.answer(0, 'visit')
    table.answer(0, 'xu-chu')
    expect(table.count('reshuffled')).toBe(1)
    expect(table.state.discards).toEqual([])
    const drawn = table.player(0).hand.slice(-1)
    expect([...table.state.deck, ...drawn].sort()).toEqual(['cao-cao', 'gan-ning', 'ma-chao', 'xu-chu'])
  })
})
