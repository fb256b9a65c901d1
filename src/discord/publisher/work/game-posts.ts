// The messages that a game remembers, as they were when its job began, and as the job leaves them.
import type { Job, Post } from '../../../host/posts/index.ts'
import type { GameId } from '../../../host/table/types.ts'
import type { BotContext } from '../../core/context.ts'

/** The messages of a game, one of a kind. */
export interface GamePosts {
  find(kind: Post['kind']): Post | undefined
  /** Remembers a message in place of the one of its kind before, and schedules what follows from that, at once. */
  save(post: Post, jobs?: readonly Job[]): Promise<void>
  /** The same once the job is done, in one with that. Where something follows from it, at once. */
  keep(post: Post, jobs?: readonly Job[]): Promise<void>
  /** What is to be remembered. */
  readonly kept: readonly Post[]
  /** Remembers it now. */
  store(): Promise<void>
}

/** The messages of a game that were just read. */
export function gamePostsOf({ host }: BotContext, game: GameId, posts: readonly Post[]): GamePosts {
  const present = new Map(posts.map((post) => [post.kind, post]))
  const kept = new Map<Post['kind'], Post>()
  const save = async (post: Post, jobs: readonly Job[] = []): Promise<void> => {
    kept.delete(post.kind)
    present.set(post.kind, post)
    await host.posts.save(game, post, jobs)
  }
  return {
    find: (kind) => present.get(kind),
    save,
    async keep(post, jobs = []) {
      if (jobs.length > 0) return save(post, jobs)
      present.set(post.kind, post)
      kept.set(post.kind, post)
    },
    get kept() {
      return [...kept.values()]
    },
    async store() {
      for (const post of kept.values()) await host.posts.save(game, post)
      kept.clear()
    },
  }
}

/** Whether a message is there, in the channel of another and after it. */
export const isBelow = (post: Post | undefined, other: Post): boolean =>
  post?.channel === other.channel && BigInt(post.message) > BigInt(other.message)
