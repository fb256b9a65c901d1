// Lobbies, for the floors above: games that are being gathered, until they start or are called off.
import { type HostContext, inContext } from '../context.ts'
import { cancel } from '../play/leaving.ts'
import type { GameId, GameInfo, Person, Result } from '../types.ts'
import { callPlayers, type InviteCall, type Invited, invite } from './inviting.ts'
import { decline, knock, letIn, standingTo } from './knocking.ts'
import { addComputer, join, type LobbyCall, leave, openLobby, start } from './lobby.ts'
import { openRematch, type Rematch } from './rematch.ts'
import { configure, type LobbySettings } from './settings.ts'

export { INVITED_AN_HOUR, INVITED_AT_ONCE, type Invited } from './inviting.ts'
export { type LobbyCall, LUCK_LENGTH } from './lobby.ts'
export type { LobbySettings } from './settings.ts'

/** Everything done at a lobby. */
export interface LobbyService {
  /** Opens a lobby; its host sits at seat 0. */
  open(call: LobbyCall): Promise<Result<GameInfo>>
  /** Opens a lobby like that of a game that is over, or finds the one that somebody who played there has opened. */
  openRematch(
    over: GameId,
    call: Pick<LobbyCall, 'person' | 'interaction' | 'opener'>,
  ): Promise<Result<Rematch>>
  join(game: GameId, person: Person, interaction: string, luck?: string): Promise<Result<GameInfo>>
  leave(game: GameId, person: Person): Promise<Result<GameInfo>>
  /** Seats a computer player of a strength; host only. */
  addComputer(game: GameId, person: Person, strength: string): Promise<Result<GameInfo>>
  /** Changes game, seats, pace, options or language of a lobby; host only. */
  configure(game: GameId, person: Person, settings: LobbySettings): Promise<Result<GameInfo>>
  /** Starts the game; host only. Empty seats are closed: the game starts with those who sit. Without `threads` it is played in its channel. */
  start(game: GameId, person: Person, place?: { readonly threads: boolean }): Promise<Result<GameInfo>>
  /** Invites members, or those of a role, by a message that mentions them once. */
  invite(game: GameId, person: Person, call: InviteCall): Promise<Result<Invited>>
  /** Calls those who want to be called for its game. */
  callPlayers(game: GameId, person: Person): Promise<Result<GameInfo>>
  /** Asks the host of a table for invited members to be let in. */
  knock(game: GameId, person: Person, interaction: string): Promise<Result<GameInfo>>
  /** Lets somebody in who has asked, or does not; host only. */
  letIn(game: GameId, person: Person, member: string): Promise<Result<GameInfo>>
  decline(game: GameId, person: Person, member: string): Promise<Result<GameInfo>>
  /** How somebody stands who was invited or has asked, and by what name they asked. */
  standingTo(
    game: GameId,
    member: string,
  ): Promise<{ readonly status: 'invited' | 'asked' | 'declined'; readonly name: string | null } | undefined>
  /** Cancels: the host in the lobby; in play only a member who is the last one left. */
  cancel(game: GameId, person: Person): Promise<Result<GameInfo>>
}

export const lobbyService = (context: HostContext): LobbyService =>
  inContext(context, {
    open: openLobby,
    openRematch,
    join,
    leave,
    addComputer,
    configure,
    start,
    cancel,
    ...INVITING,
  })

const INVITING = { invite, callPlayers, knock, letIn, decline, standingTo }
