// Finds the next question after private steps without taking them, for typing and for planning.
import type { Choice, Decision } from './decision.ts'
import type { Game } from './game.ts'
import { resume, type Snapshot } from './lifecycle.ts'
import type { Seat } from './phrase.ts'
import { answerMove, asking } from './player-view.ts'

/**
 * The decision that a seat would be asked after these private steps. `undefined` when one of them is no legal answer,
 * or is more than a private step: nobody may look into what a real answer would lead to.
 */
export function rehearse(
  game: Game,
  snapshot: Snapshot,
  seat: Seat,
  steps: readonly Choice[],
): Decision | undefined {
  const session = resume(game, snapshot)
  for (const choice of steps) {
    const taken = session.take(answerMove(session, seat, choice, 'member'))
    if (typeof taken === 'string' || taken.events.length > 0 || !session.open?.root) return undefined
  }
  return asking(session, seat).decision
}
