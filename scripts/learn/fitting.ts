// Learns what facts weigh: the softmax over seats that foretells shares of the win best (cross-entropy), by Adam.
import { sharesBy } from '../../src/engine/forecast.ts'
import type { Position } from './positions.ts'

/** What was learnt. */
export interface Fitted {
  readonly weights: readonly number[]
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
  return {
    weights: weights.map((weight) => Number(weight.toFixed(3))),
    positions: positions.length,
    loss: Number(lossOf(weights, kept).toFixed(4)),
    ignorance: Number(
      lossOf(
        weights.map(() => 0),
        kept,
      ).toFixed(4),
    ),
  }
}

function lossOf(weights: readonly number[], positions: readonly Position[]): number {
  let sum = 0
  for (const { facts, shares } of positions) {
    const expected = sharesBy(weights, facts)
    for (const [seat, share] of shares.entries())
      if (share > 0) sum -= share * Math.log(Math.max(1e-9, expected[seat] ?? 0))
  }
  return sum / Math.max(1, positions.length)
}

/** Adam (Kingma and Ba 2015) over all positions at once. */
function descended(positions: readonly Position[]): number[] {
  const size = positions[0]?.facts[0]?.length ?? 0
  const weights = new Array<number>(size).fill(0)
  const first = new Array<number>(size).fill(0)
  const second = new Array<number>(size).fill(0)
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = slopeAt(weights, positions)
    for (let at = 0; at < size; at++) {
      const step = (slope[at] ?? 0) + DECAY * (weights[at] ?? 0)
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * step
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * step ** 2
      const [mean, spread] = [(first[at] ?? 0) / (1 - 0.9 ** round), (second[at] ?? 0) / (1 - 0.999 ** round)]
      weights[at] = (weights[at] ?? 0) - (RATE * mean) / (Math.sqrt(spread) + 1e-8)
    }
  }
  return weights
}

/** How the mean cross-entropy changes with each weight. */
function slopeAt(weights: readonly number[], positions: readonly Position[]): number[] {
  const slope = weights.map(() => 0)
  for (const { facts, shares } of positions) {
    const expected = sharesBy(weights, facts)
    for (const [seat, own] of facts.entries()) {
      const excess = (expected[seat] ?? 0) - (shares[seat] ?? 0)
      for (let at = 0; at < own.length; at++) slope[at] = (slope[at] ?? 0) + excess * (own[at] ?? 0)
    }
  }
  return slope.map((sum) => sum / Math.max(1, positions.length))
}
