// The messages that games remember, and which games have been told of lately.
import { gamesToldSince as rowsToldSince } from '../../store/games.ts'
import { enqueue } from '../../store/outbox.ts'
import { findGameWithPosts, findPost, upsertPost } from '../../store/posts.ts'
import { type HostContext, transact } from '../table/context.ts'
import { infoOf } from '../table/info.ts'
import type { Job, Post } from '../table/posts.ts'
import type { GameId, GameInfo } from '../table/types.ts'

/** A game with the messages that it remembers. */
export interface Remembered {
  readonly info: GameInfo
  readonly posts: readonly Post[]
}

/** A game's message of a kind, as the publisher remembered it. */
export const find = async (
  { store }: HostContext,
  game: GameId,
  kind: Post['kind'],
): Promise<Post | undefined> => (await findPost(store.single, game, kind)) as Post | undefined

/** A game with all the messages that it remembers. */
export async function load({ store }: HostContext, id: GameId): Promise<Remembered | undefined> {
  const found = await findGameWithPosts(store.single, id)
  return found && { info: infoOf(found.game), posts: found.posts as readonly Post[] }
}

/** Remembers a game's message in place of the one of its kind before, and schedules what follows from that. */
export async function save(
  context: HostContext,
  game: GameId,
  post: Post,
  jobs: readonly Job[] = [],
): Promise<void> {
  if (jobs.length === 0) return upsertPost(context.store.single, game, post)
  await transact(context, async (tx) => {
    await upsertPost(tx, game, post)
    await enqueue(tx, game, jobs, context.clock.now())
  })
}

/** Schedules posts of a game. */
export async function add(context: HostContext, game: GameId, jobs: readonly Job[]): Promise<void> {
  await transact(context, (tx) => enqueue(tx, game, jobs, context.clock.now()))
  context.notify(game)
}

/** Running games with a turn's message that was posted since. */
export const gamesToldSince = async ({ store }: HostContext, since: Date): Promise<readonly GameInfo[]> =>
  (await rowsToldSince(store.db, since)).map(infoOf)
