// Leagues are opened, entered, left, and put away.

import { newSecret } from '../../engine/commitment.ts'
import { defaultOptions, misfitOf, optionFaults } from '../../engine/options.ts'
import { type Phrase, personRef } from '../../engine/phrase.ts'
import { linkAt } from '../../league/chain.ts'
import { countRounds, entriesOf, insertSeason, saveEntry } from '../../store/league-rounds.ts'
import {
  changeLeague,
  findLeagueRow,
  insertLeague,
  leagueByCode,
  leagueMember,
  saveLeagueMember,
  saveMemberName,
} from '../../store/leagues.ts'
import type { Tx } from '../../store/open.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { channelFault, settingsIn } from '../settings/server.ts'
import { newGameId } from '../table/bot-names.ts'
import { type HostContext, transact } from '../table/context.ts'
import { reliabilityFault } from '../table/meeting.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type { Person, Result } from '../table/types.ts'
import { mayEnter, planStep } from './calendar.ts'
import type { LeagueCall, Organiser } from './calls.ts'
import { type Changing, changeIn, changing, note } from './changing.ts'
import { dropLeagueTasks, postForLeague, putLeagueTask, STEP } from './league-jobs.ts'
import { infoOfLeague, membershipIn } from './league-queries.ts'
import {
  after,
  DAY,
  DIVISION_SEATS,
  GAMES,
  LINKS,
  leaguePace,
  MOST_GAMES,
  NAME_LENGTH,
  rulesOf,
} from './rules.ts'
import { scaleRefusal } from './scales.ts'
import { giveUpSeat, openTables } from './table-start.ts'
import { FORMATS, type LeagueId, type LeagueInfo, type LeagueRules, type Membership } from './types.ts'
import { lookAtTables } from './waves.ts'

const say = sayer<typeof en>('bot')

/** Opens a league with its first season open for entries; the end of its hash chain is fixed and public from now on. */
export async function create(context: HostContext, call: LeagueCall): Promise<Result<LeagueInfo>> {
  const rules = rulesOf(call.rules ?? {})
  const fault = callFault(context, call, rules)
  if (fault || !rules) return refuse(fault ?? refusals.leagueRules())
  const now = context.clock.now()
  const secret = newSecret()
  return transact(context, async (tx): Promise<Result<LeagueInfo>> => {
    const elsewhere = channelFault(await settingsIn(tx, call.guild), call.channel)
    if (elsewhere) return refuse(elsewhere)
    const id = await freeLeagueId(tx)
    const { name, format, title, seats, language, guild, channel, person } = call
    await insertLeague(tx, {
      id,
      name: name.trim(),
      format,
      title,
      seats,
      language,
      guild,
      channel,
      rules,
      secret,
      options: call.options ?? {},
      pace: leaguePace(),
      organiser: person.id,
      role: call.role ?? null,
      forum: call.forum ?? null,
      status: 'open',
      code: await freeCode(tx),
      links: LINKS,
      end: linkAt(secret, LINKS, 0),
      season: 1,
      createdAt: now,
    })
    await saveMemberName(tx, person)
    await openFirstSeason(tx, id, call, rules, now)
    const league = await changing(tx, context, id)
    if (!league) throw new Error(`league ${id} was not stored`)
    await note(league, say('league-act-created', { who: personRef(person) }))
    await planStep(league)
    if (format === 'queue') await putLeagueTask(tx, id, STEP, now)
    await postForLeague(tx, context, id, [{ kind: 'league-page', fresh: true }])
    const row = await findLeagueRow(tx, id)
    return row ? grant(await infoOfLeague(tx, row)) : refuse(refusals.noLeague())
  })
}

const openFirstSeason = (tx: Tx, id: string, { format }: LeagueCall, rules: LeagueRules, now: Date) =>
  insertSeason(tx, {
    leagueId: id,
    season: 1,
    status: format === 'queue' ? 'running' : 'entry',
    final: null,
    overAt: null,
    nextAt: format === 'queue' ? now : after(now, rules.entryDays * DAY),
    firstRound: 1,
    rounds: format === 'divisions' ? 1 : format === 'queue' ? LINKS : rules.rounds,
  })

/** Why there cannot be such a league. */
function callFault(
  { titles }: HostContext,
  { name, format, title, seats, options = {} }: LeagueCall,
  rules: LeagueRules | undefined,
): Phrase | undefined {
  const game = titles[title]?.game
  if (!game) return refusals.noTitle()
  if (name.trim() === '' || [...name].length > NAME_LENGTH) return refusals.leagueName(NAME_LENGTH)
  if (!FORMATS.includes(format) || !rules) return refusals.leagueRules()
  const { max } = game.seats
  const min = Math.max(2, game.seats.min)
  if (!Number.isInteger(seats) || seats < min || seats > max) return refusals.seats(min, max)
  if (format === 'cup' && seats !== 2) return refusals.cupSeats()
  if (format === 'divisions' && seats > DIVISION_SEATS) return refusals.divisionSeats(DIVISION_SEATS)
  const points = rules.scale && scaleRefusal(rules.scale, format, seats)
  if (points) return points
  const [fault] = optionFaults(game, seats, { ...defaultOptions(game), ...options })
  return fault === undefined ? misfitOf(game, seats, options) : refusals.option(fault)
}

