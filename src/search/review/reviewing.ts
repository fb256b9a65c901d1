// Makes reviews one at a time, in a thread of low priority.
import type { Game } from '../../engine/game.ts'
import { openPool, PoolClosed } from '../../threads/pool.ts'
import type { Installed } from '../installed.ts'
import { shareNow } from './now.ts'
import { type WeighedPosition, weighAnswerOf } from './position.ts'
import { type Progress, reviewSteps } from './review.ts'
import type { Judged, Order, PositionOrder, ReviewOrder, ShareOrder } from './reviewing-thread.ts'
import type { WholeReview } from './types.ts'

/** Makes reviews of finished games. */
export interface Reviewer {
  /** Whether one is being made; a second would have to wait. */
  readonly busy: boolean
  /**
   * Makes a review; `undefined` where the rules have changed since. Rejects when it cannot be made, when `noted`, which
   * hears how far it has come, returns false, and when the reviewer closes.
   */
  make(order: ReviewOrder, noted: (progress: Progress) => boolean): Promise<WholeReview | undefined>
  /** A seat's share of the win as a game stands; rejects as `make` does. */
  share(order: ShareOrder): Promise<number>
  /** Answers where one was given in a finished game, weighed; `undefined` where none is clearly the best. Rejects as `make` does. */
  position(order: PositionOrder): Promise<WeighedPosition | undefined>
  close(): Promise<void>
}

/** Why a review was not made that can be made another time. */
export class ReviewStopped extends Error {}

/** Makes reviews in the caller's thread, with these titles. */
export const reviewerHere = (titles: Readonly<Record<string, { readonly game: Game }>>): Reviewer => ({
  busy: false,
  async make({ title, finished, known }, noted) {
    const steps = reviewSteps(gameOf(titles, title), finished, known)
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
      if (!noted(step.value)) throw new ReviewStopped('nobody wants the review any more')
    }
  },
  share: async ({ title, played, seat }) => shareNow(gameOf(titles, title), played, seat),
  position: async ({ title, played, number }) => weighAnswerOf(gameOf(titles, title), played, number),
  close: async () => {},
})

function gameOf(titles: Readonly<Record<string, { readonly game: Game }>>, id: string): Game {
  const title = titles[id]
  if (!title) throw new Error(`the game ${id} is not installed`)
  return title.game
}

/** After so many milliseconds without a word the thread is given up. */
const LIMIT = 10 * 60_000

/** How much a review stands back behind everything else. */
const NICE = 10

/**
 * Opens a reviewer; each review has a thread of its own, which ends with it.
 * @param titles Module that exports `TITLES`.
 */
export function openReviewer(titles: URL, limit = LIMIT): Reviewer {
  const pool = openPool<Order, Judged, Progress>({
    name: 'the thread that makes reviews',
    module: new URL('./reviewing-thread.ts', import.meta.url),
    given: { titles: titles.href } satisfies Installed,
    nice: NICE,
    idle: 0,
  })
  async function run(order: Order, onWord?: (progress: Progress) => void): Promise<Judged> {
    if (pool.load.underWay > 0) throw new ReviewStopped('a review is being made')
    try {
      return await pool.run({ order: () => ({ order, limit }), ...(onWord && { onWord }) })
    } catch (error) {
      throw error instanceof PoolClosed ? new ReviewStopped('the reviewer is closed') : error
    }
  }

  return {
    get busy() {
      return pool.load.underWay > 0
    },
    async make(order, noted) {
      const onWord = (progress: Progress) => {
        if (!noted(progress)) throw new ReviewStopped('nobody wants the review any more')
      }
      return (await run(order, onWord)) as WholeReview | undefined
    },
    share: async (order) => (await run(order)) as number,
    position: async (order) => (await run(order)) as WeighedPosition | undefined,
    close: () => pool.close(),
  }
}
