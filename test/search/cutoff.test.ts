// Playouts of long games stop where the forecast tells the rest, and those of others go to the end.
import { expect, it } from 'vitest'
import type { Forecast } from '../../src/engine/forecast.ts'
import { cutoffOf } from '../../src/search/cutoff.ts'

interface Race {
  chance: { epoch: number; counter: number }
  round: number
  ahead: number[]
}
const at = (round: number, ...ahead: number[]): Race => ({ chance: { epoch: 0, counter: 0 }, round, ahead })

/** Who is ahead is likelier to win. */
const forecast: Forecast<Race> = {
  clock: ({ round }) => round,
  horizon: () => 2,
  facts: ({ ahead }) => ahead.map((each) => ({ ahead: each })),
  weights: { 2: { ahead: 1 } },
}

it('goes on for so many rounds, from wherever it began', () => {
  const enough = cutoffOf({ forecast }, 2).enough(at(5, 0, 0))
  expect([5, 6, 7].map((round) => enough?.(at(round, 0, 0)))).toEqual([false, false, true])
})

it('is worth the share that is foretold where it stopped, and the real one where it ended', () => {
  const { endOf } = cutoffOf({ forecast }, 2)
  const stopped = { outcome: undefined, answers: 3 }
  expect(endOf(stopped, at(7, 2, 0), 0).share).toBeCloseTo(1 / (1 + Math.exp(-2)))
  const ended = { outcome: { winners: [1], ranks: [2, 1], facts: {} }, answers: 3 }
  expect(endOf(ended, at(6, 2, 0), 0)).toEqual({ share: 0 })
})

it('goes to the end where a game has no forecast, or nothing was learnt', () => {
  for (const none of [{}, { forecast: { ...forecast, weights: {} } }]) {
    const cutoff = cutoffOf<Race>(none, 2)
    expect(cutoff.enough(at(0, 0, 0))).toBeUndefined()
    const ended = { outcome: { winners: [0], ranks: [1, 2], facts: {} }, answers: 3 }
    expect(cutoff.endOf(ended, at(9, 0, 0), 0)).toEqual({ share: 1, lead: 1 })
  }
})
