// Finding games: by id, by where they are played, by who plays them.
import * as store from '../../store/games.ts'
import type { HostContext } from '../table/context.ts'
import { infoOf } from '../table/info.ts'
import type { GameId, GameInfo } from '../table/types.ts'

const infoIfAny = (row: store.GameRow | undefined): GameInfo | undefined => row && infoOf(row)

/** The public facts about a game. */
export const info = async (context: HostContext, game: GameId): Promise<GameInfo | undefined> =>
  infoIfAny(await store.findGame(context.store.single, game))

/** The newest game of a channel or thread that is not over; with `over`, else the newest that is. */
export async function inChannel(
  { store: { single } }: HostContext,
  channel: string,
  over = false,
): Promise<GameInfo | undefined> {
  const open = await store.gameInChannel(single, channel, false)
  return infoIfAny(open ?? (over ? await store.gameInChannel(single, channel, true) : undefined))
}

/** The newest game whose own thread it is or was, however the game stands. */
export const ofThread = async (context: HostContext, thread: string): Promise<GameInfo | undefined> =>
  infoIfAny(await store.gameOfThread(context.store.single, thread))

/** Games of a person that are not over, newest first; of one guild if named. */
export const ofMember = async (context: HostContext, member: string, guild?: string): Promise<GameInfo[]> =>
  (await store.openGames(context.store.single, { member, ...(guild !== undefined && { guild }) })).map(infoOf)

/** Games looked back at that are offered at most. */
const LOOKED_BACK = 10

/** The last games of a person that were played to the end, newest first; of one guild if named. */
export const finishedOf = async (
  { store: { db } }: HostContext,
  member: string,
  guild?: string,
): Promise<GameInfo[]> => (await store.finishedGames(db, { member, guild }, LOOKED_BACK)).map(infoOf)

/** Lobbies that stand in a channel, newest first. */
export const lobbiesIn = async ({ store: { db } }: HostContext, channel: string): Promise<GameInfo[]> =>
  (await store.lobbiesIn(db, channel)).map(infoOf)

/** Open lobbies and running games of a guild, newest first. */
export const inGuild = async (context: HostContext, guild: string): Promise<GameInfo[]> =>
  (await store.openGames(context.store.single, { guild })).map(infoOf)
