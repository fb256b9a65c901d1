// Games, for the floors above: finding one and its public facts.
import { type HostContext, inContext } from '../context.ts'
import type { GameId, GameInfo } from '../types.ts'
import { finishedOf, inChannel, info, inGuild, lobbiesIn, ofMember, ofThread } from './finding.ts'

/** Every way to find a game. */
export interface GameService {
  info(game: GameId): Promise<GameInfo | undefined>
  /** The newest game of a channel or thread that is not over; with `over`, else the newest that is. */
  inChannel(channel: string, over?: boolean): Promise<GameInfo | undefined>
  /** The newest game whose own thread it is or was, however the game stands. */
  ofThread(thread: string): Promise<GameInfo | undefined>
  /** Games of a person that are not over, newest first; of one guild if named. */
  ofMember(member: string, guild?: string): Promise<readonly GameInfo[]>
  /** The last games of a person that were played to the end, newest first; of one guild if named. */
  finishedOf(member: string, guild?: string): Promise<readonly GameInfo[]>
  /** Open lobbies and running games of a guild, newest first. */
  inGuild(guild: string): Promise<readonly GameInfo[]>
  /** Lobbies that stand in a channel, newest first. */
  lobbiesIn(channel: string): Promise<readonly GameInfo[]>
}

export const gameService = (context: HostContext): GameService =>
  inContext(context, { info, inChannel, ofThread, ofMember, finishedOf, inGuild, lobbiesIn })
