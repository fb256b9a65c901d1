// Rulings 29 to 31, 41 and 43: the battles of a game, the mandate, and the fish that the battle names.
import { describe, expect, it } from 'vitest'
import { battleCard } from '../../../../src/games/meow/cards/index.ts'
import { type MeowState, presentBattle, setup } from '../../../../src/games/meow/table/state.ts'
import { battle, deal, FOES, laid, NONE, play } from '../table.ts'

const BATTLES = { ...NONE, expansions: ['battles'] }

/** Seat 0 with two generals dead by 200, one of them in that year, and two by 208, visiting in the year 200. */
const visiting = (change: Parameters<typeof laid>[2] = () => {}) =>
  play(
    laid(2, BATTLES, (state) => {
      deal(state, 0, 'dian-wei', 'sun-ce', 'guo-jia', 'taishi-ci', 'sima-yi')
      deal(state, 1, 'liu-bei', 'xu-chu', 'sun-quan', 'lu-su', 'lu-xun')
      state.campaign = ['guandu', 'red-cliffs', 'yiling']
      change(state)
    }),
  )

describe('the mandate', () => {
  it('R29: three battles by year, the nth in the nth round', () => {
    const table = play(setup(2, BATTLES))
    table.answer(0, 'cat')
    const years = table.state.campaign.map((id) => battleCard(id).year)
    expect(years).toEqual([...years].sort((a, b) => a - b))
    expect(years).toHaveLength(3)
    expect(presentBattle({ ...table.state, round: 2 })).toBe(table.state.campaign[1])
  })

  it('R29: free; the dead of the year go to the mandate and the hand is filled; again and again', () => {
    const table = visiting()
    table.answer(0, 'mandate')
    expect(table.options(0)).toEqual(['dian-wei', 'sun-ce', 'back'])
    table.answer(0, 'dian-wei')
    table.answer(1, 'pass')
    expect(table.player(0)).toMatchObject({ fish: 5, mandate: ['dian-wei'] })
    expect(table.player(0).hand).toHaveLength(5)
    table.answer(0, 'mandate')
    table.answer(0, 'sun-ce')
    expect(table.player(0).mandate).toEqual(['dian-wei', 'sun-ce'])
  })

  it('R5, R29, M2: offered without fish too, but not to a hand without any, who is asked all the same', () => {
    const table = visiting((state) => {
      for (const player of state.players) player.fish = 0
    })
    expect(table.options(0)).toEqual(['mandate', 'pass'])
    table.answer(0, 'pass')
    expect(table.options(1)).toEqual(['pass'])
  })

  it('R41, R42: no more cards than can be replaced, and none when nothing can', () => {
    const one = visiting((state) => {
      state.removed = state.deck.splice(1)
    })
    one.answer(0, 'mandate')
    expect(() => one.answer(0, 'dian-wei', 'sun-ce')).toThrow('too-many')
    one.answer(0, 'dian-wei')
    expect(one.player(0).hand, 'R42: the hand is full again').toHaveLength(5)
    expect(one.state.deck).toEqual([])
    const none = visiting((state) => {
      state.removed = state.deck.splice(0)
    })
    expect(none.options(0)).toEqual(['visit', 'pass'])
  })

  it('R11, R30: the start player’s mandate first, if it may buy anything', () => {
    const table = play(
      battle(
        [{ front: ['cao-cao', null, null] }, FOES, { front: ['ma-chao', null, null] }],
        (state) => {
          state.phase = 'mandate'
          state.start = 2
          state.campaign = ['wuzhang-plains']
          for (const [seat, id] of ['sun-jian', '', 'dian-wei'].entries())
            if (id) state.players[seat]?.mandate.push(id)
        },
        BATTLES,
      ),
    )
    for (const seat of [2, 0]) {
      expect(table.options(seat)).toEqual(['none', 'wuzhang-plains-1'])
      table.answer(seat, 'wuzhang-plains-1')
    }
    expect([0, 1, 2].map((seat) => table.army(seat).block)).toEqual([3, 0, 3])
  })

  const settled = (card: string, round: number, seats = 2, change: (state: MeowState) => void = () => {}) =>
    play(
      battle(
        [{ front: ['lu-bu', null, null] }, FOES, { front: ['ma-chao', null, null], hp: 0 }].slice(0, seats),
        (state) => {
          state.campaign = [card]
          state.round = round
          state.phase = 'settle'
          state.last = { winner: 0, clash: 4 }
          change(state)
        },
        BATTLES,
      ),
    )

  it('R30: the battle’s fish replace 2, 4 and 6', () => {
    expect(settled('red-cliffs', 1).player(0).fish).toBe(8)
    expect(settled('wuzhang-plains', 1).player(0).fish).toBe(11)
  })

  it('R31, R47: a printed reward for losers goes to everyone who did not win', () => {
    const table = settled('yiling', 1, 3)
    expect([0, 1, 2].map((seat) => table.player(seat).fish)).toEqual([5 + 1 + 5, 5 + 1 + 1, 5 + 1])
    expect(settled('yiling', 3, 3).run.outcome, 'R19: the end').toMatchObject({
      winners: [0],
      ranks: [1, 2, 3],
    })
  })

  it('R1, R31: of a short supply the start player is paid first, as winner or not', () => {
    const short = (start: number): number[] => {
      const table = settled('yiling', 1, 2, (state) => {
        state.start = start
        state.supply = 3
      })
      return [0, 1].map((seat) => table.player(seat).fish)
    }
    expect(short(0)).toEqual([5 + 3, 5])
    expect(short(1)).toEqual([5 + 2, 5 + 1])
  })

  it('R43: beyond the third round the third battle stays', () => {
    const { state } = visiting()
    expect(presentBattle({ ...state, round: 3 })).toBe('yiling')
    expect(presentBattle({ ...state, round: 5 })).toBe('yiling')
  })
})
