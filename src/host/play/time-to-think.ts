// Time limit of an expert's decision: shorter where people sit and wait, and derived from public facts alone.
import type { Decision } from '../../engine/decision.ts'
import type { PlayerRow } from '../../store/games.ts'
import { MINUTE } from '../../text/length.ts'
import { isPresent } from '../table/clock/clocks-after-move.ts'
import type { Pace } from '../table/clock/pace.ts'

/** At a table that plays over days, and where people wait for it, in milliseconds. */
const LONG = MINUTE
const SHORT = 2_000

/** A reaction to someone else's move is asked of many seats in turn: it takes this share. */
const REACTION = 1 / 4

/** Tables with less than this for a decision play at one sitting. */
const SITTING = 6 * 60 * MINUTE

/**
 * How long an expert thinks about a decision, in milliseconds. A member who plays with computers alone waits for them, and so
 * do tables that play at one sitting.
 */
export function timeToThink(
  { cap }: Pick<Pace, 'cap'>,
  players: readonly PlayerRow[],
  { pass, ownTurn }: Pick<Decision, 'pass' | 'ownTurn'>,
): number {
  const waits = cap < SITTING || players.filter(isPresent).length < 2
  const isReaction = pass !== undefined && !ownTurn
  return (waits ? SHORT : LONG) * (isReaction ? REACTION : 1)
}
