// Posts, for the publisher: where each game is posted, which messages it remembers, and what does not get through.

import { gamesToldSince } from '../../store/games.ts'
import { enqueue } from '../../store/outbox.ts'
import { findPost, upsertPost } from '../../store/posts.ts'
import { type HostContext, inContext, transact } from '../context.ts'
import { infoOf } from '../play/info.ts'
import type { GameId, GameInfo } from '../types.ts'
import { lift } from './lifting.ts'
import { placeGone, saveThread } from './places.ts'
import { type StuckPosts, stuckPosts } from './stuck.ts'
import type { Job, Post } from './types.ts'

export type { Delivery, Job, Post, Posting, Publisher } from './types.ts'

/** Everything about where a game is shown. */
export interface PostService {
  /** A game's message of a kind, as the publisher remembered it. */
  find(game: GameId, kind: Post['kind']): Promise<Post | undefined>
  /** Remembers a game's message in place of the one of its kind before, and puts down what follows from that. */
  save(game: GameId, post: Post, jobs?: readonly Job[]): Promise<void>
  /** Remembers the thread a game is played in. */
  saveThread(game: GameId, thread: string): Promise<void>
  /** Running games with a turn's message that was posted since. */
  gamesToldSince(since: Date): Promise<readonly GameInfo[]>
  /** What of a game's posts does not get through; `undefined` when nothing is stuck. */
  stuck(game: GameId): Promise<StuckPosts | undefined>
  /**
   * Chat has buried all that stands above a message: prompts of games that run there are to be posted anew. `false` where
   * no game runs.
   */
  lift(channel: string, below: string): Promise<boolean>
  /** A channel or thread was deleted: its lobbies are cancelled, its games paused. */
  placeGone(channel: string): Promise<void>
}

const find = async ({ store }: HostContext, game: GameId, kind: Post['kind']): Promise<Post | undefined> =>
  (await findPost(store.db, game, kind)) as Post | undefined

async function save(
  context: HostContext,
  game: GameId,
  post: Post,
  jobs: readonly Job[] = [],
): Promise<void> {
  if (jobs.length === 0) return upsertPost(context.store.db, game, post)
  await transact(context, async (tx) => {
    await upsertPost(tx, game, post)
    await enqueue(tx, game, jobs, context.clock.now())
  })
}

const toldSince = async ({ store }: HostContext, since: Date): Promise<GameInfo[]> =>
  (await gamesToldSince(store.db, since)).map(infoOf)

export const postService = (context: HostContext): PostService =>
  inContext(context, {
    ...{ find, save, saveThread },
    ...{ gamesToldSince: toldSince, stuck: stuckPosts, placeGone, lift },
  })
