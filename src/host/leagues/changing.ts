// Changing a league in one transaction: read, done, logged, told.
import { type Phrase, personRef, type Ref } from '../../engine/phrase.ts'
import { findSeason, type SeasonRow } from '../../store/league-rounds.ts'
import {
  findLeagueRow,
  insertAct,
  type LeagueMemberRow,
  type LeagueRow,
  lockLeague,
  memberNames,
} from '../../store/leagues.ts'
import type { Tx } from '../../store/open.ts'
import { type HostContext, transact } from '../table/context.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type { Result } from '../table/types.ts'
import type { Organiser } from './calls.ts'
import { postForLeague } from './league-jobs.ts'
import { infoOfLeague } from './league-queries.ts'
import type { LeagueId, LeagueInfo } from './types.ts'

/** A league that is being changed, with its present season. */
export interface Changing {
  readonly tx: Tx
  readonly context: HostContext
  readonly row: LeagueRow
  readonly season: SeasonRow
  readonly now: Date
}

/**
 * A league and its present season, to be changed, its row locked; `undefined` where there is none. The league first, then its
 * games: so no two wait for each other.
 */
export async function changing(tx: Tx, context: HostContext, id: LeagueId): Promise<Changing | undefined> {
  await lockLeague(tx, id)
  const row = await findLeagueRow(tx, id)
  const season = row && (await findSeason(tx, id, row.season))
  return row && season && { tx, context, row, season, now: context.clock.now() }
}

/** What was done until a refusal is not done. */
class Refused extends Error {
  readonly refusal: Phrase
  constructor(refusal: Phrase) {
    super(refusal.key)
    this.refusal = refusal
  }
}

/** Changes a league, or refuses, and then nothing has happened; its page is drawn anew. */
export async function changeIn(
  context: HostContext,
  id: LeagueId,
  work: (league: Changing) => Promise<Phrase | undefined>,
): Promise<Result<LeagueInfo>> {
  try {
    return await changed(context, id, work)
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal)
    throw error
  }
}

function changed(
  context: HostContext,
  id: LeagueId,
  work: (league: Changing) => Promise<Phrase | undefined>,
): Promise<Result<LeagueInfo>> {
  return transact(context, async (tx): Promise<Result<LeagueInfo>> => {
    const league = await changing(tx, context, id)
    if (!league) return refuse(refusals.noLeague())
    if (league.row.status === 'archived') return refuse(refusals.leagueArchived())
    const refusal = await work(league)
    if (refusal) throw new Refused(refusal)
    await postForLeague(tx, context, id, [{ kind: 'league-page', fresh: false }])
    const row = await findLeagueRow(tx, id)
    return row ? grant(await infoOfLeague(tx, row)) : refuse(refusals.noLeague())
  })
}

/** Logs for all to read what was done: by an organiser for a reason, or by the league itself. */
export const note = ({ tx, row, now }: Changing, phrase: Phrase, by?: Organiser): Promise<void> =>
  insertAct(tx, { leagueId: row.id, at: now, phrase, by: by?.person.id ?? null, reason: by?.reason ?? null })

/** What a member of a league is called in its log; their number where they have no name any more. */
export async function nameOf(tx: Tx, { member, number }: LeagueMemberRow): Promise<Ref> {
  const names = await memberNames(tx, member === null ? [] : [member])
  return personRef({ id: member, name: names.get(member ?? '') ?? `#${number}` })
}
