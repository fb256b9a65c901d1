// Rulings 29 to 31, 41 and 43: the battles of a game, the mandate, and the fish that the battle names.
import { describe, expect, it } from 'vitest'
import { battleCard } from '../../../../src/games/meow/cards.ts'
import { boonSets } from '../../../../src/games/meow/rules/bonus.ts'
import { type MeowState, presentBattle, setup } from '../../../../src/games/meow/state.ts'
import { battle, deal, FOES, laid, NONE, play } from '../table.ts'

const BATTLES = { ...NONE, battles: true }

/** Seat 0 with two generals dead by 200 and two by 208, visiting in the year 200. */
const visiting = (change: Parameters<typeof laid>[2] = () => {}) =>
  play(
    laid(2, BATTLES, (state) => {
      deal(state, 0, 'dian-wei', 'hua-xiong', 'guo-jia', 'taishi-ci', 'sima-yi')
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
    expect(table.options(0)).toEqual(['dian-wei', 'hua-xiong', 'back'])
    table.answer(0, 'dian-wei')
    table.answer(1, 'pass')
    expect(table.player(0)).toMatchObject({ fish: 5, mandate: ['dian-wei'] })
    expect(table.player(0).hand).toHaveLength(5)
    table.answer(0, 'mandate')
    table.answer(0, 'hua-xiong')
    expect(table.player(0).mandate).toEqual(['dian-wei', 'hua-xiong'])
  })

  it('R29: it is not offered to a hand without any, who is asked all the same', () => {
    const table = visiting()
    table.answer(0, 'pass')
    expect(table.options(1)).toEqual(['visit', 'pass'])
  })

  it('R41: no more cards than can be replaced, and none when nothing can', () => {
    const one = visiting((state) => {
      state.removed = state.deck.splice(1)
    })
    one.answer(0, 'mandate')
    expect(() => one.answer(0, 'dian-wei', 'hua-xiong')).toThrow('too-many')
    const none = visiting((state) => {
      state.removed = state.deck.splice(0)
    })
    expect(none.options(0)).toEqual(['visit', 'pass'])
  })

  it('R30: 4 generals buy 1 and 2 or 1 and 3, 6 buy all; each effect once', () => {
    expect(boonSets('red-cliffs', 4)).toContainEqual(['red-cliffs-1', 'red-cliffs-2'])
    expect(boonSets('red-cliffs', 4)).toContainEqual(['red-cliffs-1', 'red-cliffs-3'])
    expect(boonSets('red-cliffs', 4)).not.toContainEqual(['red-cliffs-2', 'red-cliffs-3'])
    expect(boonSets('red-cliffs', 6)).toContainEqual(['red-cliffs-1', 'red-cliffs-2', 'red-cliffs-3'])
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
