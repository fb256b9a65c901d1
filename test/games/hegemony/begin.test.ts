// Setup (section 1).
import { describe, expect, it } from 'vitest'
import { type General, generalFacts, generalsDealt } from '../../../src/games/hegemony/cards/generals.ts'
import { fromStart } from './lay.ts'

describe('setup (section 1)', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'deals %i players generals of whom two of a kingdom stay',
    (seats) => {
      const game = fromStart(seats)
      for (let seat = 0; seat < seats; seat++) {
        expect(game.view(seat).players[seat]?.dealt).toHaveLength(generalsDealt(seats))
        game.play(seat, game.options(seat)[0] ?? '')
      }
      for (let seat = 0; seat < seats; seat++) {
        const head = game.state.players[seat]?.generals[0]?.id ?? 'cao-cao'
        const kin = game.options(seat).map((id) => generalFacts(id as General).kingdom)
        expect(new Set(kin)).toEqual(new Set([generalFacts(head).kingdom]))
        expect(game.view('public').players[seat]?.maxHp, 'HP cards are not out yet').toBe(0)
        game.play(seat, game.options(seat)[0] ?? '')
      }
      for (const { hand, hp, maxHp, faction, generals } of game.state.players) {
        expect(hand).toHaveLength(4)
        expect(hp).toBe(maxHp)
        expect([3, 4]).toContain(hp)
        expect(faction).toBeNull()
        expect(generals.map(({ up }) => up)).toEqual([false, false])
      }
      expect(game.state.deck).toHaveLength(108 - 4 * seats)
    },
  )
})
