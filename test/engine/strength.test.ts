// The strengths of computer players by name, and by the names that stored games have for them.
import { expect, it } from 'vitest'
import type { Policy } from '../../src/engine/game.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { computerNamed, strengthNamed, strengthsIn } from '../../src/engine/strength.ts'

const other: Policy = { decide: () => ['other'] }
const game = { computers: { hard: randomPolicy, normal: other } }

it('are listed weakest first', () => expect(strengthsIn(game)).toEqual(['normal', 'hard']))

it('are found by their names and by those of older games', () => {
  expect(computerNamed(game, 'hard')).toBe(randomPolicy)
  expect(computerNamed(game, 'steady')).toBe(randomPolicy)
  expect(computerNamed(game, 'casual')).toBe(other)
  expect(computerNamed(game, 'expert')).toBe(undefined)
  for (const name of ['clever', 'random', 'toString', '']) expect(strengthNamed(name)).toBe(undefined)
})
