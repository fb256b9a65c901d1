// What an end is worth to a seat: its share of the win, and its lead over its opponents.
import { expect, it } from 'vitest'
import type { Outcome } from '../../src/engine/game.ts'
import { endFor } from '../../src/search/worth.ts'

const label = { key: 'points' }
const scored = (...points: number[]) => points.map((each) => [{ label, points: each }])

it('counts the points ahead of the best of the others', () => {
  const outcome: Outcome = { winners: [1], ranks: [2, 1, 3], scores: scored(7, 9, 2), facts: {} }
  expect(endFor(outcome, 0)).toEqual({ share: 0, lead: -2 })
  expect(endFor(outcome, 1)).toEqual({ share: 1, lead: 2 })
})

it('counts places where a game has no points, and no seat of the own team', () => {
  const outcome: Outcome = { winners: [0, 2], ranks: [1, 3, 1, 4], teams: [0, 1, 0, 1], facts: {} }
  expect(endFor(outcome, 2)).toEqual({ share: 0.5, lead: 2 })
  expect(endFor(outcome, 3)).toEqual({ share: 0, lead: -3 })
})

it('is worth nothing where a game did not end, and its own points where nobody else plays', () => {
  expect(endFor(undefined, 0)).toEqual({ share: 0, lead: 0 })
  expect(endFor({ winners: [0], ranks: [1], scores: scored(5), facts: {} }, 0)).toEqual({ share: 1, lead: 5 })
})
