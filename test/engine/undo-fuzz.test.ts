// Undo in random games, as `npm run prove -- undo` plays them by the hundred.
import { describe, expect, it } from 'vitest'
import { tablesOf } from '../../scripts/common/tables.ts'
import type { Game } from '../../src/engine/game.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
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

  it('no matter what others know of cards by their numbers, which change no places with them', () => {
    const game = TITLES.records?.game as Game
    const policies = [0, 1, 2, 3].map((seat) => (seat % 2 ? undefined : game.computers.hard) ?? randomPolicy)
    const { faults, atOnce } = playWithUndos(game, 'planted-0', { policies, options: defaultOptions(game) })
    expect(faults).toEqual([])
    expect(atOnce).toBeGreaterThan(5)
  })
})
