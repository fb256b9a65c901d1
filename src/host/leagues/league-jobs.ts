// The jobs of a league: what it does at a time by itself, and what it has to say.
import {
  appendJobs,
  dropJobs,
  type JobRow,
  type Subject,
  scheduleJob,
  scheduleJobBy,
} from '../../store/jobs.ts'
import type { MoveTx } from '../../store/open.ts'
import type { HostContext } from '../table/context.ts'
import type { LeagueExtraKind, LeagueId, LeagueJob } from './types.ts'

/** Look what is due: a season, a round, a table of a queue. */
export const STEP = 'league-step'
/** Start a table, whose round and number are the key. */
export const TABLE = 'league-table'
/** Its time is over. */
export const OVERDUE = 'league-time-over'
/** Its game is over; the key is the game's id. */
export const RESULT = 'league-result'
/** Look up who is still in the server, before the next round. */
export const ROLL = 'league-call-roll'
/** A table waited for somebody who has left the server; the key is the member. */
export const GONE = 'league-member-gone'

/** Where a league's posts wait their turn. */
export const LEAGUE_POSTS = 'posts'

const subjectOf = (id: LeagueId): Subject => ({ kind: 'league', id })

/** Something a league does at a time, once; one of a kind and key. */
export const putLeagueTask = (
  tx: MoveTx,
  league: LeagueId,
  kind: string,
  due: Date,
  key = '',
): Promise<void> => scheduleJob(tx, { subject: subjectOf(league), kind, key, due, payload: null })

export const dropLeagueTasks = (tx: MoveTx, league: LeagueId, kind: string, key?: string): Promise<void> =>
  dropJobs(tx, subjectOf(league), kind, key)

/** A league's game is over: its league counts it as soon as that is committed. */
export const tellLeague = (tx: MoveTx, league: LeagueId, game: string, now: Date): Promise<void> =>
  putLeagueTask(tx, league, RESULT, now, game)

/** A member at a league's game has left the server. */
export const tellGone = (tx: MoveTx, league: LeagueId, member: string, now: Date): Promise<void> =>
  putLeagueTask(tx, league, GONE, now, member)

/** A table's key. */
export const tableKey = ({ round, number }: { readonly round: number; readonly number: number }): string =>
  `${round}.${number}`

/** The table that a key names. */
export function tableNamed(key: string): { readonly round: number; readonly number: number } {
  const [round = 0, number = 0] = key.split('.').map(Number)
  return { round, number }
}

/** What a league says of its tables waits this long for more of them to begin or end, in milliseconds. */
const GATHERING = 30_000

/**
 * Puts down what a league has to say from `due` on, in order. Where its page may have changed, so may its calendar event
 * and its roles.
 */
export async function postForLeague(
  tx: MoveTx,
  context: HostContext,
  league: LeagueId,
  jobs: readonly LeagueJob[],
  due = context.clock.now(),
): Promise<void> {
  const now = context.clock.now()
  await appendPosts(tx, league, due, jobs)
  if (!jobs.some(({ kind }) => kind === 'league-page')) return
  await putLeagueExtra(tx, league, 'league-event', now)
  await putLeagueExtra(tx, league, 'league-roles', now)
  await putLeagueExtra(tx, league, 'league-forum', now)
}

const appendPosts = (tx: MoveTx, league: LeagueId, due: Date, jobs: readonly LeagueJob[]): Promise<void> =>
  appendJobs(
    tx,
    jobs.map(({ kind, ...payload }) => ({
      subject: subjectOf(league),
      lane: LEAGUE_POSTS,
      kind,
      payload,
      due,
    })),
  )

/** A table has its thread from now on, or none any more: the page and what the channel was told follow, and nothing else. */
export async function tellOfThread(tx: MoveTx, context: HostContext, league: LeagueId): Promise<void> {
  await appendPosts(tx, league, context.clock.now(), [{ kind: 'league-page', fresh: false }])
  await tellOfTables(tx, context, league)
}

/** Has something brought up to date that a league has beside its posts; one of a kind waits at a time. */
export const putLeagueExtra = (
  tx: MoveTx,
  league: LeagueId,
  kind: LeagueExtraKind,
  due: Date,
): Promise<void> => putLeagueTask(tx, league, kind, due)

/** A table has begun or ended: the league's channel is told within a minute, of several meanwhile in one message. */
export const tellOfTables = (tx: MoveTx, context: HostContext, league: LeagueId): Promise<void> =>
  scheduleJobBy(tx, {
    subject: subjectOf(league),
    kind: 'league-tables',
    key: '',
    due: new Date(context.clock.now().getTime() + GATHERING),
    payload: null,
  })

/** A league's job, of those stored. */
export const leagueJobOf = ({ kind, payload }: Pick<JobRow, 'kind' | 'payload'>): LeagueJob =>
  ({ kind, ...(payload as object) }) as LeagueJob
