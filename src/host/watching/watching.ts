// Games that somebody follows without a seat. They are shown what everybody is.
import { findGame, watchedGames } from '../../store/games.ts'
import { deleteWatcher, insertWatcher, watchersOf } from '../../store/invitations.ts'
import { enqueue } from '../../store/outbox.ts'
import { type HostContext, transact } from '../table/context.ts'
import { infoOf, playerRow } from '../table/info.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type { GameId, GameInfo, Person, Result } from '../table/types.ts'

/** Somebody watches a game that is not over; seated members see it already. */
export async function watch(context: HostContext, game: GameId, person: Person): Promise<Result<GameInfo>> {
  const result = await transact(context, async (tx): Promise<Result<GameInfo>> => {
    const row = await findGame(tx, game)
    if (!row || row.lesson !== null) return refuse(refusals.noGame())
    if (playerRow(row, person.id)) return refuse(refusals.sitsHere())
    if (row.status === 'finished' || row.status === 'cancelled') return refuse(refusals.notPlaying())
    if (await insertWatcher(tx, game, person.id))
      await enqueue(tx, game, [{ kind: 'watch' }], context.clock.now())
    return grant(infoOf(row))
  })
  if (result.ok) context.notify(game)
  return result
}

/** They watch it no more; `false` when they did not. */
export async function stop(context: HostContext, game: GameId, { id }: Person): Promise<boolean> {
  const stopped = await transact(context, async (tx) => {
    if (!(await deleteWatcher(tx, game, id))) return false
    await enqueue(tx, game, [{ kind: 'watch' }], context.clock.now())
    return true
  })
  if (stopped) context.notify(game)
  return stopped
}

/** Who watches a game. */
export const of = ({ store }: HostContext, game: GameId): Promise<readonly string[]> =>
  watchersOf(store.db, game)

/** Games that somebody watches and that are not over, newest first. */
export const by = async ({ store }: HostContext, member: string): Promise<readonly GameInfo[]> =>
  (await watchedGames(store.db, member)).map(infoOf)
