// Places where a game is posted: its thread and its channel, and what follows when they are lost.

import { NOBODY } from '../../store/erased-rows.ts'
import { changeGame, findGame, gamesAt } from '../../store/games.ts'
import { findLeagueRow } from '../../store/leagues.ts'
import { enqueue } from '../../store/outbox.ts'
import { type LostPlace, lostPlace } from '../../store/pause-reason.ts'
import { findPost } from '../../store/posts.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { tellOfThread } from '../leagues/league-jobs.ts'
import { closeSitting } from '../sittings/sitting-interruption.ts'
import { change } from '../table/change.ts'
import type { HostContext } from '../table/context.ts'
import { stoppingClocks } from '../table/keeping.ts'
import type { Job } from '../table/posts.ts'
import { refusals } from '../table/refusals.ts'
import type { GameId } from '../table/types.ts'

const say = sayer<typeof en>('bot')

/** Pauses a running game whose place was lost, and tells its host; `false` when it is not running. */
export async function pauseLost(context: HostContext, game: GameId, lost: LostPlace): Promise<boolean> {
  const paused = await change(context, game, async (tx, before) => {
    if (before.status !== 'playing' && (before.status !== 'paused' || lostPlace(before)))
      return refusals.notPlaying()
    const row = await closeSitting(tx, context, before, { why: 'paused' })
    const clocks = await stoppingClocks(tx, context, row)
    await changeGame(tx, row, { status: 'paused', pausedWhy: lost, pausedUntil: null, ...clocks })
    const phrase = say('paused-told', { game: { typed: row.id }, why: say(`paused-${lost}`) })
    const tell = { kind: 'tell', member: row.host, phrase } as const
    await enqueue(tx, row.id, row.host === NOBODY ? [] : [tell], context.clock.now())
    return { ...row, status: 'paused', pausedWhy: lost }
  })
  return paused.ok
}

/**
 * A thread in which the bot may not write: a game of which nothing was said there yet goes on in its channel. `false` when
 * it is played there already, or has no thread.
 */
export async function leaveThread(context: HostContext, game: GameId): Promise<boolean> {
  const left = await change(context, game, async (tx, row) => {
    if (row.status !== 'playing' || row.thread === null) return refusals.notPlaying()
    for (const kind of ['turn', 'prompt']) {
      const post = await findPost(tx, game, kind)
      if (post && post.channel === row.thread && post.message !== '0') return refusals.notPlaying()
    }
    await changeGame(tx, row, { thread: null })
    if (row.league !== null) await tellOfThread(tx, context, row.league)
    await enqueue(tx, game, [{ kind: 'lobby' }, { kind: 'prompt' }], context.clock.now())
    return { ...row, thread: null }
  })
  return left.ok
}

const LEFT_OUT: Job = { kind: 'note', phrase: say('post-left-out') }

/**
 * A post will never be shown: the host is told so, or the table where the game runs. @returns the note that takes the post's
 * place at a table; none for what was a note itself
 */
export async function leaveOut(context: HostContext, game: GameId, { kind }: Job): Promise<Job | undefined> {
  let isPlaying = false
  await change(context, game, async (tx, row) => {
    isPlaying = row.status === 'playing'
    const tell: Job = {
      kind: 'tell',
      member: row.host,
      phrase: say('not-shown', { game: { typed: row.id } }),
    }
    const jobs: Job[] = isPlaying ? [{ kind: 'prompt' }] : row.host === NOBODY ? [] : [tell]
    // Of a prompt that is refused there is no use in another prompt.
    await enqueue(tx, game, PROMPTS.includes(kind) ? [] : jobs, context.clock.now())
    return row
  })
  return isPlaying && kind !== 'note' ? LEFT_OUT : undefined
}

/** What shows the prompt. */
const PROMPTS: readonly Job['kind'][] = ['prompt', 'lift', 'nudge']

/** The table is told that something for one of its members could not be shown. */
export const noteLeftOut = (context: HostContext, game: GameId): Promise<unknown> =>
  change(context, game, async (tx, row) => {
    await enqueue(tx, game, row.status === 'playing' ? [LEFT_OUT] : [], context.clock.now())
    return row
  })

/** A channel or thread was deleted: what was open there is cancelled, what was played there is paused. */
export async function placeGone(context: HostContext, channel: string): Promise<void> {
  for (const game of await gamesAt(context.store.db, channel)) {
    if (await isInForum(context, game, channel)) continue
    if (!(await cancelOrphan(context, game))) await pauseLost(context, game, 'channel')
  }
}

/**
 * Whether a league's table has its thread in a forum: that stays when the league's channel, `deleted`, goes. Should it stand
 * under the channel after all, because the bot could not post in the forum, the next post finds it gone and pauses the game.
 */
async function isInForum({ store: { db } }: HostContext, game: GameId, deleted: string): Promise<boolean> {
  const row = await findGame(db, game)
  if (!row || row.league === null || row.thread === null || row.thread === deleted) return false
  const league = await findLeagueRow(db, row.league)
  return league !== undefined && league.forum !== null
}

/** Cancels a lobby whose channel is gone: nobody can join it any more. `false` when it is no lobby. */
export async function cancelOrphan(context: HostContext, game: GameId): Promise<boolean> {
  const cancelled = await change(context, game, async (tx, row) => {
    if (row.status !== 'lobby') return refusals.notLobby()
    const over = { status: 'cancelled', finishedAt: context.clock.now() } as const
    await changeGame(tx, row, over)
    return { ...row, ...over }
  })
  return cancelled.ok
}

/** Remembers the thread a game is played in; a league that shows the game links it. */
export async function saveThread(context: HostContext, game: GameId, thread: string): Promise<void> {
  await change(context, game, async (tx, row) => {
    await changeGame(tx, row, { thread })
    if (row.league !== null && row.thread !== thread) await tellOfThread(tx, context, row.league)
    return { ...row, thread }
  })
}
