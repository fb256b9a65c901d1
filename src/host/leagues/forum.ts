// The forum in which a league's tables open their threads, as its organisers wish.
import { personRef } from '../../engine/phrase.ts'
import { saveLeagueFault } from '../../store/league-posted.ts'
import { seasonOfRound, tableOfGame } from '../../store/league-rounds.ts'
import { changeLeague, findLeagueRow } from '../../store/leagues.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { type HostContext, transact } from '../table/context.ts'
import type { GameId, Result } from '../table/types.ts'
import type { Organiser } from './calls.ts'
import { roundNumber } from './campaign.ts'
import { changeIn, note } from './changing.ts'
import { noteLack } from './lacks.ts'
import type { LeagueId, LeagueInfo } from './types.ts'

const say = sayer<typeof en>('bot')

/** Where a league's table opens its thread, and of which round it is. */
export interface ForumPlace {
  readonly league: LeagueId
  readonly forum: string
  readonly season: number
  /** Counted within its season, from 1; absent in queues, which have no rounds. */
  readonly round?: number
}

/** Tables open their threads in this forum from now on, or, without one, in the league's channel. */
export const forum = (
  context: HostContext,
  league: LeagueId,
  by: Organiser,
  forum?: string,
): Promise<Result<LeagueInfo>> =>
  changeIn(context, league, async (found) => {
    const { tx, row } = found
    const who = personRef(by.person)
    await changeLeague(tx, row, { forum: forum ?? null })
    await saveLeagueFault(tx, league, 'league-forum', null)
    await note(
      found,
      forum === undefined ? say('league-act-no-forum', { who }) : say('league-act-forum', { who }),
      by,
    )
    return undefined
  })

/** Where the thread of a league's table belongs; `undefined` where that is the league's channel. */
export async function forumOf({ store: { db } }: HostContext, game: GameId): Promise<ForumPlace | undefined> {
  const table = await tableOfGame(db, game)
  const row = table && (await findLeagueRow(db, table.leagueId))
  if (!table || !row || row.forum === null) return undefined
  const { leagueId, round } = table
  return {
    league: leagueId,
    forum: row.forum,
    season: (await seasonOfRound(db, leagueId, round)) ?? 0,
    ...(row.format !== 'queue' && { round: await roundNumber(db, leagueId, round) }),
  }
}

/** A table could not open its thread in the forum: listed with what else the league lacks. */
export const lostForum = (context: HostContext, league: LeagueId): Promise<void> =>
  transact(context, (tx) => noteLack(tx, context, league, 'league-forum', 'refused'))
