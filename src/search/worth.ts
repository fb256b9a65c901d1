// The worth of an ending to a seat.
import type { Outcome } from '../engine/game.ts'
import type { Seat } from '../engine/phrase.ts'

/** A seat's share of the win under an outcome, from 0 to 1: winners share alike. */
export const shareOf = ({ winners }: Outcome, seat: Seat): number =>
  winners.includes(seat) ? 1 / winners.length : 0

/** How a game ended for a seat. */
export interface End {
  /** Its share of the win. */
  readonly share: number
  /**
   * Points by which it is ahead of the best of its opponents, or where none are counted, places; nothing where the share
   * may be foretold and says as much.
   */
  readonly lead?: number
}

/** How a game ended for a seat; one that did not end has no winner. */
export function endFor(outcome: Outcome | undefined, seat: Seat): End {
  if (!outcome) return { share: 0, lead: 0 }
  const { ranks, scores, teams } = outcome
  const standings = scores
    ? scores.map((parts) => parts.reduce((sum, { points }) => sum + points, 0))
    : ranks.map((rank) => -rank)
  const opponents = standings.filter((_, other) => (teams ? teams[other] !== teams[seat] : other !== seat))
  const best = opponents.length > 0 ? Math.max(...opponents) : 0
  return { share: shareOf(outcome, seat), lead: (standings[seat] ?? 0) - best }
}
