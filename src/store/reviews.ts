// Reviews of finished games: asked for, being made, made.
import { fromColumn, toColumn } from './json.ts'
import type { MoveTx, Tx } from './open.ts'

/** Where a review stands: it cannot be made (`failed`), or the rules have changed since the game was played (`changed`). */
export type ReviewStatus = 'making' | 'ready' | 'failed' | 'changed'

/** A review as stored; what was judged and what it says are the judge's own shapes. */
export interface ReviewRow<J = unknown, R = unknown> {
  readonly gameId: string
  readonly status: ReviewStatus
  /** Versions of the judge and of the rules that it is frozen with. */
  readonly judge: number
  readonly rules: number
  /** Moments judged of those that will be. */
  readonly done: number
  readonly of: number
  readonly judged: J
  readonly review: R | null
  /** When it was asked for, and then when it was made. */
  readonly at: Date
}

/** The review of a game, if one was ever asked for. */
export async function findReview<J, R>(tx: Tx, gameId: string): Promise<ReviewRow<J, R> | undefined> {
  const found = await tx.review.findUnique({ where: { gameId } })
  if (!found) return undefined
  const { judged, review, status, ...plain } = found
  return {
    ...plain,
    status: status as ReviewStatus,
    judged: fromColumn<J>(judged),
    review: fromColumn<R | null>(review),
  }
}

/** A review is to be made, from the beginning; one that was is forgotten. */
export async function beginReview(
  tx: MoveTx,
  { gameId, judge, rules, at }: Pick<ReviewRow, 'gameId' | 'judge' | 'rules' | 'at'>,
): Promise<void> {
  await tx.$executeRaw`
    insert into reviews (game_id, status, judge, rules, done, "of", judged, at)
    values (${gameId}, 'making', ${judge}, ${rules}, 0, 0, '{}', ${at})
    on conflict (game_id) do update set status = excluded.status, judge = excluded.judge, rules = excluded.rules,
      done = 0, "of" = 0, judged = excluded.judged, review = null, at = excluded.at`
}

/** How far a review that is being made has come. */
export async function noteProgress(
  tx: Tx,
  gameId: string,
  { done, of, judged }: Pick<ReviewRow, 'done' | 'of' | 'judged'>,
): Promise<void> {
  await tx.review.updateMany({
    where: { gameId, status: 'making' },
    data: { done, of, judged: toColumn(judged) },
  })
}

/** A review is made, or cannot be; what it was judged from is needed no more. */
export async function endReview(
  tx: Tx,
  gameId: string,
  { status, review, at }: Pick<ReviewRow, 'status' | 'review' | 'at'>,
): Promise<void> {
  await tx.review.updateMany({
    where: { gameId, status: 'making' },
    data: { status, at, judged: {}, ...(review !== null && { review: toColumn(review) }) },
  })
}

/** How many reviews are yet to be made; of those asked for before a moment, where one is named. */
export async function reviewsWaiting(tx: MoveTx, before?: Date): Promise<number> {
  const [found] = await tx.$queryRaw<{ count: bigint }[]>`
    select count(*) as count from reviews where status = 'making'
      and (${before ?? null}::timestamp is null or at < ${before ?? null})`
  return Number(found?.count ?? 0)
}
