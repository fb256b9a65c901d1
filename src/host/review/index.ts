// Reviews, for the floors above: what the computer thinks of a finished game.
import { type HostContext, inContext } from '../context.ts'
import type { GameId, Person, Result } from '../types.ts'
import { type ReviewState, reviewOf } from './asking.ts'
import { type HindsightState, hindsightOf } from './hindsight.ts'
import { shareCard } from './sharing.ts'

export type { ReviewState } from './asking.ts'
export type { HindsightState, OwnHindsight } from './hindsight.ts'

/** Every look at reviews. */
export interface ReviewService {
  /** The review of a finished game, or how far it has come; one that nobody has asked for yet is made from now on. */
  of(game: GameId): Promise<Result<ReviewState>>
  /** What expert would have done at this person's own decisions in a finished game, for them alone. */
  hindsight(game: GameId, person: Person): Promise<Result<HindsightState>>
  /** Posts its result card where the game was played, once, for one who sat there. */
  share(game: GameId, person: Person): Promise<Result<null>>
}

export const reviewService = (context: HostContext): ReviewService =>
  inContext(context, { of: reviewOf, hindsight: hindsightOf, share: shareCard })
