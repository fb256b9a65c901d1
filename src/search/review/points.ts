// Chooses moments of a game to judge: some spread evenly, then those between which much changes, until the budget is used.
import type { Judgements } from './types.ts'

/** How much is looked at. */
export interface Effort {
  /** Games played on from each moment; twice as many from the ends of what may be a turning point. */
  readonly games: number
  /** Answers that a review may take, about, and the fewest and most moments that it judges at any cost. */
  readonly answers: number
  readonly fewest: number
  readonly most: number
}

/** What a review takes; part of the judge, so that reviews of one judge are alike. */
export const EFFORT: Effort = { games: 32, answers: 100_000, fewest: 10, most: 40 }

/** The share of the moments that are spread evenly; the others look where much happened. */
const EVENLY = 0.6

/** Each seat's share of the win as judged. */
export type Shares = readonly number[]

/**
 * How many moments of a game with so many stops are judged.
 * @param answers how many answers a game takes that is played on from the first of them
 */
export function momentsFor(stops: number, answers: number, effort: Effort): number {
  // From the middle of a game it takes half as many.
  const each = (effort.games * answers) / 2
  const moments = Math.round(effort.answers / Math.max(1, each))
  return Math.min(stops, effort.most, Math.max(effort.fewest, moments))
}

/** Places of stops spread evenly over a game, the first among them. */
export function spread(stops: number, moments: number): number[] {
  const first = Math.max(2, Math.ceil(moments * EVENLY))
  const places = Array.from({ length: Math.min(first, stops) }, (_, index) =>
    Math.floor((index * stops) / Math.min(first, stops)),
  )
  return [...new Set(places)]
}

/** How far two judgements lie apart: 0 where they are the same, 1 where the whole win has changed hands. */
export const distance = (one: Shares, other: Shares): number =>
  one.reduce((sum, share, seat) => sum + Math.abs(share - (other[seat] ?? 0)), 0) / 2

/**
 * The place to look at next: in the middle of the stretch in which most changed; `undefined` when every stretch is a
 * single step.
 * @param shares what was judged, by place; the end's under the place after the last stop
 */
export function nextPlace(shares: ReadonlyMap<number, Shares>): number | undefined {
  const places = [...shares.keys()].sort((a, b) => a - b)
  let best: { readonly place: number; readonly change: number } | undefined
  for (const [index, to] of places.entries()) {
    const from = places[index - 1]
    if (from === undefined || to - from < 2) continue
    const change = distance(shares.get(from) ?? [], shares.get(to) ?? [])
    if (!best || change > best.change) best = { place: Math.floor((from + to) / 2), change }
  }
  return best?.place
}

/**
 * The average of the games played on from a moment; `undefined` where none were.
 * @param times how many of its judgements count
 */
export function sharesAt(judged: Judgements, number: number, times: 1 | 2): Shares | undefined {
  const counted = (judged[number] ?? []).slice(0, times)
  const games = counted.reduce((sum, each) => sum + each.games, 0)
  return counted[0]?.won.map((_, seat) => counted.reduce((sum, { won }) => sum + (won[seat] ?? 0), 0) / games)
}
