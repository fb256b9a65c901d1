// The thread that makes reviews: handles an order and reports progress. It also judges how a game stands, and weighs answers.
import type { Seat } from '../../engine/phrase.ts'
import type { Work } from '../../threads/thread-messages.ts'
import { type Installed, installedGame } from '../installed.ts'
import { shareNow } from './now.ts'
import { type WeighedPosition, weighAnswerOf } from './position.ts'
import { type Progress, reviewSteps } from './review.ts'
import type { Finished, Judgements, Played, WholeReview } from './types.ts'

/** What is to be reviewed, and what was judged of it before. */
export interface ReviewOrder {
  readonly title: string
  readonly finished: Finished
  readonly known: Judgements
}

/** A game that is to be judged where it stands, for one of its seats. */
export interface ShareOrder {
  readonly title: string
  readonly played: Played
  readonly seat: Seat
}

/** A finished game, of which answers are to be weighed where an entry gave one. */
export interface PositionOrder {
  readonly title: string
  readonly played: Played
  readonly number: number
}

/** What there is to do for a reviewer. */
export type Order = ReviewOrder | ShareOrder | PositionOrder

/** What came of an order: a review, a share of the win, or a position. */
export type Judged = WholeReview | undefined | number | WeighedPosition

export const work: Work<Installed, Order, Judged, Progress> = async (order, { given, say }) => {
  const game = await installedGame(given, order.title)
  if ('number' in order) return weighAnswerOf(game, order.played, order.number)
  if ('played' in order) return shareNow(game, order.played, order.seat)
  const steps = reviewSteps(game, order.finished, order.known)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    say(step.value)
  }
}
