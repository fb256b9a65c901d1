// Weighs candidates in common worlds: what each is worth, beside the first of them, in the same worlds.
import type { Choice } from '../engine/decision.ts'
import type { End } from './worth.ts'

/** A candidate, and how each world ended that it was tried in. */
export interface Weighed {
  readonly choice: Choice
  readonly ends: End[]
}

/** How much the lead weighs beside the win: by how much a game was won says more of a choice than who happened to win. */
const LEAD = 0.5

/** Makes the logistic curve one of normal chances. */
const STEEP = 1.7

/** What the ends of candidates are worth, from 0 to 1; leads count by how widely those of all these ends vary. */
export function worthsOf(candidates: readonly Weighed[]): (candidate: Weighed) => number[] {
  const leads = candidates.flatMap(({ ends }) => ends.flatMap(({ lead }) => lead ?? []))
  const middle = meanOf(leads)
  const spread = Math.sqrt(meanOf(leads.map((lead) => (lead - middle) ** 2))) || 1
  return ({ ends }) =>
    ends.map(({ share, lead }) =>
      lead === undefined ? share : (1 - LEAD) * share + LEAD / (1 + Math.exp((-STEEP * lead) / spread)),
    )
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

/** Worlds without a difference that every candidate begins with, and how much gaps vary in them. */
const DOUBT = 4
const SPREAD = 0.25

/** How sure a difference must be, in standard errors, for another than the first to be chosen. */
const SURE = 0.75

/** How much better a candidate is than the first in the worlds both were tried in, less what may be luck. */
function edgeOver(first: readonly number[], other: readonly number[]): number {
  const both = Math.min(first.length, other.length)
  const gaps = other.slice(0, both).map((worth, at) => worth - (first[at] ?? 0))
  const count = both + DOUBT
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / count
  const squares = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, DOUBT * SPREAD)
  return mean - SURE * (Math.sqrt(squares) / count)
}

/** Candidates best first by the mean of their worth; the earlier where they are equal. */
export function ranked(candidates: readonly Weighed[]): Weighed[] {
  const worths = worthsOf(candidates)
  const means = new Map(candidates.map((each) => [each, meanOf(worths(each))]))
  return [...candidates].sort((one, other) => (means.get(other) ?? 0) - (means.get(one) ?? 0))
}

/** What is chosen: the candidate with the surest edge over the first, or the first. */
export function chosenOf(candidates: readonly [Weighed, ...Weighed[]]): Weighed {
  const worths = worthsOf(candidates)
  const [first] = candidates
  const firstWorths = worths(first)
  let best = { candidate: first, edge: 0 }
  for (const candidate of candidates.slice(1)) {
    const edge = edgeOver(firstWorths, worths(candidate))
    if (edge > best.edge) best = { candidate, edge }
  }
  return best.candidate
}
