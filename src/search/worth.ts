// What an end is worth to a seat.
import type { Outcome } from '../engine/game.ts'
import type { Seat } from '../engine/phrase.ts'

/** A seat's share of the win under an outcome, from 0 to 1: winners share alike. */
export const shareOf = ({ winners }: Outcome, seat: Seat): number =>
  winners.includes(seat) ? 1 / winners.length : 0

/** How much a place weighs beside the win: a tie-break. */
const PLACE = 0.05

/** What an end is worth to a seat that searches, from 0 to 1: its share of the win, and a little for its place. */
export function worthTo(outcome: Outcome | undefined, seat: Seat): number {
  if (!outcome) return 0
  const { ranks } = outcome
  const behind = ranks.filter((rank) => rank > (ranks[seat] ?? 0)).length
  return (1 - PLACE) * shareOf(outcome, seat) + (PLACE * behind) / Math.max(1, ranks.length - 1)
}
