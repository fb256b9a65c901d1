// Makes the tables of a queue: when somebody joins it, and once an hour.
import { drawQueue, drawSeed, type QueueInput } from '../../league/draws.ts'
import { PAIRING_RULES } from '../../league/entrants.ts'
import type { Waiting } from '../../league/queue.ts'
import { NEWCOMER, shownRating } from '../../league/ratings.ts'
import { saveEntry } from '../../store/league-rounds.ts'
import { leagueMembers } from '../../store/leagues.ts'
import { memberTimes } from '../../store/members.ts'
import { blockedPairs, type Pair } from './blocked-pairs.ts'
import { type Campaign, campaignOf, ratingsIn } from './campaign.ts'
import { nextLink } from './chains.ts'
import type { Changing } from './changing.ts'
import { postForLeague, putLeagueExtra } from './league-jobs.ts'
import { openRound } from './pairing.ts'
import { DAY, HOUR, NEWCOMER_GAMES } from './rules.ts'
import { wakingAt } from './waking-hours.ts'

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
  const wished: QueueInput = {
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
        waking: wakingAt(times.get(members.get(number) ?? ''), now),
      }),
    ),
    forbidden: row.forbidden,
    past: campaign.tables.map(({ entries }) => entries),
  }
  const { input, tables } = drawApart(wished, await blockedPairs(tx, known))
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

/** Draws with the later of two out of it who would meet and of whom one blocks the other: they go on waiting. */
function drawApart(
  wished: QueueInput,
  blocked: readonly Pair[],
): { readonly input: QueueInput; readonly tables: readonly (readonly number[])[] } {
  for (let input = wished; ; ) {
    const tables = drawQueue(input)
    const pair = blocked.find((both) => tables.some((table) => both.every((each) => table.includes(each))))
    if (!pair) return { input, tables }
    const later = input.waiting
      .filter(({ member }) => pair.includes(member))
      .sort((a, b) => b.since - a.since || b.member - a.member)[0]
    input = { ...input, waiting: input.waiting.filter((each) => each !== later) }
  }
}

/** Whether somebody may have one more game: as many as they want, and newcomers two until one is finished. */
function isFree({ tables }: Campaign, number: number, limit: number): boolean {
  const own = tables.filter(({ entries }) => entries.includes(number))
  const running = own.filter(({ status }) => status === 'due' || status === 'running').length
  const most = own.some(({ status }) => status === 'ended') ? limit : Math.min(limit, NEWCOMER_GAMES)
  return running < most
}
