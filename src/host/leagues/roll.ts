// Finds members who left the server: before pairing, and when a table waits for one.
import { entriesOf, saveEntry } from '../../store/league-rounds.ts'
import { changeLeague, type LeagueMemberRow, leagueMember, leagueMembers } from '../../store/leagues.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { type HostContext, transact } from '../table/context.ts'
import { type Changing, changing, nameOf, note } from './changing.ts'
import { postForLeague, putLeagueExtra } from './league-jobs.ts'
import { giveUpSeat, openTables } from './table-start.ts'
import type { LeagueId, LeagueJob } from './types.ts'

const say = sayer<typeof en>('bot')

/** Members that are looked up at once. */
const AT_ONCE = 50

/** Looks up members of the season and its waiting list in the server where it is played, and whether it has room for tables. */
export async function callRoll({ tx, context, row, season, now }: Changing): Promise<void> {
  const entries = await entriesOf(tx, row.id, season.season)
  const there = entries.filter(({ status }) => status === 'in' || status === 'waiting')
  const members = (await leagueMembers(tx, row.id)).flatMap(({ number, member }) =>
    member !== null && there.some((entry) => entry.number === number) ? [member] : [],
  )
  const jobs: LeagueJob[] = []
  for (let from = 0; from < members.length; from += AT_ONCE)
    jobs.push({ kind: 'league-roll', members: members.slice(from, from + AT_ONCE) })
  await postForLeague(tx, context, row.id, jobs)
  await putLeagueExtra(tx, row.id, 'league-threads', now)
}

/** These are not in the server of a league: they have left its season, and may enter it again. */
export const gone = (context: HostContext, id: LeagueId, members: readonly string[]): Promise<void> =>
  transact(context, async (tx) => {
    const league = members.length > 0 ? await changing(tx, context, id) : undefined
    if (!league || league.row.status === 'archived') return
    let left = 0
    for (const member of members) if (await letGo(league, await leagueMember(tx, id, member))) left++
    if (left === 0) return
    await changeLeague(tx, league.row, {})
    await postForLeague(tx, context, id, [{ kind: 'league-page', fresh: false }])
  })

/** Somebody for whom a table waited in vain, because they are in the server no more. */
export async function noticeGone(league: Changing, member: string): Promise<void> {
  if (!(await letGo(league, await leagueMember(league.tx, league.row.id, member)))) return
  await postForLeague(league.tx, league.context, league.row.id, [{ kind: 'league-page', fresh: false }])
}

async function letGo(league: Changing, member: LeagueMemberRow | undefined): Promise<boolean> {
  const { tx, row, season } = league
  const entries = await entriesOf(tx, row.id, season.season)
  const entry = entries.find(({ number }) => number === member?.number)
  if (!member || (entry?.status !== 'in' && entry?.status !== 'waiting')) return false
  await saveEntry(tx, { ...entry, status: 'withdrawn' })
  for (const table of await openTables(league))
    if (table.status === 'due') await giveUpSeat(league, table, entry.number)
  await note(league, say('league-act-gone', { member: await nameOf(tx, member) }))
  return true
}
