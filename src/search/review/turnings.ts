// Where a game turned, and how much of what changed was luck.
import { distance } from './points.ts'
import type { Moment, Turning } from './types.ts'

/** Turning points that are named, and the least that changes in one: a fifth of the win, since an eighth may be sampling. */
export const TURNINGS = 3
const LEAST = 0.2

/** A stretch between two moments that were judged one after the other. */
export interface Stretch {
  readonly from: Moment
  readonly to: Moment
  /** The share of its steps that hung on chance. */
  readonly luck: number
}

/**
 * The stretches in which most changed, the greatest first. Of two that meet in a moment the greater counts: a single moment
 * that was misjudged would make two of them, there and back.
 */
export function greatest(stretches: readonly Stretch[]): Stretch[] {
  const sorted = stretches
    .filter((stretch) => changeOf(stretch) >= LEAST)
    .sort((a, b) => changeOf(b) - changeOf(a) || a.from.number - b.from.number)
  const chosen: Stretch[] = []
  for (const stretch of sorted) {
    const { from, to } = stretch
    const meets = (other: Stretch) => other.from.number === to.number || other.to.number === from.number
    if (chosen.length < TURNINGS && !chosen.some(meets)) chosen.push(stretch)
  }
  return chosen
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
