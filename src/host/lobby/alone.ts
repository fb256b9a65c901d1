// A table for one member against computers: opened, filled and started in one, so that no lobby waits in its channel.
import { findGame, type GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { type HostContext, transact } from '../table/context.ts'
import { infoOf } from '../table/info.ts'
import { grant } from '../table/refusals.ts'
import type { GameInfo, Result } from '../table/types.ts'
import { type LobbyCall, newLobby } from './lobby.ts'
import { begin } from './seating.ts'

/** Whether a lobby is full and one member alone sits there, with computers on all other seats. */
export const isAlone = ({ seats, players }: Pick<GameRow, 'seats' | 'players'>): boolean =>
  players.length === seats && players.filter(({ member }) => member !== null).length === 1

/** Opens a table whose other seats computers of a strength take, and starts it. Without `threads` it is played in its channel. */
export async function openAlone(
  context: HostContext,
  call: LobbyCall,
  { strength, threads }: { readonly strength: string; readonly threads: boolean },
): Promise<Result<GameInfo>> {
  const computers = Array.from({ length: call.seats - 1 }, () => strength)
  const opened = await transact(context, async (tx) => {
    const lobby = await newLobby(tx, context, call, computers)
    return lobby.ok ? grant(await beginAlone(tx, context, lobby.value.id, threads)) : lobby
  })
  if (opened.ok) context.notify(opened.value.id)
  return opened
}

/** Starts a lobby at which nobody is waited for. @throws Error where the rules would not begin at such a table: it was just opened by them */
export async function beginAlone(
  tx: Tx,
  context: HostContext,
  game: string,
  threads: boolean,
): Promise<GameInfo> {
  const row = await findGame(tx, game)
  const begun = row && (await begin(tx, context, row, threads))
  if (!begun || 'key' in begun) throw new Error(`game ${game} could not begin`)
  return infoOf(begun)
}
