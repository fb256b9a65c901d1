// Checks whether a server has room for another thread: Discord allows 1,000 open ones.
import { z } from 'zod'
import { leaguePosted, saveLeaguePosted } from '../../store/league-posted.ts'
import { leagueGamesSince, threadsIn } from '../../store/league-rounds.ts'
import type { Tx } from '../../store/open.ts'
import type { HostContext } from '../table/context.ts'
import type { Changing } from './changing.ts'
import { noteLack } from './lacks.ts'
import { putLeagueExtra } from './league-jobs.ts'
import { after, HOUR, MINUTE, MOST_THREADS } from './rules.ts'
import type { LeagueId } from './types.ts'

/** What Discord said last of a server's open threads, and when (milliseconds since 1970). */
const shape = z.object({ open: z.number(), at: z.number() })

/** What is older says nothing any more, in milliseconds. */
const STALE = 2 * HOUR
/** Before a table that waits is tried again Discord is asked anew; tables of one round wait some minutes apart. */
const ASKED_BEFORE = 10 * MINUTE

/**
 * Whether another table may open its thread now. Discord is not asked here, in a transaction: what counts is what it said last and what
 * began since, or what is known of the bot's own games where that is more. It is asked for the tables that follow.
 */
export async function hasRoom({ tx, context, row, now }: Changing): Promise<boolean> {
  const known = shape.safeParse(await leaguePosted(tx, row.id, 'league-threads')).data
  const age = known ? now.getTime() - known.at : Number.POSITIVE_INFINITY
  const own = await threadsIn(tx, row.guild)
  const said =
    known && age <= STALE ? known.open + (await leagueGamesSince(tx, row.guild, new Date(known.at))) : 0
  if (Math.max(own, said) >= MOST_THREADS) {
    await putLeagueExtra(tx, row.id, 'league-threads', after(now, HOUR - ASKED_BEFORE))
    await noteLack(tx, context, row.id, 'league-threads', 'full')
    return false
  }
  if (age > MINUTE) await putLeagueExtra(tx, row.id, 'league-threads', now)
  return true
}

/** Remembers how many threads Discord says are open in a league's server. */
export async function noteThreads(tx: Tx, context: HostContext, id: LeagueId, open: number): Promise<void> {
  await saveLeaguePosted(tx, id, 'league-threads', { open, at: context.clock.now().getTime() })
  await noteLack(tx, context, id, 'league-threads', open >= MOST_THREADS ? 'full' : undefined)
}
