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

/** Worlds without a difference that every candidate begins with; gaps vary in them as they do in all others. */
const DOUBT = 4

/** How sure a difference must be, in standard errors, for another than the first to be chosen. */
const SURE = 1.25

/** How much better a candidate is than the first, world by world, in those that both were tried in. */
const gapsBetween = (first: readonly number[], other: readonly number[]): number[] =>
  other.slice(0, first.length).map((worth, at) => worth - (first[at] ?? 0))

/** How much better gaps are in the mean, less what may be luck; `usual` is how much gaps vary, squared. */
function edgeOf(gaps: readonly number[], usual: number): number {
  const count = gaps.length + DOUBT
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / count
  const squares = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, DOUBT * usual)
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
  const [first, ...others] = candidates
  const firstWorths = worths(first)
  const gaps = others.map((other) => gapsBetween(firstWorths, worths(other)))
  const usual = meanOf(gaps.flat().map((gap) => gap ** 2))
  let best = { candidate: first, edge: 0 }
  for (const [at, candidate] of others.entries()) {
    const edge = edgeOf(gaps[at] ?? [], usual)
    if (edge > best.edge) best = { candidate, edge }
  }
  return best.candidate
}
