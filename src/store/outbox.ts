// The outbox: what must be posted, as jobs. A game's posts go in order; what is for one member alone waits for none of them.
import { appendJobs } from './jobs.ts'
import type { Tx } from './open.ts'

/** The lane of what a game posts for everyone. */
export const POSTS = 'posts'
/** The lane of what is said to one member alone. */
export const DIRECT = 'direct'

/** A post: `notify` and `tell` are for one member. */
type Post = { readonly kind: string; readonly member?: string; readonly [fact: string]: unknown }

/** Kinds of posts that are for one member alone. */
const ALONE: readonly string[] = ['tell', 'notify']

/** Kinds of posts that nothing else of their game waits for, each in a lane of its own. */
const ASIDE: readonly string[] = ['calendar', 'shrink']

/** Puts posts at the end of a game's queue, or of a member's. */
export const enqueue = (tx: Tx, game: string, posts: readonly Post[], due: Date): Promise<void> =>
  appendJobs(
    tx,
    posts.map((post) => {
      const { kind, member } = post
      return ALONE.includes(kind) && member !== undefined
        ? { subject: { kind: 'member', id: member }, lane: DIRECT, kind, due, payload: { ...post, game } }
        : {
            subject: { kind: 'game', id: game },
            lane: ASIDE.includes(kind) ? kind : POSTS,
            kind,
            due,
            payload: post,
          }
    }),
  )
