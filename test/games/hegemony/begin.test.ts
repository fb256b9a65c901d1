// Setup (section 1), and whole random games: they end, lose nothing and hide what is hidden.
import { describe, expect, it } from 'vitest'
import type { Policy, State } from '../../../src/engine/game.ts'
import { searchLeaks } from '../../../src/engine/leaks.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { anyChoice } from '../../../src/engine/policy.ts'
import { game as hegemony } from '../../../src/games/hegemony/game.ts'
import { type General, generalFacts, generalsDealt } from '../../../src/games/hegemony/generals.ts'
import { expectKept } from '../../support/kit.ts'
import { fromStart } from './lay.ts'

const anyhow: Policy = {
  decide({ decision }, random) {
    if (decision.pass !== undefined && random.int(3) === 0) return [decision.pass]
    return anyChoice(decision, random)
  },
}

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

describe('random games', () => {
  it.each([2, 4])('end with %i players and lose nothing', (seats) => {
    const { outcome } = playOut(hegemony, {
      seed: 'anyhow',
      options: {},
      policies: Array.from({ length: seats }, () => anyhow),
      forget: true,
      watch: ({ state }) => expectKept<State>(hegemony, state, seats, {}),
    })
    expect(outcome.winners.length).toBeGreaterThan(0)
  })

  it('hide hands, deck and hidden generals', () => {
    const policies = Array.from({ length: 4 }, () => anyhow)
    const found = searchLeaks(hegemony, { cases: 15, seed: 'hidden', tables: [{ policies, options: {} }] })
    expect(found.leaks).toEqual([])
    expect(found.cases).toBe(15)
  })
})
