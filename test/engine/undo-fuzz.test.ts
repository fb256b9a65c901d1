// Undo in random games, as `npm run prove -- undo` plays them by the hundred.
import { describe, expect, it } from 'vitest'
import { tablesOf } from '../../scripts/common/tables.ts'
import type { Game } from '../../src/engine/game.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { chooseOne } from '../../src/engine/script.ts'
import { fuzzUndo, playWithUndos } from '../../src/engine/undo-fuzz.ts'
import { TITLES } from '../../src/games/index.ts'
import { highCard } from '../support/example-game.ts'

describe('an allowed undo changes nothing that anyone knew', () => {
  it.each([
    [highCard as Game, 12],
    [TITLES.records?.game as Game, 1],
  ])('in $id, and the same answer then tells the same story', (game, games) => {
    const { faults, atOnce, revealed } = fuzzUndo(game, {
      cases: games,
      seed: 'undo',
      tables: tablesOf(game),
    })
    expect(faults).toEqual([])
    expect(atOnce).toBeGreaterThan(5)
    expect(revealed).toBeGreaterThan(5)
  })

  it('also where it leads far back: the game still comes to its end', () => {
    const answers = 40
    const ask = (seat: number) =>
      chooseOne(seat, {
        prompt: { key: 'high-card.play' },
        options: [{ id: 'on', text: { key: 'high-card.play' } }],
      })
    const waiting: Game = {
      ...(highCard as Game),
      *stage({ state }) {
        yield* ask(1)
        for (let n = 0; n < answers; n++) yield* ask(0)
        Object.assign(state, { round: 9 })
      },
    }
    const policies = [randomPolicy, randomPolicy]
    const { faults, atOnce, twins, steps } = playWithUndos(waiting, 'far', { policies, options: {} })
    expect(faults).toEqual([])
    expect(atOnce).toBeGreaterThan(0)
    expect(twins).toBeGreaterThan(0)
    expect(steps.length).toBeLessThan(10 * answers)
  })

  it('no matter what others know of cards by their numbers, which change no places with them', () => {
    const game = TITLES.records?.game as Game
    const policies = [0, 1, 2, 3].map((seat) => (seat % 2 ? undefined : game.computers.hard) ?? randomPolicy)
    const { faults, atOnce } = playWithUndos(game, 'planted-0', { policies, options: defaultOptions(game) })
    expect(faults).toEqual([])
    expect(atOnce).toBeGreaterThan(5)
  })
})
