// Actions of organisers on a league, each with a public reason.

import { type Phrase, personRef } from '../../engine/phrase.ts'
import { findGame } from '../../store/games.ts'
import {
  changeSeason,
  changeTable,
  entriesOf,
  findSeason,
  type SeasonRow,
  seasonOfRound,
  type TableRow,
  tableOfGame,
} from '../../store/league-rounds.ts'
import { changeLeague, findLeagueRow, leagueMember, saveMemberName } from '../../store/leagues.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import type { HostContext } from '../table/context.ts'
import { newcomerFault } from '../table/former-seats.ts'
import { nameAt } from '../table/info.ts'
import { refusals } from '../table/refusals.ts'
import type { GameId, Person, Result } from '../table/types.ts'
import { handOver } from '../votes/vote-actions.ts'
import { step } from './calendar.ts'
import type { Organiser } from './calls.ts'
import { campaignOf } from './campaign.ts'
import { type Changing, changeIn, changing, nameOf, note } from './changing.ts'
import { dropLeagueTasks, OVERDUE, putLeagueTask, STEP, tableKey } from './league-jobs.ts'
import { standingsOfSeason } from './league-views.ts'
import { sayOfTable } from './naming.ts'
import { annulTable, tableIsOver } from './results.ts'
import { after, DAY } from './rules.ts'
import { playersOf } from './table-players.ts'
import { openTables } from './table-start.ts'
import type { LeagueId, LeagueInfo } from './types.ts'

const say = sayer<typeof en>('bot')

/** Days that a table can be given at once at most. */
const MOST_DAYS = 60

/** Begins the season, or its next round, now. */
export async function start(
  context: HostContext,
  league: LeagueId,
  by: Organiser,
): Promise<Result<LeagueInfo>> {
  const seen = await findLeagueRow(context.store.db, league)
  return changeIn(context, league, async (found) => {
    const { tx, row, season, now } = found
    // Of two who start at once the second finds it started.
    if (seen?.round !== row.round || seen.season !== row.season) return undefined
    if (row.status !== 'open') return refusals.leaguePaused()
    if (row.format === 'queue') return refusals.noRounds()
    const before = `${row.round} ${season.status}`
    await changeSeason(tx, season, { nextAt: now })
    await note(found, say('league-act-start', { who: personRef(by.person) }), by)
    await step({ ...found, season: { ...season, nextAt: now } })
    const after = await changing(tx, context, league)
    if (after && `${after.row.round} ${after.season.status}` !== before) return undefined
    return season.status === 'entry' ? refusals.leagueTooFew(row.seats) : refusals.noNextRound()
  })
}

/** No round, and no table of a queue, begins until it goes on; tables are played on. */
export const pause = (context: HostContext, league: LeagueId, by: Organiser): Promise<Result<LeagueInfo>> =>
  changeIn(context, league, async (found) => {
    const { tx, row } = found
    if (row.status === 'paused') return refusals.leaguePaused()
    await changeLeague(tx, row, { status: 'paused' })
    await dropLeagueTasks(tx, league, STEP)
    const who = personRef(by.person)
    const act =
      row.format === 'queue' ? say('league-act-paused-queue', { who }) : say('league-act-paused', { who })
    await note(found, act, by)
    return undefined
  })

/** Goes on in the channel where this was asked; what fell due meanwhile is due in a day. */
export const unpause = (
  context: HostContext,
  league: LeagueId,
  by: Organiser,
  channel: string,
): Promise<Result<LeagueInfo>> =>
  changeIn(context, league, async (found) => {
    const { tx, row, season, now } = found
    if (row.status !== 'paused') return refusals.leagueNotPaused()
    await changeLeague(tx, row, { status: 'open', channel })
    if (row.format !== 'queue' && season.nextAt <= now)
      await changeSeason(tx, season, { nextAt: after(now, DAY) })
    await note(found, say('league-act-resumed', { who: personRef(by.person) }), by)
    const going = await changing(tx, context, league)
    if (going) await step(going)
    return undefined
  })

/** Gives all tables whose time is not over, or one, so many days more. */
export const extend = (
  context: HostContext,
  league: LeagueId,
  by: Organiser,
  days: number,
  game?: GameId,
): Promise<Result<LeagueInfo>> =>
  changeIn(context, league, async (found) => {
    const { tx, row } = found
    if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) return refusals.leagueDays(MOST_DAYS)
    const tables = (await openTables(found))
      .filter(({ gameId }) => game === undefined || gameId === game)
      .filter((table) => !playersOf(table).some(({ overdue }) => overdue))
    if (tables.length === 0) return refusals.noTable()
    for (const table of tables) {
      const due = after(table.due, days * DAY)
      await changeTable(tx, table, { due })
      if (table.status === 'running') await putLeagueTask(tx, league, OVERDUE, due, tableKey(table))
    }
    await changeLeague(tx, row, {})
    const what = { who: personRef(by.person), days, tables: tables.length }
    await note(found, say('league-act-extended', what), by)
    return undefined
  })

