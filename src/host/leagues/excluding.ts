// Excludes members from a league, and admits them again.
import { type Phrase, personRef } from '../../engine/phrase.ts'
import { findGame } from '../../store/games.ts'
import { changeTable, type EntryRow, entriesOf, saveEntry, type TableRow } from '../../store/league-rounds.ts'
import { changeLeague, type LeagueMemberRow, leagueMember, saveLeagueMember } from '../../store/leagues.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import type { HostContext } from '../table/context.ts'
import { nameAt } from '../table/info.ts'
import { refusals } from '../table/refusals.ts'
import type { Result } from '../table/types.ts'
import type { Organiser } from './calls.ts'
import { type Changing, changeIn, nameOf, note } from './changing.ts'
import { seatComputers } from './replacing.ts'
import { playersOf } from './table-players.ts'
import { giveUpSeat, openTables } from './table-start.ts'
import type { LeagueId, LeagueInfo } from './types.ts'

const say = sayer<typeof en>('bot')

/** Takes a member out of the season, and the next one, or out of the queue; computers finish their tables. */
export const exclude = (
  context: HostContext,
  league: LeagueId,
  by: Organiser,
  member: string,
): Promise<Result<LeagueInfo>> =>
  aboutMember(context, league, member, async (found, known, entry) => {
    const { tx, row, season, now } = found
    const fresh = { leagueId: league, season: season.season, number: known.number, since: now }
    await saveEntry(tx, { tier: null, group: null, ...entry, ...fresh, status: 'excluded' })
    // No other season follows that of a queue.
    if (row.format !== 'queue') await saveLeagueMember(tx, { ...known, sitsOutTo: season.season + 2 })
    await changeLeague(tx, row, {})
    const what = { who: personRef(by.person), member: await nameOf(tx, known) }
    const act =
      row.format === 'queue' ? say('league-act-excluded-queue', what) : say('league-act-excluded', what)
    await note(found, act, by)
    for (const table of await openTables(found)) await leaveTable(found, table, member, known.number)
    return undefined
  })

/** Lets somebody who was excluded, or sits a season out, enter again; seats that they lost stay lost. */
export const readmit = (
  context: HostContext,
  league: LeagueId,
  by: Organiser,
  member: string,
): Promise<Result<LeagueInfo>> =>
  aboutMember(context, league, member, async (found, known, entry) => {
    const { tx, row, season } = found
    const isExcluded = entry?.status === 'excluded'
    if (!isExcluded && known.sitsOutTo <= season.season) return refusals.notExcluded()
    if (isExcluded) await saveEntry(tx, { ...entry, status: 'withdrawn' })
    await saveLeagueMember(tx, { ...known, sitsOutTo: 0 })
    await changeLeague(tx, row, {})
    const what = { who: personRef(by.person), member: await nameOf(tx, known) }
    await note(found, say('league-act-readmitted', what), by)
    return undefined
  })

/** Changes something about a member of a league, whose entry of the present season, if any, goes with them. */
const aboutMember = (
  context: HostContext,
  league: LeagueId,
  member: string,
  work: (found: Changing, known: LeagueMemberRow, entry: EntryRow | undefined) => Promise<Phrase | undefined>,
): Promise<Result<LeagueInfo>> =>
  changeIn(context, league, async (found) => {
    const { tx, season } = found
    const known = await leagueMember(tx, league, member)
    if (!known) return refusals.noMember()
    const entries = await entriesOf(tx, league, season.season)
    return work(
      found,
      known,
      entries.find(({ number }) => number === known.number),
    )
  })

/** A computer takes the seat of somebody who was excluded; where they have not sat down yet, when their table begins. */
async function leaveTable(found: Changing, table: TableRow, member: string, number: number): Promise<void> {
  const { tx } = found
  const players = playersOf(table)
  if (table.status === 'due') return giveUpSeat(found, table, number)
  const game = table.gameId === null ? undefined : await findGame(tx, table.gameId)
  const seat = game?.players.find((each) => each.member === member)?.seat
  if (!game || seat === undefined || game.status === 'finished') return // they finished it, though it is not counted yet
  const who = personRef({ id: member, name: nameAt(game, seat) })
  if (await seatComputers(found, game.id, [seat], say('league-seat-given-up', { who }))) return
  // Its place is lost: the seat counts as given up, also when another plays on there.
  await changeTable(tx, table, {
    players: players.map((each, at) => (at === seat ? { ...each, left: true as const } : each)),
  })
}
