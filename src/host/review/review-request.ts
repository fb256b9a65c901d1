// Asks for the review of a finished game: by itself after its end, or when somebody wants to see it.
import { JUDGE, type Judgements, type Review, type WholeReview } from '../../search/review/types.ts'
import { findGame, type GameRow } from '../../store/games.ts'
import { hastenJob, scheduleJob } from '../../store/jobs.ts'
import type { MoveTx, Tx } from '../../store/open.ts'
import { beginReview, findReview, type ReviewRow, reviewsWaiting } from '../../store/reviews.ts'
import { type HostContext, titleOf, transact } from '../table/context.ts'
import { infoOf } from '../table/info.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type { GameId, GameInfo, Result } from '../table/types.ts'

/** The job that makes a review. */
export const REVIEW = 'review'

/** While so many wait, no game is reviewed by itself any more; while so many do, nobody may ask for another. */
const MOST_BY_ITSELF = 20
const MOST_ASKED_FOR = 100
/** How long after its end a game is reviewed by itself, in milliseconds: first its end is told, and played again. */
const AFTER_END = 20_000

/** How a game's review stands. */
export type ReviewState = { readonly info: GameInfo } & (
  | { readonly status: 'ready'; readonly review: Review; readonly madeAt: Date }
  /** Moments judged of those that will be (0 of 0 while it waits), and how many reviews are made before it. */
  | { readonly status: 'making'; readonly done: number; readonly of: number; readonly ahead: number }
  /** It cannot be made; the rules have changed since the game was played. */
  | { readonly status: 'failed' | 'changed' }
)

type ReadyReview = Extract<ReviewState, { readonly status: 'ready' }>

/** A review as stored here. */
export type StoredReview = ReviewRow<Judgements, WholeReview>

/** A game has just ended: its review is made soon, unless too many are waiting. Nothing where none are made at all. */
export async function reviewAfterEnd(tx: MoveTx, context: HostContext, row: GameRow): Promise<void> {
  if (!context.reviewer || (await reviewsWaiting(tx)) >= MOST_BY_ITSELF) return
  await begin(tx, context, row, AFTER_END)
}

/**
 * The review of a finished game; where it was never asked for, it is from now on. Refused for a game that is not over, and for
 * one that never came to its end.
 */
export async function of(context: HostContext, game: GameId): Promise<Result<ReviewState>> {
  return transact(context, async (tx) => {
    const row = await findGame(tx, game)
    if (!row) return refuse(refusals.noGame())
    if (row.status !== 'finished' || !row.outcome) return refuse(refusals.notReviewed())
    const info = infoOf(row)
    const stored = await findReview<Judgements, WholeReview>(tx, game)
    const ready = stored && readyOf(info, stored)
    if (ready) return grant(ready)
    if (stored?.status === 'making') {
      // Somebody waits for it now.
      if (stored.of === 0) await hastenJob(tx, jobOf(row), context.clock.now())
      return grant(await progressOf(tx, info, stored))
    }
    if (stored && isFinal(context, row, stored))
      return grant({ info, status: stored.status === 'changed' ? 'changed' : 'failed' })
    if (!context.reviewer || (await reviewsWaiting(tx)) >= MOST_ASKED_FOR)
      return refuse(refusals.reviewsFull())
    await begin(tx, context, row, 0)
    const begun = await findReview<Judgements, WholeReview>(tx, game)
    return begun ? grant(await progressOf(tx, info, begun)) : refuse(refusals.reviewsFull())
  })
}

/** The review of a finished game where it is made already; nobody waits for it, and none is asked for. */
export async function made(context: HostContext, game: GameId): Promise<ReadyReview | undefined> {
  return context.store.transaction(async (tx) => {
    const row = await findGame(tx, game)
    const stored = row && (await findReview<Judgements, WholeReview>(tx, game))
    return row && stored && readyOf(infoOf(row), stored)
  })
}

/** A review that is made, without what each member is told alone. */
function readyOf(info: GameInfo, { status, review: whole, at }: StoredReview): ReadyReview | undefined {
  if (status !== 'ready' || !whole) return undefined
  const { hindsight: _, ...review } = whole
  return { info, status, review, madeAt: at }
}

async function begin(tx: MoveTx, context: HostContext, row: GameRow, wait: number): Promise<void> {
  const at = context.clock.now()
  const rules = titleOf(context, row.title).game.version
  await beginReview(tx, { gameId: row.id, judge: JUDGE, rules, at })
  await scheduleJob(tx, { ...jobOf(row), due: new Date(at.getTime() + wait), payload: null })
}

const jobOf = ({ id }: GameRow) => ({ subject: { kind: 'game', id }, kind: REVIEW, key: '' }) as const

const progressOf = async (
  tx: Tx,
  info: GameInfo,
  { done, of, at }: StoredReview,
): Promise<ReviewState & { readonly status: 'making' }> => ({
  info,
  status: 'making',
  done,
  of,
  ahead: of > 0 ? 0 : await reviewsWaiting(tx, at),
})

/** That it could not be made stands for this judge under these rules. */
const isFinal = (context: HostContext, row: GameRow, stored: StoredReview): boolean =>
  stored.judge === JUDGE && stored.rules === titleOf(context, row.title).game.version
