// Computer players: legal everywhere (the whole games prove it), and the steady one is the stronger.
import { describe, expect, it } from 'vitest'
import type { Game, Policy } from '../../../src/engine/game.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import { bestLineUp } from '../../../src/games/meow/bot/line-up.ts'
import { frontWorth } from '../../../src/games/meow/bot/value.ts'
import { game } from '../../../src/games/meow/index.ts'
import { ALL } from './table.ts'

/** Games of so many that the first policy wins; sides change every game. */
function wins(first: Policy | undefined, second: Policy | undefined, games: number): number {
  let won = 0
  for (let n = 0; n < games; n++) {
    const own = n % 2
    const policies = [first ?? randomPolicy, second ?? randomPolicy]
    const { outcome } = playOut(game as unknown as Game, {
      seed: `strength-${n}`,
      options: ALL,
      policies: own === 0 ? policies : policies.reverse(),
      forget: true,
    })
    if (outcome.winners.includes(own)) won += 1 / outcome.winners.length
  }
  return won
}

describe('computer players', () => {
  const { casual, steady } = game.computers as Record<string, Policy>

  it('steady beats casual in two games of three, casual beats chance', () => {
    expect(wins(steady, casual, 60)).toBeGreaterThan(40)
    expect(wins(casual, randomPolicy, 60)).toBeGreaterThan(40)
  })

  it('the best line-up puts the generals in front who do most there', () => {
    const hand = ['lu-bu', 'ma-chao', 'cao-ren', 'lu-su', 'sun-jian']
    const { front, rear } = bestLineUp(hand, 3)
    const least = Math.min(...front.map((id) => frontWorth(id, hand)))
    expect(rear.every((id) => frontWorth(id, hand) <= least)).toBe(true)
  })
})