async function freeLeagueId(tx: Tx): Promise<string> {
  for (;;) {
    const id = newGameId()
    if (!(await findLeagueRow(tx, id))) return id
  }
}

/** Something that nobody guesses: guests join by it. */
async function freeCode(tx: Tx): Promise<string> {
  for (;;) {
    const code = `${newGameId()}${newGameId()}`
    if (!(await leagueByCode(tx, code))) return code
  }
}

/** Enters the present season, or its waiting list, or the queue; `limit`: league games at once, at most. */
export async function join(
  context: HostContext,
  league: LeagueId,
  person: Person,
  limit?: number,
): Promise<Result<Membership>> {
  if (limit !== undefined && (!Number.isInteger(limit) || limit < 1 || limit > MOST_GAMES))
    return refuse(refusals.leagueLimit(MOST_GAMES))
  return entered(context, league, person, async (found) => {
    const { tx, row, season, now } = found
    const known = await leagueMember(tx, league, person.id)
    const sitsOutTo = known?.sitsOutTo ?? 0
    if (sitsOutTo > season.season) return refusals.sitsOut(sitsOutTo)
    const unreliable = await reliabilityFault(tx, (row.rules as LeagueRules).reliability, person.id)
    if (unreliable) return unreliable
    const number = known?.number ?? row.members + 1
    const { tables = MOST_GAMES } = await settingsIn(tx, row.guild)
    if (limit !== undefined && limit > tables) return refusals.serverLimit(tables)
    await saveMemberName(tx, person)
    await saveLeagueMember(tx, {
      leagueId: league,
      number,
      member: person.id,
      joinedAt: known?.joinedAt ?? now,
      sitsOutTo,
      limit: Math.min(limit ?? known?.limit ?? GAMES, tables),
    })
    const entry = (await entriesOf(tx, league, season.season)).find((each) => each.number === number)
    if (entry?.status === 'excluded') return refusals.excluded()
    const status = await statusOf(found)
    // A member who is in already has only said how many games they want.
    if (entry?.status !== 'in' || row.format === 'queue')
      await saveEntry(tx, {
        tier: null,
        group: null,
        ...entry,
        leagueId: league,
        season: season.season,
        number,
        status,
        since: entry?.status === status ? entry.since : now,
      })
    await changeLeague(tx, row, known ? {} : { members: number })
    await lookAtTables(found)
    return undefined
  })
}

/** What somebody is who enters now: in the season, on its waiting list, or waiting for a table. */
async function statusOf(league: Changing): Promise<'in' | 'waiting'> {
  const { tx, row, season } = league
  if (row.format === 'queue') return 'waiting'
  const paired = await countRounds(tx, row.id, season.season)
  return mayEnter(league, paired) ? 'in' : 'waiting'
}

/** Leaves the season, its waiting list or the queue. Tables that run are played on; those to come begin without them. */
export const leave = (context: HostContext, league: LeagueId, person: Person): Promise<Result<Membership>> =>
  entered(context, league, person, async (found) => {
    const { tx, row, season } = found
    const known = await leagueMember(tx, league, person.id)
    const entry = (await entriesOf(tx, league, season.season)).find(({ number }) => number === known?.number)
    if (!entry || (entry.status !== 'in' && entry.status !== 'waiting')) return refusals.notEntered()
    await saveEntry(tx, { ...entry, status: 'withdrawn' })
    for (const table of await openTables(found))
      if (table.status === 'due') await giveUpSeat(found, table, entry.number)
    await changeLeague(tx, row, {})
    return undefined
  })

/** Changes how a person stands in a league. */
async function entered(
  context: HostContext,
  league: LeagueId,
  person: Person,
  work: (league: Changing) => Promise<Phrase | undefined>,
): Promise<Result<Membership>> {
  const changed = await changeIn(context, league, work)
  if (!changed.ok) return changed
  const membership = await membershipIn(context.store.db, context, league, person.id)
  return membership ? grant(membership) : refuse(refusals.notEntered())
}

/** Ends a league permanently once nothing runs; it stays readable. */
export const archive = (context: HostContext, league: LeagueId, by: Organiser): Promise<Result<LeagueInfo>> =>
  changeIn(context, league, async (found) => {
    const { tx, row } = found
    if ((await openTables(found)).length > 0) return refusals.tablesRun()
    await changeLeague(tx, row, { status: 'archived' })
    await dropLeagueTasks(tx, league, STEP)
    await note(found, say('league-act-archived', { who: personRef(by.person) }), by)
    return undefined
  })
