// The medals of a finished game: their numbers are those that the review tells elsewhere.
import { expect, it } from 'vitest'
import type { Outcome } from '../../src/engine/game.ts'
import { medalsOf } from '../../src/search/review/medals.ts'
import type { Review } from '../../src/search/review/types.ts'

const outcome: Outcome = { winners: [1], ranks: [2, 1], scores: null, facts: {} } as unknown as Outcome

it('the greatest turning is told by what stands before and after it, in whole percent', () => {
  const review: Review = {
    judge: 9,
    rules: 1,
    checkpoints: 3,
    games: 64,
    luck: [0, 0],
    decisions: [0, 0],
    moments: [
      { number: 1, shares: [0.5, 0.5] },
      { number: 4, shares: [0.856, 0.144] },
      { number: 8, shares: [0.224, 0.776] },
    ],
    turnings: [
      { from: 1, to: 4, changes: [0.356, -0.356], luck: 0 },
      { from: 4, to: 8, changes: [-0.632, 0.632], luck: 0 },
    ],
  }
  // From 14% to 78%.
  expect(medalsOf(outcome, review)).toContainEqual({ kind: 'turn', seats: [1], points: 64 })
})

it('nobody who ends last has come back, however far they had risen', () => {
  const shares = [0.25, 0.05, 0.7, 0.1]
  const review: Review = {
    judge: 9,
    rules: 1,
    checkpoints: 4,
    games: 64,
    luck: [0, 0, 0],
    decisions: [0, 0, 0],
    moments: shares.map((share, number) => ({ number, shares: [share, (1 - share) / 2, (1 - share) / 2] })),
    turnings: [],
  }
  const of = (ranks: readonly number[], winners: readonly number[]) =>
    medalsOf({ ...outcome, ranks, winners }, review).find(({ kind }) => kind === 'stubborn')
  expect(of([2, 1, 3], [1])).toMatchObject({ seats: [0], points: 65 })
  expect(of([3, 1, 2], [1])).not.toMatchObject({ seats: [0] })
})
