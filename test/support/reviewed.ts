// Finished games to review, with as little effort as shows whether a review is sound.
import { expect } from 'vitest'
import type { Game, Policy } from '../../src/engine/game.ts'
import { playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import { medalsOf } from '../../src/search/review/medals.ts'
import type { Effort } from '../../src/search/review/points.ts'
import { makeReview } from '../../src/search/review/review.ts'
import type { Finished } from '../../src/search/review/types.ts'

export const EFFORT: Effort = { games: 1, answers: 100, fewest: 4, most: 4 }

export function titleOf(id: string): Title {
  const title = TITLES[id]
  if (!title) throw new Error(`no ${id}`)
  return title
}

/** A game between hard computer players, as it is reviewed. */
export const played = ({ game }: Title, seats: number): Finished =>
  playedBy(game, seats, game.computers.hard ?? randomPolicy)

/** A game between members who do what comes into their heads. */
export function playedByMembers({ game }: Title, seats: number): Finished {
  const { pages, ...finished } = playedBy(game, seats, randomPolicy)
  const byMembers = pages.map(({ entry, events }) => ({ entry: { ...entry, by: 'member' as const }, events }))
  return { ...finished, pages: byMembers }
}

function playedBy(game: Game, seats: number, policy: Policy): Finished {
  const seed = 'a game'
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]))
  const policies = Array.from({ length: seats }, () => policy)
  const { steps, outcome } = playOut(game, { seed, options, policies })
  const checkpoints = Object.fromEntries(
    steps.flatMap(({ entry, checkpoint }) => (checkpoint === undefined ? [] : [[entry.number, checkpoint]])),
  )
  return { seed, seats, options, pages: steps, checkpoints, outcome }
}

/** A review begins with the deal and ends with the result; luck and decisions make up what lies between. */
export function expectSound(title: Title, seats: number): void {
  const finished = played(title, seats)
  const review = makeReview(title.game, finished, EFFORT)
  if (!review) throw new Error('there is no review')
  const { moments, luck, decisions, turnings } = review
  expect(moments.length).toBeGreaterThan(3)
  for (const { shares } of moments) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  const { winners } = finished.outcome
  const [first, last] = [moments[0]?.shares ?? [], moments.at(-1)?.shares ?? []]
  expect(last).toEqual(last.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)))
  for (const [seat, share] of last.entries())
    expect((luck[seat] ?? 0) + (decisions[seat] ?? 0)).toBeCloseTo(share - (first[seat] ?? 0))
  const numbers = turnings.map(({ from }) => from)
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  expect(numbers.length).toBeLessThanOrEqual(3)
  expect(medalsOf(finished.outcome, review).map(({ kind }) => kind)).toContain('winner')
}
