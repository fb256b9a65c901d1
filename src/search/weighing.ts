// Weighs candidates in common worlds: what each is worth, beside the first of them, in the same worlds.
import type { Choice } from '../engine/decision.ts'

/** A candidate, and what it was worth in each world it was tried in. */
export interface Weighed {
  readonly choice: Choice
  readonly worth: number[]
}

export const meanOf = ({ worth }: Weighed): number =>
  worth.reduce((sum, each) => sum + each, 0) / Math.max(1, worth.length)

/** Worlds without a difference that every candidate begins with, and how much gaps vary in them: a win in two games. */
const DOUBT = 4
const SPREAD = 0.25

/** How sure a difference must be, in standard errors, for another than the first to be chosen. */
const SURE = 1

/** How much better a candidate is than the first in the worlds both were tried in, less what may be luck. */
export function edgeOver(first: Weighed, other: Weighed): number {
  const both = Math.min(first.worth.length, other.worth.length)
  if (both === 0 || first === other) return 0
  const gaps = other.worth.slice(0, both).map((worth, at) => worth - (first.worth[at] ?? 0))
  const count = both + DOUBT
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / count
  const squares = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, DOUBT * SPREAD)
  return mean - SURE * (Math.sqrt(squares) / count)
}

/** Candidates best first by the mean of their worth; the earlier where they are equal. */
export const ranked = (candidates: readonly Weighed[]): Weighed[] =>
  [...candidates].sort((one, other) => meanOf(other) - meanOf(one))

/** What is chosen: the candidate with the surest edge over the first, or the first. */
export function chosenOf(candidates: readonly [Weighed, ...Weighed[]]): Weighed {
  const [first] = candidates
  return candidates.reduce(
    (best, each) => (edgeOver(first, each) > edgeOver(first, best) ? each : best),
    first,
  )
}
