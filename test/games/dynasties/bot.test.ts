// Computer players and standing orders.
import { describe, expect, it } from 'vitest'
import type { Policy } from '../../../src/engine/game.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import { sideStream } from '../../../src/engine/random.ts'
import { casual, steady } from '../../../src/games/dynasties/bot/index.ts'
import { alwaysReact, askReact, neverReact } from '../../../src/games/dynasties/bot/orders.ts'
import { dynasties } from '../../../src/games/dynasties/game.ts'
import { layOut } from './kit.ts'

/** Of so many games with three random players, how many a policy wins. */
function wins(policy: Policy, games: number): number {
  const won = Array.from({ length: games }, (_, n) => {
    const policies = [0, 1, 2, 3].map((seat) => (seat === n % 4 ? policy : randomPolicy))
    const { outcome } = playOut(dynasties, { seed: `bot-${n}`, options: {}, policies, forget: true })
    return outcome.winners.length === 1 && outcome.winners[0] === n % 4
  })
  return won.filter(Boolean).length
}

describe('computer players', () => {
  it('steady wins at least 45 % of games with three random players', () => {
    expect(wins(steady, 32)).toBeGreaterThanOrEqual(0.45 * 32)
  })

  it.each([
    ['casual', casual],
    ['steady', steady],
  ])('%s answers whatever it is asked, with every kind of question', (_name, policy) => {
    for (const questions of ['any', 'free'])
      for (const honesty of [false, true]) {
        const options = { questions, honesty, laps: '2', opponents: 'every' }
        const policies = [policy, randomPolicy, policy, randomPolicy, policy]
        expect(
          playOut(dynasties, { seed: `any-${questions}`, options, policies }).outcome.ranks,
        ).toHaveLength(5)
      }
  })

  it('steady attacks where it breaks through', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'siege-1', 'raid-1')
        at.stats(1, { state: 3 })
        at.stats(2, { defence: 9 })
      },
    })
    const ask = () =>
      steady.decide(
        { seat: 0, view: game.view(0), story: [], decision: game.decision(0) },
        sideStream('x', 'bot'),
      ) ?? []
    expect(ask()).toEqual(['siege-1'])
    game.play(0, ...ask())
    expect(ask()).toEqual(['seat-1'])
  })
})

describe('standing orders', () => {
  const attacked = (...hand: string[]) => {
    const game = layOut({
      era: 'ming',
      lay: (at) => {
        at.hand(0, 'siege-1')
        at.hand(1, ...hand)
      },
    })
    game.play(0, 'siege-1')
    game.play(0, 'seat-1')
    return { seat: 1, view: game.view(1), story: [], decision: game.decision(1) }
  }
  const luck = sideStream('x', 'orders')

  it('cancel always, never, or leave it to the player where there is a choice', () => {
    const able = attacked('qi-jiguang')
    expect(alwaysReact.decide(able, luck)).toEqual(['qi-jiguang'])
    expect(neverReact.decide(able, luck)).toEqual(['pass'])
    expect(askReact.decide(able, luck)).toBeUndefined()
    const unable = attacked('raid-1')
    for (const order of [alwaysReact, neverReact, askReact])
      expect(order.decide(unable, luck)).toEqual(['pass'])
  })

  it('answer nothing else', () => {
    const game = layOut({ lay: (at) => at.hand(0, 'raid-1') })
    const turn = { seat: 0, view: game.view(0), story: [], decision: game.decision(0) }
    for (const order of [alwaysReact, neverReact, askReact]) expect(order.decide(turn, luck)).toBeUndefined()
  })
})
