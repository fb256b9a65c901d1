// Watching, for the floors above: games that somebody follows without a seat. They are shown what everybody is.

import { findGame, watchedGames } from '../../store/games.ts'
import { deleteWatcher, insertWatcher, watchersOf } from '../../store/invitations.ts'
import { enqueue } from '../../store/outbox.ts'
import { type HostContext, inContext, transact } from '../context.ts'
import { infoOf, playerRow } from '../play/info.ts'
import { grant, refusals, refuse } from '../refusals.ts'
import type { GameId, GameInfo, Person, Result } from '../types.ts'

/** Following games. */
export interface WatchingService {
  /** Somebody watches a game that is not over; whoever sits there sees it already. */
  watch(game: GameId, person: Person): Promise<Result<GameInfo>>
  /** They watch it no more; `false` when they did not. */
  stop(game: GameId, person: Person): Promise<boolean>
  /** Who watches a game. */
  of(game: GameId): Promise<readonly string[]>
  /** Games that somebody watches and that are not over, newest first. */
  by(member: string): Promise<readonly GameInfo[]>
}

export const watchingService = (context: HostContext): WatchingService =>
  inContext(context, {
    ...{ watch, stop },
    of: ({ store }: HostContext, game: GameId) => watchersOf(store.db, game),
    by: async ({ store }: HostContext, member: string) => (await watchedGames(store.db, member)).map(infoOf),
  })

async function watch(context: HostContext, game: GameId, person: Person): Promise<Result<GameInfo>> {
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

async function stop(context: HostContext, game: GameId, { id }: Person): Promise<boolean> {
  const stopped = await transact(context, async (tx) => {
    if (!(await deleteWatcher(tx, game, id))) return false
    await enqueue(tx, game, [{ kind: 'watch' }], context.clock.now())
    return true
  })
  if (stopped) context.notify(game)
  return stopped
}
