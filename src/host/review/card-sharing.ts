// Shares the result card of a reviewed game where it was played: once, and only by one who sat there.

import { findGame } from '../../store/games.ts'
import { enqueue } from '../../store/outbox.ts'
import { findPost } from '../../store/posts.ts'
import { findReview } from '../../store/reviews.ts'
import { type HostContext, transact } from '../table/context.ts'
import { playerRow } from '../table/info.ts'
import type { Job } from '../table/posts.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type { GameId, Person, Result } from '../table/types.ts'

/** Posts the result card of a reviewed game where it was played, once, for one who sat there. */
export async function share(context: HostContext, game: GameId, { id }: Person): Promise<Result<null>> {
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
