// Makes the reviews that wait, one at a time in each process; what a killed process had judged is not judged again.
import type { Delivered, DeliveryHandler, Settled } from '../../jobs/handlers.ts'
import type { Progress } from '../../search/review/review.ts'
import { type Reviewer, ReviewStopped } from '../../search/review/reviewing.ts'
import { type Finished, JUDGE, type Judgements, type Played } from '../../search/review/types.ts'
import { findGame, type GameRow } from '../../store/games.ts'
import { checkpointsOf, entriesFrom } from '../../store/log.ts'
import { isLost } from '../../store/lost.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { endReview, findReview, noteProgress } from '../../store/reviews.ts'
import { type HostContext, titleOf, transact } from '../table/context.ts'
import type { Job } from '../table/posts.ts'
import type { StoredReview } from './review-request.ts'

/** While another review is being made, the next look at this one comes after so many milliseconds. */
const BUSY = 2_000
/** One that was stopped goes on after so many milliseconds. */
const SOON = 1_000
/** A review that fails so often is given up. */
const TRIES = 3

/** What makes the review of a game. */
export const reviewHandler =
  (context: HostContext, reviewer: Reviewer): DeliveryHandler =>
  async ({ subject }) => {
    const stored = await findReview<Judgements, never>(context.store.db, subject.id)
    if (stored?.status !== 'making') return 'drop'
    if (reviewer.busy) return new Date(context.clock.now().getTime() + BUSY)
    return (given) => make(context, reviewer, stored, given)
  }

async function make(
  context: HostContext,
  reviewer: Reviewer,
  stored: StoredReview,
  given: Delivered,
): Promise<Settled> {
  const { db } = context.store
  const row = await findGame(db, stored.gameId)
  if (row?.status !== 'finished') return { done: true }
  const end = (status: 'ready' | 'failed' | 'changed', review: unknown = null) =>
    endReview(db, row.id, { status, review, at: context.clock.now() })
  const notes = progressNotes(context, row.id)
  try {
    const finished = await finishedOf(db, row)
    const order = { title: row.title, finished, known: knownOf(context, row, stored) }
    const review = await reviewer.make(order, (progress) => {
      notes.note(progress)
      return given.mine()
    })
    await notes.written()
    if (!given.mine()) return { done: false, why: 'another process has it' }
    await end(review ? 'ready' : 'changed', review)
    if (review) await tellReviewed(context, row.id)
    return { done: true }
  } catch (error) {
    await notes.written()
    if (error instanceof ReviewStopped) return { done: false, why: error.message, retryAfterMs: SOON }
    if (isLost(error) || given.attempts < TRIES) throw error
    context.log.error({ game: row.id, err: error }, 'a review could not be made')
    await end('failed')
    return { done: true }
  }
}

/** The result card of the game tells its course from now on. */
async function tellReviewed(context: HostContext, game: string): Promise<void> {
  await transact(context, (tx) =>
    enqueue(tx, game, [{ kind: 'reviewed' }] satisfies Job[], context.clock.now()),
  )
  context.notify(game)
}

/** What was judged before counts for the same judge and rules. */
const knownOf = (context: HostContext, row: GameRow, { judge, rules, judged }: StoredReview): Judgements =>
  judge === JUDGE && rules === titleOf(context, row.title).game.version ? judged : {}

/** Writes down how far a review is, one write after the other; a failure costs only what would be known after a crash. */
function progressNotes(context: HostContext, game: string) {
  let writing: Promise<void> = Promise.resolve()
  return {
    note(progress: Progress): void {
      writing = writing.then(() => noteProgress(context.store.db, game, progress)).catch(() => undefined)
    },
    written: () => writing,
  }
}

/** A finished game as it is judged. */
async function finishedOf(tx: Tx, row: GameRow): Promise<Finished> {
  const { outcome } = row
  if (!outcome) throw new Error(`game ${row.id} never came to its end`)
  return { ...(await playedOf(tx, row)), outcome }
}

/** A game that has begun, as it was played up to an entry. */
export async function playedOf(tx: Tx, row: GameRow, upTo = row.number): Promise<Played> {
  const { seed, options } = row
  if (seed === null) throw new Error(`game ${row.id} has not begun`)
  const pages = (await entriesFrom(tx, row.id, 0)).filter(({ entry }) => entry.number <= upTo)
  const checkpoints = Object.fromEntries(await checkpointsOf(tx, row.id))
  return { seed, seats: row.players.length, options, pages, checkpoints }
}
