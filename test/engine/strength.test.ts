// The strengths of computer players by name.
import { expect, it } from 'vitest'
import { computerNamed, strengthsIn } from '../../src/engine/computers.ts'
import type { Policy } from '../../src/engine/game.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { sideStream } from '../../src/engine/random.ts'
import { strengthNamed } from '../../src/engine/strength.ts'

const other: Policy = { decide: () => ['other'] }
const game = { computers: { hard: randomPolicy, normal: other } }

it('are listed weakest first: who has a normal one has an easy one, who has a hard one an expert', () =>
  expect(strengthsIn(game)).toEqual(['easy', 'normal', 'hard', 'expert']))

it('are found by their names', () => {
  expect(computerNamed(game, 'hard')).toBe(randomPolicy)
  expect(computerNamed(game, 'normal')).toBe(other)
  expect(computerNamed(game, 'expert')).toBe(randomPolicy)
  for (const name of ['clever', 'steady', 'random', 'toString', ''])
    expect(strengthNamed(name)).toBe(undefined)
})

it('are easy by half: every other decision is the normal one’s, the rest is chance that spoils nothing', () => {
  const say = { key: 'x' }
  const options = ['one', 'two', 'other', 'flip'].map((id) => ({
    id,
    text: say,
    ...(id === 'flip' && { irrevocable: [{ kind: 'turns-up' as const, id, text: say }] }),
  }))
  const decision = { seat: 0, prompt: say, kind: 'x', options, min: 1, max: 1 }
  const easy = computerNamed(game, 'easy')
  const random = sideStream('seed', 'easy')
  const chosen = Array.from({ length: 300 }, () =>
    easy?.decide({ seat: 0, view: {}, story: [], decision }, random)?.join(),
  )
  const count = (id: string) => chosen.filter((each) => each === id).length
  expect(count('flip')).toBe(0)
  expect(count('other')).toBeGreaterThan(150)
  expect(Math.min(count('one'), count('two'))).toBeGreaterThan(20)
})
