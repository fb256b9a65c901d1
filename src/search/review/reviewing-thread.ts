// The thread that makes reviews: handles an order and reports progress. It also judges how a game stands.
import type { Seat } from '../../engine/phrase.ts'
import type { Work } from '../../threads/thread-messages.ts'
import { type Installed, installedGame } from '../installed.ts'
import { shareNow } from './now.ts'
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

/** What came of an order: a review, or a share of the win. */
export type Judged = WholeReview | undefined | number

export const work: Work<Installed, ReviewOrder | ShareOrder, Judged, Progress> = async (
  order,
  { given, say },
) => {
  const game = await installedGame(given, order.title)
  if ('played' in order) return shareNow(game, order.played, order.seat)
  const steps = reviewSteps(game, order.finished, order.known)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    say(step.value)
  }
}
