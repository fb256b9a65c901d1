// Prompts that chat has pushed up are posted anew: in the line of what else their games post, whichever process has heard it.
import { findGame, gamesAt } from '../../store/games.ts'
import { jobsInLane } from '../../store/jobs.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue, POSTS } from '../../store/outbox.ts'
import { findPost } from '../../store/posts.ts'
import { type HostContext, transact } from '../table/context.ts'
import type { Job } from '../table/posts.ts'
import type { GameId } from '../table/types.ts'

/** Chat has pushed away all that stands above the message `below`; whether any game runs there. */
export async function lift(context: HostContext, channel: string, below: string): Promise<boolean> {
  const { db } = context.store
  let runs = false
  for (const id of await gamesAt(db, channel)) {
    const game = await findGame(db, id)
    // Chat in the channel above does not push a thread's prompt away.
    if (game?.status !== 'playing' || (game.thread ?? game.channel) !== channel) continue
    runs = true
    const job: Job = { kind: 'lift', below }
    const asked = await transact(context, async (tx) => {
      if (!(await isPushedAway(tx, id, below))) return false
      await enqueue(tx, id, [job], context.clock.now())
      return true
    })
    if (asked) context.notify(id)
  }
  return runs
}

/** Whether a game's prompt stands above a message and is not to be lifted yet. */
async function isPushedAway(tx: Tx, game: GameId, below: string): Promise<boolean> {
  const prompt = await findPost(tx, game, 'prompt')
  if (!prompt || prompt.message === '0' || BigInt(prompt.message) >= BigInt(below)) return false
  const waiting = await jobsInLane(tx, { subject: { kind: 'game', id: game }, lane: POSTS })
  return !waiting.some(({ kind }) => kind === 'lift')
}

/** Messages of a channel were deleted: a prompt among them is posted anew, without a ping. */
export async function promptGone(
  context: HostContext,
  channel: string,
  messages: readonly string[],
): Promise<void> {
  for (const id of await gamesAt(context.store.db, channel)) {
    const prompt = await findPost(context.store.db, id, 'prompt')
    if (prompt && messages.includes(prompt.message))
      await lift(context, prompt.channel, String(BigInt(prompt.message) + 1n))
  }
}
