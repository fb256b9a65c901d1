// Learns what facts weigh: the softmax over seats that foretells shares of the win best (cross-entropy), by Adam.
import { type Facts, sharesBy } from '../../src/engine/forecast.ts'
import type { Position } from './positions.ts'

/** What was learnt. */
export interface Fitted {
  readonly weights: Facts
  readonly positions: number
  /** Mean cross-entropy on every fifth game, which nothing was learnt from, and of a forecast that knows nothing. */
  readonly loss: number
  readonly ignorance: number
}

const ROUNDS = 400
const RATE = 0.03
/** Pulls weights that nothing speaks for toward 0. */
const DECAY = 1e-4

/** Weights for positions: learnt from four games in five, and tried on the fifth. */
export function fitted(positions: readonly Position[]): Fitted {
  const [known, kept] = [
    positions.filter(({ game }) => game % 5 !== 0),
    positions.filter(({ game }) => game % 5 === 0),
  ]
  const weights = descended(known)
  const valued = (value: (weight: number) => number): Facts =>
    Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, value(weight)]))
  return {
    weights: valued((weight) => Number(weight.toFixed(3))),
    positions: positions.length,
    loss: Number(lossOf(weights, kept).toFixed(4)),
    ignorance: Number(lossOf({}, kept).toFixed(4)),
  }
}

function lossOf(weights: Facts, positions: readonly Position[]): number {
  let sum = 0
  for (const { facts, shares } of positions) {
    const expected = sharesBy(weights, facts)
    for (const [seat, share] of shares.entries())
      if (share > 0) sum -= share * Math.log(Math.max(1e-9, expected[seat] ?? 0))
  }
  return sum / Math.max(1, positions.length)
}

/** Adam (Kingma and Ba 2015) over all positions at once. */
function descended(positions: readonly Position[]): Facts {
  const names = new Set(positions.flatMap(({ facts }) => facts.flatMap((each) => Object.keys(each))))
  const weights: Record<string, number> = Object.fromEntries([...names].map((name) => [name, 0]))
  const [first, second] = [{ ...weights }, { ...weights }]
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = slopeAt(weights, positions)
    for (const name of names) {
      const step = (slope[name] ?? 0) + DECAY * (weights[name] ?? 0)
      first[name] = 0.9 * (first[name] ?? 0) + 0.1 * step
      second[name] = 0.999 * (second[name] ?? 0) + 0.001 * step ** 2
      const mean = first[name] / (1 - 0.9 ** round)
      const spread = second[name] / (1 - 0.999 ** round)
      weights[name] = (weights[name] ?? 0) - (RATE * mean) / (Math.sqrt(spread) + 1e-8)
    }
  }
  return weights
}

/** How the mean cross-entropy changes with each weight. */
function slopeAt(weights: Facts, positions: readonly Position[]): Facts {
  const slope: Record<string, number> = {}
  for (const { facts, shares } of positions) {
    const expected = sharesBy(weights, facts)
    for (const [seat, own] of facts.entries()) {
      const excess = ((expected[seat] ?? 0) - (shares[seat] ?? 0)) / positions.length
      for (const name in own) slope[name] = (slope[name] ?? 0) + excess * (own[name] ?? 0)
    }
  }
  return slope
}
