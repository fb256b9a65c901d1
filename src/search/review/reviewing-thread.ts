// The thread that makes reviews: handles an order and reports progress.
import type { Work } from '../../threads/thread-messages.ts'
import { type Installed, installedGame } from '../installed.ts'
import { type Progress, reviewSteps } from './review.ts'
import type { Finished, Judgements, WholeReview } from './types.ts'

/** What is to be reviewed, and what was judged of it before. */
export interface ReviewOrder {
  readonly title: string
  readonly finished: Finished
  readonly known: Judgements
}

export const work: Work<Installed, ReviewOrder, WholeReview | undefined, Progress> = async (
  { title, finished, known },
  { given, say },
) => {
  const steps = reviewSteps(await installedGame(given, title), finished, known)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    say(step.value)
  }
}
