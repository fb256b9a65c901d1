// Finds the turning points of a game, and how much of each was luck.
import { distance } from './points.ts'
import type { Moment, Turning } from './types.ts'

/** Turning points that are named, and the least that changes in one: a fifth of the win, since an eighth may be sampling. */
export const TURNINGS = 3
const LEAST = 0.2
/** Moments are judged most closely where most changes: what changed at one blow may be spread over several stretches. */
const SHORT = 1 / 8
/** What each stretch must add to be counted in: less may be sampling. */
const WORTH = 0.03

/** A stretch between two moments that were judged, from one to the next or to a later one. */
export interface Stretch {
  readonly from: Moment
  readonly to: Moment
  /** Steps of the game in it. */
  readonly steps: number
  /** The share of what changed in it that hung on chance. */
  readonly luck: number
}

/**
 * The stretches in which most changed, alone or a few side by side, the greatest first. Of two that meet in a moment the
 * greater counts: a single moment that was misjudged would make two of them, there and back.
 * @param stretches all of the game in their order, from each judged moment to the next
 */
export function greatest(stretches: readonly Stretch[]): Stretch[] {
  const sorted = runsOf(stretches).sort((a, b) => b.worth - a.worth || a.run.from.number - b.run.from.number)
  const chosen: Stretch[] = []
  for (const { run } of sorted) {
    const meets = (other: Stretch) => run.from.number <= other.to.number && other.from.number <= run.to.number
    if (chosen.length < TURNINGS && !chosen.some(meets)) chosen.push(run)
  }
  return chosen
}

/** Every stretch and every few side by side in which enough changed, and what they count for. */
function runsOf(stretches: readonly Stretch[]): { readonly run: Stretch; readonly worth: number }[] {
  const most = SHORT * stretches.reduce((sum, { steps }) => sum + steps, 0)
  const runs: { run: Stretch; worth: number }[] = []
  for (let first = 0; first < stretches.length; first++)
    for (let last = first; last < stretches.length; last++) {
      const run = together(stretches.slice(first, last + 1))
      if (!run || (last > first && run.steps > most)) break
      const change = changeOf(run)
      if (change >= LEAST) runs.push({ run, worth: change - (last - first) * WORTH })
    }
  return runs
}

/** Stretches side by side as one; what hung on chance is told in whole percent. */
function together(stretches: readonly Stretch[]): Stretch | undefined {
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (!first || !last || first === last) return first
  const sumOf = (value: (stretch: Stretch) => number) => stretches.reduce((sum, each) => sum + value(each), 0)
  const luck = sumOf((each) => each.luck * changeOf(each)) / Math.max(Number.EPSILON, sumOf(changeOf))
  return {
    from: first.from,
    to: last.to,
    steps: sumOf(({ steps }) => steps),
    luck: Math.round(luck * 100) / 100,
  }
}

const changeOf = ({ from, to }: Stretch): number => distance(from.shares, to.shares)

const changesOf = ({ from, to }: Stretch): number[] =>
  to.shares.map((share, seat) => share - (from.shares[seat] ?? 0))

/** The turning points in the order of the game. */
export const turningsOf = (stretches: readonly Stretch[]): Turning[] =>
  greatest(stretches)
    .sort((a, b) => a.from.number - b.from.number)
    .map((stretch) => ({
      from: stretch.from.number,
      to: stretch.to.number,
      changes: changesOf(stretch),
      luck: stretch.luck,
    }))

/**
 * What each seat gained and lost by chance and by decisions. A single step counts as one or the other; where only both ends of
 * several were judged, what changed is shared out by how many of them hung on chance.
 */
export function luckAndDecisions(
  stretches: readonly Stretch[],
  seats: number,
): { readonly luck: number[]; readonly decisions: number[] } {
  const luck = Array.from({ length: seats }, () => 0)
  const decisions = Array.from({ length: seats }, () => 0)
  for (const stretch of stretches)
    for (const [seat, change] of changesOf(stretch).entries()) {
      luck[seat] = (luck[seat] ?? 0) + change * stretch.luck
      decisions[seat] = (decisions[seat] ?? 0) + change * (1 - stretch.luck)
    }
  return { luck, decisions }
}
