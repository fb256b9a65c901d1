// Computer players and auto-answers.
import { describe, expect, it } from 'vitest'
import type { Policy } from '../../../src/engine/game.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import { sideStream } from '../../../src/engine/random.ts'
import { autoAnswers } from '../../../src/games/dynasties/auto-answers.ts'
import { computers } from '../../../src/games/dynasties/bot/index.ts'
import { game as dynasties } from '../../../src/games/dynasties/game.ts'
import { layOut, type Plan } from './kit.ts'

const { normal, hard } = computers

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
  it('hard wins at least 40 % of games with three random players', () => {
    expect(wins(hard, 120)).toBeGreaterThanOrEqual(0.4 * 120)
  })

  it('hard raises its defence where that keeps attackers out, and draws event cards where it leads early', () => {
    const chosen = (lay: NonNullable<Plan['lay']>) => {
      const game = layOut({ lay })
      const asked = { seat: 0, view: game.view(0), story: [], decision: game.decision(0) }
      return hard.decide(asked, sideStream('x', 'bot'))
    }
    // Its defence of 5 holds off none of two attackers of 6; Zhuge Liang's two points hold off both.
    expect(
      chosen((at) => {
        at.hand(0, 'zhuge-liang', 'confucius', 'crossing-1')
        at.stats(0, { state: 9, grain: 8, defence: 5 })
        for (const foe of [1, 2]) at.stats(foe, { attack: 6 })
      }),
    ).toEqual(['crossing-1+zhuge-liang'])
    const ahead = (lead: number) =>
      chosen((at) => {
        at.hand(0, 'event-card-1')
        at.stats(0, { state: 10 + lead, defence: 9 })
        for (const foe of [1, 2]) at.stats(foe, { state: 10, attack: 3 })
      })
    expect(ahead(6)).toEqual(['event-card-1'])
    expect(ahead(-6)).toEqual(['draw'])
  })

  it.each([
    ['normal', normal],
    ['hard', hard],
  ])('%s answers everything it is asked, with every kind of question', (_name, policy) => {
    for (const questions of ['any', 'free'])
      for (const honesty of [false, true]) {
        const options = { questions, honesty, laps: 2, opponents: 'every' }
        const policies = [policy, randomPolicy, policy, randomPolicy, policy]
        expect(
          playOut(dynasties, { seed: `any-${questions}`, options, policies }).outcome.ranks,
        ).toHaveLength(5)
      }
  })

  it('hard attacks where it breaks through', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'siege-1', 'raid-1')
        at.stats(1, { state: 3 })
        at.stats(2, { defence: 9 })
      },
    })
    const ask = () =>
      hard.decide(
        { seat: 0, view: game.view(0), story: [], decision: game.decision(0) },
        sideStream('x', 'bot'),
      ) ?? []
    expect(ask()).toEqual(['siege-1'])
    game.play(0, ...ask())
    expect(ask()).toEqual(['seat-1'])
  })

  it('hard counts the bonus of 孫武 when it picks whom to attack', () => {
    const game = layOut({
      era: 'spring-autumn',
      lay: (at) => {
        at.hand(0, 'sun-wu')
        at.stats(1, { state: 12, defence: 9 })
      },
    })
    game.play(0, 'sun-wu')
    const decision = game.decision(0)
    expect(decision.prompt.args).toMatchObject({ strength: 9 })
    const view = game.view(0)
    expect(hard.decide({ seat: 0, view, story: [], decision }, sideStream('x', 'bot'))).toEqual(['seat-1'])
  })
})

describe('auto-answers', () => {
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
  const answer = (value: string, asked: ReturnType<typeof attacked>) =>
    autoAnswers[0]?.policy(value).decide(asked, sideStream('x', 'orders'))

  it('hold an attack off always, or never (D9)', () => {
    const able = attacked('qi-jiguang')
    expect(able.decision.kind).toBe('react')
    expect(answer('always', able)).toEqual(['qi-jiguang'])
    expect(answer('era', able)).toEqual(['qi-jiguang'])
    expect(answer('never', able)).toEqual(['pass'])
  })

  it('spend a crossing card only where they are told to', () => {
    const crossing = attacked('mo-di', 'crossing-3')
    expect(answer('always', crossing)).toEqual(['crossing-3+mo-di'])
    expect(answer('era', crossing)).toEqual(['pass'])
    expect(answer('always', attacked('mo-di', 'qi-jiguang', 'crossing-3'))).toEqual(['qi-jiguang'])
  })

  it('leave a question unanswered, a typed one too (D17)', () => {
    const leave = autoAnswers.find(({ id }) => id === 'question')?.policy('leave')
    const asked = attacked('raid-1')
    const typed = { ...asked.decision, options: [], text: { maxLength: 80 } }
    expect(leave?.decide(asked, sideStream('x', 'orders'))).toEqual(['pass'])
    expect(leave?.decide({ ...asked, decision: typed }, sideStream('x', 'orders'))).toEqual(['—'])
  })

  it('pass where nothing can be held off', () => {
    for (const value of ['always', 'era', 'never'])
      expect(answer(value, attacked('raid-1'))).toEqual(['pass'])
  })
})
