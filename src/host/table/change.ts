// A change of one game in a transaction of its own, and ids for new games.
import type { Phrase } from '../../engine/phrase.ts'
import { findGame, type GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { newGameId } from './bot-names.ts'
import { type HostContext, transact } from './context.ts'
import { infoOf } from './info.ts'
import { grant, refusals, refuse } from './refusals.ts'
import type { GameId, GameInfo, Result } from './types.ts'

/** Changes a game in one transaction, or refuses; the outbox and the computers see to what follows. */
export async function change(
  context: HostContext,
  game: GameId,
  work: (tx: Tx, row: GameRow) => Promise<GameRow | Phrase>,
): Promise<Result<GameInfo>> {
  const result = await transact(context, async (tx): Promise<Result<GameInfo>> => {
    const row = await findGame(tx, game)
    if (!row) return refuse(refusals.noGame())
    const changed = await work(tx, row)
    return 'key' in changed ? refuse(changed) : grant(infoOf(changed))
  })
  if (result.ok) context.notify(game)
  return result
}

/** A game that a change is meant for, before anybody is asked about it; nothing is changed, and `faultOf` says why it may not be. */
export async function checkChange(
  { store }: HostContext,
  game: GameId,
  faultOf: (row: GameRow) => Phrase | undefined,
): Promise<Result<GameInfo>> {
  const row = await findGame(store.db, game)
  if (!row) return refuse(refusals.noGame())
  const fault = faultOf(row)
  return fault ? refuse(fault) : grant(infoOf(row))
}

/** An id that no game has. */
export async function freeId(tx: Tx): Promise<string> {
  for (;;) {
    const id = newGameId()
    if (!(await findGame(tx, id))) return id
  }
}
