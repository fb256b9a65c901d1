// Finding leagues, and how a person stands in one.
import {
  countRounds,
  type EntryRow,
  entriesOf,
  findSeason,
  type SeasonRow,
} from '../../store/league-rounds.ts'
import {
  findLeagueRow,
  type LeagueMemberRow,
  type LeagueRow,
  leagueByCode,
  leagueMember,
  leagueMembers,
  leaguesJoined,
  leaguesOf,
} from '../../store/leagues.ts'
import type { Tx } from '../../store/open.ts'
import type { Language } from '../../text/language.ts'
import { readPace } from '../table/clock/pace.ts'
import type { HostContext } from '../table/context.ts'
import { endAt } from './chains.ts'
import type { Format, LeagueId, LeagueInfo, LeagueRules, Membership, SeasonInfo } from './types.ts'
import { sleepsApart } from './waking-hours.ts'

/** Public facts about a stored league. */
export async function infoOfLeague(tx: Tx, row: LeagueRow): Promise<LeagueInfo> {
  const season = await findSeason(tx, row.id, row.season)
  return {
    id: row.id,
    name: row.name,
    guild: row.guild,
    channel: row.channel,
    title: row.title,
    seats: row.seats,
    status: row.status,
    code: row.code,
    end: endAt(row, row.round + 1),
    format: row.format as Format,
    options: row.options as LeagueInfo['options'],
    pace: readPace(row.pace),
    language: row.language as Language,
    ...(row.organiser !== null && { organiser: row.organiser }),
    ...(row.role !== null && { role: row.role }),
    ...(row.forum !== null && { forum: row.forum }),
    ...(row.roles && { roles: true }),
    rules: row.rules as LeagueRules,
    ...(season && { season: await seasonInfo(tx, season, row.format) }),
  }
}

async function seasonInfo(tx: Tx, season: SeasonRow, format: string): Promise<SeasonInfo> {
  const paired = await countRounds(tx, season.leagueId, season.season)
  const entries = await entriesOf(tx, season.leagueId, season.season)
  // A queue has no rounds, and a cup's follow each other.
  const onCalendar = format !== 'queue' && format !== 'cup'
  const isLeft =
    season.status === 'entry' || (season.status === 'running' && onCalendar && paired < season.rounds)
  return {
    number: season.season,
    status: season.status,
    ...(isLeft && { nextAt: season.nextAt }),
    rounds: season.rounds,
    paired,
    entered: entries.filter(({ status }) => status === 'in').length,
  }
}

/** A league by its id, or by the code that guests join by. */
export async function find(context: HostContext, id: LeagueId): Promise<LeagueInfo | undefined> {
  const { db } = context.store
  const row = (await findLeagueRow(db, id)) ?? (await leagueByCode(db, id))
  return row && infoOfLeague(db, row)
}

/** The leagues of a server that are not archived, newest first; with `archived` all. */
export async function at(
  context: HostContext,
  guild: string,
  archived = false,
): Promise<readonly LeagueInfo[]> {
  const { db } = context.store
  const found: LeagueInfo[] = []
  for (const row of await leaguesOf(db, guild, archived)) found.push(await infoOfLeague(db, row))
  return found
}

/** The leagues of all servers that a person has joined, newest first. */
export async function joined(context: HostContext, person: string): Promise<readonly LeagueInfo[]> {
  const { db } = context.store
  const found: LeagueInfo[] = []
  for (const row of await leaguesJoined(db, person)) found.push(await infoOfLeague(db, row))
  return found
}

/** How a person stands in a league; `undefined` where they never joined it. */
export async function membership(
  context: HostContext,
  league: LeagueId,
  person: string,
): Promise<Membership | undefined> {
  return membershipIn(context.store.db, context, league, person)
}

/** The same in a transaction. */
export async function membershipIn(
  tx: Tx,
  { clock }: Pick<HostContext, 'clock'>,
  league: LeagueId,
  person: string,
): Promise<Membership | undefined> {
  const row = await findLeagueRow(tx, league)
  const member = row && (await leagueMember(tx, league, person))
  if (!row || !member) return undefined
  const entries = await entriesOf(tx, league, row.season)
  const entry = entries.find(({ number }) => number === member.number)
  return {
    number: member.number,
    limit: member.limit,
    ...(entry && { entry: entry.status }),
    ...(row.format === 'queue' &&
      entry?.status === 'waiting' &&
      (await sleepsApart(tx, person, await othersWaiting(tx, entries, member), clock.now())) && {
        sleepsApart: true,
      }),
    ...(member.sitsOutTo > row.season && { sitsOutTo: member.sitsOutTo }),
  }
}

/** The other members who wait in a queue. */
async function othersWaiting(
  tx: Tx,
  entries: readonly EntryRow[],
  { leagueId, number: own }: LeagueMemberRow,
): Promise<string[]> {
  const waiting = entries.filter(({ status, number }) => status === 'waiting' && number !== own)
  return (await leagueMembers(tx, leagueId)).flatMap(({ number, member }) =>
    member !== null && waiting.some((entry) => entry.number === number) ? [member] : [],
  )
}
