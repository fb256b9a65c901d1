// The outbox: what must be posted, as jobs. A game's posts go in order; what is for one member alone waits for none of them.
import { appendJobs, type NewJob } from './jobs.ts'
import type { MoveTx } from './open.ts'

/** The lane of what a game posts for everyone. */
export const POSTS = 'posts'
/** The lane of what is said to one member alone. */
export const DIRECT = 'direct'

/** A post: `notify` and `tell` are for one member. */
type Post = { readonly kind: string; readonly member?: string; readonly [fact: string]: unknown }

/** Says whose move it is; remembers since when it waits. */
const PROMPT = 'prompt'

/** Kinds of posts that are for one member alone. */
const ALONE: readonly string[] = ['tell', 'notify']

/** Kinds of posts that nothing else of their game waits for, each in a lane of its own. */
const ASIDE: readonly string[] = ['calendar', 'remove', 'roll']

/** Puts posts at the end of a game's queue, or of a member's. */
export const enqueue = (tx: MoveTx, game: string, posts: readonly Post[], due: Date): Promise<void> =>
  appendJobs(tx, postJobs(game, posts, due))

/** The same as jobs. */
export const postJobs = (game: string, posts: readonly Post[], due: Date): NewJob[] =>
  posts.map((post): NewJob => {
    const { kind, member } = post
    if (ALONE.includes(kind) && member !== undefined)
      return { subject: { kind: 'member', id: member }, lane: DIRECT, kind, due, payload: { ...post, game } }
    const lane = ASIDE.includes(kind) ? kind : POSTS
    const payload = kind === PROMPT ? { ...post, at: due.getTime() } : post
    return { subject: { kind: 'game', id: game }, lane, kind, due, payload }
  })