/** Two members never meet from the next round on; with `lift` they may again. In divisions all of a group meet by design. */
export const forbid = (
  context: HostContext,
  league: LeagueId,
  by: Organiser,
  pair: readonly [string, string],
  lift = false,
): Promise<Result<LeagueInfo>> =>
  changeIn(context, league, async (found) => {
    const { tx, row } = found
    if (row.format === 'divisions' && !lift) return say('refused-apart-in-divisions')
    const [one, other] = [await leagueMember(tx, league, pair[0]), await leagueMember(tx, league, pair[1])]
    if (!one || !other) return refusals.noMember()
    if (one.number === other.number) return refusals.samePerson()
    const numbers = [Math.min(one.number, other.number), Math.max(one.number, other.number)] as const
    const others = row.forbidden.filter(([a, b]) => a !== numbers[0] || b !== numbers[1])
    await changeLeague(tx, row, { forbidden: lift ? others : [...others, numbers] })
    const names = { one: await nameOf(tx, one), other: await nameOf(tx, other) }
    const what = { who: personRef(by.person), ...names }
    await note(found, lift ? say('league-act-allowed', what) : say('league-act-forbidden', what), by)
    return undefined
  })

/** Somebody from the waiting list, or from the season, plays a seat from now on, for its entry. */
export const substitute = (
  context: HostContext,
  league: LeagueId,
  by: Organiser,
  game: GameId,
  out: string,
  into: Person,
): Promise<Result<LeagueInfo>> =>
  changeIn(context, league, async (found) => {
    const { tx, row } = found
    const table = await tableOfGame(tx, game)
    const stored = await findGame(tx, game)
    if (!stored || table?.leagueId !== league || table.status !== 'running') return refusals.noTable()
    const leaver = await leagueMember(tx, league, out)
    const comes = await leagueMember(tx, league, into.id)
    if (!leaver || !comes) return refusals.noMember()
    const seat = playersOf(table).findIndex(
      ({ player, successor }) => (successor ?? player) === leaver.number,
    )
    const sitting = playersOf(table)
    if (seat < 0 || !(await mayComeIn(found, comes.number))) return refusals.noMember()
    if (sitting[seat]?.overdue) return refusals.noTable()
    if (sitting.some(({ player, successor }) => player === comes.number || successor === comes.number))
      return refusals.newcomerSeated(into.name)
    const knows = await newcomerFault(tx, stored, into, seat)
    if (knows) return knows
    await saveMemberName(tx, into)
    const fault = await seatSubstitute(found, game, seat, into)
    if (fault) return fault
    const players = playersOf(table).map((each, at) =>
      at === seat ? { ...each, left: true as const, successor: comes.number } : each,
    )
    await changeTable(tx, table, { players })
    await changeLeague(tx, row, {})
    const names = { one: await nameOf(tx, leaver), other: personRef(into) }
    const what = { who: personRef(by.person), ...names }
    await note(found, say('league-act-substituted', what), by)
    return undefined
  })

/** Whether somebody is in the season or on its waiting list. */
async function mayComeIn({ tx, row, season }: Changing, number: number): Promise<boolean> {
  const entries = await entriesOf(tx, row.id, season.season)
  return entries.some((entry) => entry.number === number && ['in', 'waiting'].includes(entry.status))
}

async function seatSubstitute(
  { tx, context }: Changing,
  game: GameId,
  seat: number,
  into: Person,
): Promise<Phrase | undefined> {
  const row = await findGame(tx, game)
  const sitting = row?.players.find((player) => player.seat === seat)
  if (!row || !sitting) return refusals.noTable()
  const change = {
    seat,
    was: sitting.member,
    old: personRef({ id: sitting.member, name: nameAt(row, seat) }),
    newcomer: { member: into.id, who: personRef(into) },
  }
  return (await handOver(tx, context, row, change, into.name, 'removed')) ? undefined : refusals.notPlaying()
}

/**
 * A game counts nowhere; one of a season that is over only until the next one has been drawn from it. Refused to those who sit
 * there or did: another organiser decides.
 */
export const annul = (
  context: HostContext,
  league: LeagueId,
  by: Organiser,
  game: GameId,
): Promise<Result<LeagueInfo>> =>
  changeIn(context, league, async (found) => {
    const { tx, row } = found
    const table = await tableOfGame(tx, game)
    if (table?.leagueId !== league || table.status === 'annulled') return refusals.noTable()
    if (await hasSatAt(found, table, by.person.id)) return refusals.ownTable()
    const own = await seasonOf(found, table)
    if (!own || own.season < row.season - 1) return refusals.seasonDrawn()
    if (own.season < row.season && found.season.status !== 'entry') return refusals.seasonDrawn()
    await annulTable(found, table)
    if (own.status === 'over')
      await changeSeason(tx, own, { final: standingsOfSeason(await campaignOf(tx, league, own.season), row) })
    await changeLeague(tx, row, {})
    const who = personRef(by.person)
    const act = await sayOfTable(found, table, {
      ofRound: (which) => say('league-act-annulled', { who, ...which }),
      ofQueue: (which) => say('league-act-annulled-queue', { who, ...which }),
    })
    await note(found, act, by)
    const now = await changing(tx, context, league)
    if (now) await tableIsOver(now, table)
    return undefined
  })

/** Whether somebody sits at a table, played there for somebody, or has an entry at it. */
async function hasSatAt({ tx, row }: Changing, table: TableRow, person: string): Promise<boolean> {
  const number = (await leagueMember(tx, row.id, person))?.number
  const game = table.gameId === null ? undefined : await findGame(tx, table.gameId)
  const players = playersOf(table).flatMap(({ player, successor }) => [player, successor])
  return (
    game?.players.some(({ member }) => member === person) === true ||
    (number !== undefined && [...table.entries, ...players].includes(number))
  )
}

/** The season to which a table belongs. */
async function seasonOf({ tx, row }: Changing, table: TableRow): Promise<SeasonRow | undefined> {
  const season = await seasonOfRound(tx, row.id, table.round)
  return season === undefined ? undefined : findSeason(tx, row.id, season)
}
