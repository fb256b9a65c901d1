// Records what a league lacks on Discord: once in its log, and in `/game doctor` for as long as it lasts.
import { saveLeagueFault } from '../../store/league-posted.ts'
import { findLeagueRow, insertAct } from '../../store/leagues.ts'
import type { Tx } from '../../store/open.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import type { HostContext } from '../table/context.ts'
import { postForLeague } from './league-jobs.ts'
import type { LeagueExtraKind, LeagueFault, LeagueId } from './types.ts'

const say = sayer<typeof en>('bot')

/** Notes why a league does without something, or that it does not any more; says so where that is news. */
export async function noteLack(
  tx: Tx,
  context: HostContext,
  id: LeagueId,
  kind: LeagueExtraKind,
  fault: LeagueFault | undefined,
): Promise<void> {
  const isNews = await saveLeagueFault(tx, id, kind, fault ?? null)
  if (!isNews || !fault) return
  context.log.warn({ league: id, kind, fault }, 'a league does without something on Discord')
  // An event that was never permitted is missed by nobody.
  if (kind === 'league-event' && fault === 'permission') return
  const phrase = say(`${kind}-${fault}`)
  await insertAct(tx, { leagueId: id, at: context.clock.now(), phrase, by: null, reason: null })
  if (kind !== 'league-threads' || fault !== 'full') return
  // Tables wait: the organiser must know, and members who miss their table.
  const organiser = (await findLeagueRow(tx, id))?.organiser
  const members = organiser ? [organiser] : []
  await postForLeague(tx, context, id, [{ kind: 'league-note', phrase, members }])
}
