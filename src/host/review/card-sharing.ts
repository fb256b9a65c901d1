// Shares the result card or the film of a finished game where others read: once, and only by one who sat there.

import { findGame } from '../../store/games.ts'
import { enqueue } from '../../store/outbox.ts'
import { findPost } from '../../store/posts.ts'
import { type HostContext, transact } from '../table/context.ts'
import { playerRow } from '../table/info.ts'
import type { Job } from '../table/posts.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type { GameId, Person, Result } from '../table/types.ts'

/**
 * Posts the result card or the film of a finished game in the channel it was opened in, once, for one who sat there. A film
 * that is asked for again is hung again where it is missing.
 */
export async function share(
  context: HostContext,
  game: GameId,
  { id }: Person,
  what: 'card' | 'film',
): Promise<Result<null>> {
  const shared = await transact(context, async (tx): Promise<Result<null>> => {
    const row = await findGame(tx, game)
    if (!row) return refuse(refusals.noGame())
    if (row.status !== 'finished' || !row.outcome) return refuse(refusals.notReviewed())
    if (!playerRow(row, id)) return refuse(refusals.notSeated())
    if (what === 'card' && (await findPost(tx, game, what))) return refuse(refusals.cardShared())
    await enqueue(tx, game, [{ kind: what }] satisfies Job[], context.clock.now())
    return grant(null)
  })
  if (shared.ok) context.notify(game)
  return shared
}
