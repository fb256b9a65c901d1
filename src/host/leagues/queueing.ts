// Makes the tables of a queue: when somebody joins it, and once an hour.
import { drawQueue, drawSeed, type QueueInput } from '../../league/draws.ts'
import { PAIRING_RULES } from '../../league/entrants.ts'
import type { Waiting } from '../../league/queue.ts'
import { NEWCOMER, shownRating } from '../../league/ratings.ts'
import { saveEntry } from '../../store/league-rounds.ts'
import { leagueMembers } from '../../store/leagues.ts'
import { memberTimes } from '../../store/members.ts'
import type { Quiet } from '../table/clock/standstill.ts'
import { habitsOf } from '../table/hours.ts'
import { type Campaign, campaignOf, ratingsIn } from './campaign.ts'
import { nextLink } from './chains.ts'
import type { Changing } from './changing.ts'
import { postForLeague, putLeagueExtra } from './league-jobs.ts'
import { openRound } from './pairing.ts'
import { DAY, HOUR, NEWCOMER_GAMES } from './rules.ts'

/** Starts every table that the waiting members can fill now; whether any did. */
export async function startFromQueue(league: Changing): Promise<boolean> {
  const { tx, row, season, now } = league
  const campaign = await campaignOf(tx, row.id, season.season)
  const known = await leagueMembers(tx, row.id)
  const members = new Map(known.map(({ number, member }) => [number, member]))
  const limits = new Map(known.map(({ number, limit }) => [number, limit]))
  const waiting = campaign.entries.filter(
    ({ status, number }) => status === 'waiting' && isFree(campaign, number, limits.get(number) ?? 1),
  )
  // Whether the server has room is known by the time that the table is complete.
  if (waiting.length === row.seats - 1) await putLeagueExtra(tx, row.id, 'league-threads', now)
  if (waiting.length < row.seats) return false
  const ratings = await ratingsIn(tx, row.id)
  const times = await memberTimes(
    tx,
    waiting.flatMap(({ number }) => members.get(number) ?? []),
  )
  const today = Math.floor(now.getTime() / DAY)
  const next = nextLink(league)
  const input: QueueInput = {
    ...next.announced,
    rules: PAIRING_RULES,
    format: 'queue',
    seats: row.seats,
    now: Math.floor(now.getTime() / HOUR),
    waiting: waiting.map(
      ({ number, since }): Waiting => ({
        member: number,
        rating: shownRating(ratings.get(number) ?? NEWCOMER, today).value,
        since: Math.floor(since.getTime() / HOUR),
        waking: wakingHours(habitsOf(times.get(members.get(number) ?? '')).quiet, now),
      }),
    ),
    forbidden: row.forbidden,
    past: campaign.tables.map(({ entries }) => entries),
  }
  const tables = drawQueue(input)
  if (tables.length === 0) return false
  await openRound(league, {
    opened: next,
    seed: drawSeed(next.link, input),
    input,
    pairing: { tables },
    tables: tables.map((seats) => ({ seats })),
  })
  for (const entry of waiting)
    if (tables.some((table) => table.includes(entry.number))) await saveEntry(tx, { ...entry, status: 'in' })
  await postForLeague(tx, league.context, row.id, [{ kind: 'league-page', fresh: false }])
  return true
}

/** Whether somebody may have one more game: as many as they want, and newcomers two until one is finished. */
function isFree({ tables }: Campaign, number: number, limit: number): boolean {
  const own = tables.filter(({ entries }) => entries.includes(number))
  const running = own.filter(({ status }) => status === 'due' || status === 'running').length
  const most = own.some(({ status }) => status === 'ended') ? limit : Math.min(limit, NEWCOMER_GAMES)
  return running < most
}

/** Minutes of a day, and so many that a whole hour of the clock lies within them. */
const MINUTES = { day: 1440, wholeHour: 120 }

/**
 * The whole hours of the day in UTC outside somebody's quiet hours, as they are today; all day where they have none. Of so
 * little time that there may be no whole hour it is one, since none would read as all day.
 */
export function wakingHours(quiet: Quiet | undefined, now: Date): Waiting['waking'] {
  if (!quiet || quiet.from === quiet.to) return { from: 0, to: 0 }
  const ahead = hoursAhead(quiet.zone, now)
  const inUtc = (minutes: number) => (((minutes / 60 - ahead) % 24) + 24) % 24
  const from = Math.ceil(inUtc(quiet.to)) % 24
  const awake = (quiet.from - quiet.to + 2 * MINUTES.day) % MINUTES.day
  return { from, to: awake < MINUTES.wholeHour ? (from + 1) % 24 : Math.floor(inUtc(quiet.from)) }
}

/** How many hours a zone is ahead of UTC at a moment. */
function hoursAhead(zone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  const there = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  const here = now.getTime() - (now.getTime() % 60_000)
  return (there - here) / HOUR
}
