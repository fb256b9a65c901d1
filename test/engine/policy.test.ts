// Policies: what a computer player is told, and what chance picks.
import { describe, expect, it } from 'vitest'
import { computerNamed } from '../../src/engine/computers.ts'
import type { Decision } from '../../src/engine/decision.ts'
import type { GameEvent, Policy, Situation } from '../../src/engine/game.ts'
import { anyChoice, decideBy } from '../../src/engine/policy.ts'
import { sideStream } from '../../src/engine/random.ts'
import { chooseOne } from '../../src/engine/script.ts'
import { options, phrase, play, tinyGame } from './tiny.ts'

const decision = (min: number, max: number): Decision => ({
  seat: 0,
  prompt: phrase('fruit'),
  options: options('peach', 'plum', 'pear'),
  min,
  max,
})

describe('chance', () => {
  const random = sideStream('peach', 'test')
  const many = (asked: Decision) => Array.from({ length: 200 }, () => anyChoice(asked, random))

  it('picks as many as may be picked, each number and each option at times', () => {
    const picked = many(decision(1, 3))
    expect(new Set(picked.map(({ length }) => length))).toEqual(new Set([1, 2, 3]))
    expect(new Set(picked.map(([first]) => first))).toEqual(new Set(['peach', 'plum', 'pear']))
    expect(many(decision(2, 2)).every((choice) => new Set(choice).size === 2)).toBe(true)
  })

  it('says something where a text is asked', () => {
    const [said] = anyChoice({ ...decision(1, 1), options: [], text: { maxLength: 20 } }, random)
    expect(said).toMatch(/^luck \d+$/)
  })
})

describe('a computer player', () => {
  const game = tinyGame(function* (table) {
    table.state.notes.push(
      yield* chooseOne(1, { prompt: phrase('fruit'), options: options('peach', 'plum') }),
    )
    table.state.over = true
  })
  const story: GameEvent[] = [
    { phrase: phrase('all'), to: 'all', about: 'peach' },
    { phrase: phrase('mine'), to: [1] },
    { phrase: phrase('another'), to: [0] },
  ] as GameEvent[]
  const seen = (seat: number, asked?: (decision: Decision) => Decision) => {
    const situations: Situation[] = []
    const policy: Policy = {
      decide(situation) {
        situations.push(situation)
        return ['plum']
      },
    }
    const { run } = play(game)
    const choice = decideBy(game as never, run as never, seat, policy, story, asked)
    return { choice, situation: situations[0] }
  }

  it('sees its view and hears what its seat was told, without what only the kernel needs', () => {
    const { choice, situation } = seen(1)
    expect(choice).toEqual(['plum'])
    expect(situation).toMatchObject({ seat: 1, decision: { seat: 1 }, view: [] })
    expect(situation?.story).toEqual([
      { phrase: phrase('all'), to: 'all' },
      { phrase: phrase('mine'), to: [1] },
    ])
    expect(situation?.story).toBe(situation?.story)
  })

  it('is asked by its caller, and not at all where its seat is asked nothing', () => {
    expect(seen(1, (open) => ({ ...open, max: 7 })).situation?.decision.max).toBe(7)
    expect(seen(0)).toEqual({ choice: undefined, situation: undefined })
  })
})

it('of a strength that a game does not have there is none; only easy is made of normal', () => {
  const normal: Policy = { decide: () => ['peach'] }
  expect(computerNamed({ computers: {} }, 'easy')).toBeUndefined()
  expect(computerNamed({ computers: { normal } }, 'easy')).toBeDefined()
  expect(computerNamed({ computers: { normal } }, 'hard')).toBeUndefined()
  expect(computerNamed({ computers: { normal } }, 'genius')).toBeUndefined()
})
