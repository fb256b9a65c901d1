// Shares the result card of a reviewed game where it was played: once, and only by one who sat there.

import { findGame } from '../../store/games.ts'
import { enqueue } from '../../store/outbox.ts'
import { findPost } from '../../store/posts.ts'
import { findReview } from '../../store/reviews.ts'
import { type HostContext, transact } from '../context.ts'
import { playerRow } from '../play/info.ts'
import type { Job } from '../posts/types.ts'
import { grant, refusals, refuse } from '../refusals.ts'
import type { GameId, Person, Result } from '../types.ts'

export async function shareCard(context: HostContext, game: GameId, { id }: Person): Promise<Result<null>> {
  const shared = await transact(context, async (tx): Promise<Result<null>> => {
    const row = await findGame(tx, game)
    if (!row) return refuse(refusals.noGame())
    if ((await findReview(tx, game))?.status !== 'ready') return refuse(refusals.notReviewed())
    if (!playerRow(row, id)) return refuse(refusals.notSeated())
    if (await findPost(tx, game, 'card')) return refuse(refusals.cardShared())
    await enqueue(tx, game, [{ kind: 'card' }] satisfies Job[], context.clock.now())
    return grant(null)
  })
  if (shared.ok) context.notify(game)
  return shared
}
