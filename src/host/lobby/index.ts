// Lobbies, for the floors above: games that are being gathered, until they start or are called off.
import { type HostContext, inContext } from '../context.ts'
import { cancel } from '../play/leaving.ts'
import type { GameId, GameInfo, Person, Result } from '../types.ts'
import { addComputer, join, type LobbyCall, leave, openLobby, start } from './lobby.ts'
import { configure, type LobbySettings } from './settings.ts'

export { type LobbyCall, LUCK_LENGTH } from './lobby.ts'
export type { LobbySettings } from './settings.ts'

/** Everything done at a lobby. */
export interface LobbyService {
  /** Opens a lobby; its host sits at seat 0. */
  open(call: LobbyCall): Promise<Result<GameInfo>>
  join(game: GameId, person: Person, interaction: string, luck?: string): Promise<Result<GameInfo>>
  leave(game: GameId, person: Person): Promise<Result<GameInfo>>
  /** Seats a computer player of a strength; host only. */
  addComputer(game: GameId, person: Person, strength: string): Promise<Result<GameInfo>>
  /** Changes game, seats, pace or options of a lobby; host only. */
  configure(game: GameId, person: Person, settings: LobbySettings): Promise<Result<GameInfo>>
  /** Starts the game; host only. Empty seats are closed: the game starts with those who sit. Without `threads` it is played in its channel. */
  start(game: GameId, person: Person, place?: { readonly threads: boolean }): Promise<Result<GameInfo>>
  /** Cancels: the host in the lobby; in play only a member who is the last one left. */
  cancel(game: GameId, person: Person): Promise<Result<GameInfo>>
}

export const lobbyService = (context: HostContext): LobbyService =>
  inContext(context, { open: openLobby, join, leave, addComputer, configure, start, cancel })
