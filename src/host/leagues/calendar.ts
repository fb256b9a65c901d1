// A league's scheduled work: seasons begin, rounds are paired, seasons end and the next one opens.
import type { Phrase } from '../../engine/phrase.ts'
import { mayEnterLate } from '../../league/late-entry.ts'
import { changeSeason, insertSeason, saveEntry } from '../../store/league-rounds.ts'
import { changeLeague, latestActs, leagueMembers } from '../../store/leagues.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { type Campaign, campaignOf } from './campaign.ts'
import { type Changing, changing, note } from './changing.ts'
import { drawSeason } from './divisions.ts'
import { dropLeagueTasks, postForLeague, putLeagueExtra, putLeagueTask, ROLL, STEP } from './league-jobs.ts'
import { standingsOfSeason } from './league-views.ts'
import { startFromQueue } from './queueing.ts'
import { allEnded, nextDate, pairNextRound } from './rounds.ts'
import { after, DAY, HOUR } from './rules.ts'
import type { LeagueRules } from './types.ts'
import { letGoErased, sitOutWhoVanished } from './vanished.ts'
import { beginWaiting } from './waves.ts'

const say = sayer<typeof en>('bot')

/** Does what is due in a league, and puts down when to look again. */
export async function step(league: Changing): Promise<void> {
  const { tx, row, context } = league
  if (row.status !== 'open') return
  await letGoErased(league)
  if (row.format === 'queue') await startFromQueue(league)
  else if (league.season.status === 'entry') await begin(league)
  else if (league.season.status === 'running') await goOn(league)
  const now = await changing(tx, context, row.id)
  if (now) await planStep(now)
}

/** Puts down when a league is to be looked at again. */
export async function planStep({ tx, row, season, now }: Changing): Promise<void> {
  const at =
    row.status !== 'open' || season.status === 'over'
      ? undefined
      : row.format === 'queue'
        ? after(now, HOUR)
        : season.nextAt
  if (!at) {
    await dropLeagueTasks(tx, row.id, STEP)
    return dropLeagueTasks(tx, row.id, ROLL)
  }
  // What waits for tables to end is looked at whenever one does.
  if (at > now) await putLeagueTask(tx, row.id, STEP, at)
  const roll = after(at, -HOUR)
  if (row.format !== 'queue' && roll > now) await putLeagueTask(tx, row.id, ROLL, roll)
}

/** So often in a row a season is put off; then the league pauses, and is quiet. */
const MOST_DELAYS = 4

/** Begins a season whose day has come; where too few are in for a table it is put off by a week, and finally cancelled. */
async function begin(league: Changing): Promise<void> {
  const { tx, row, season, now, context } = league
  if (season.nextAt > now) return
  const begun = await (row.format === 'divisions' ? drawSeason(league) : pairNextRound(league))
  if (begun === 'paired') return
  await changeSeason(tx, season, { nextAt: after(now, 7 * DAY) })
  const isLast = (await delaysOf(league)) + 1 >= MOST_DELAYS
  if (isLast) await changeLeague(tx, row, { status: 'paused' })
  await note(league, isLast ? say('league-act-too-few-paused') : say('league-act-too-few'))
  const phrase = isLast
    ? say('league-too-few-paused', { seats: row.seats, times: MOST_DELAYS })
    : say('league-too-few', { seats: row.seats })
  await postForLeague(tx, context, row.id, [
    { kind: 'league-page', fresh: false },
    { kind: 'league-note', phrase, members: [] },
  ])
}

/** How often this season was put off already, without anything done about it since. */
async function delaysOf({ tx, row }: Changing): Promise<number> {
  const acts = await latestActs(tx, row.id, MOST_DELAYS)
  const other = acts.findIndex(({ phrase }) => (phrase as Phrase).key !== say('league-act-too-few').key)
  return other < 0 ? acts.length : other
}

/** Pairs the next round on its date, a cup's when the one before has ended; ends the season after its last table. */
async function goOn(league: Changing): Promise<void> {
  const { tx, row, season, now } = league
  const campaign = await campaignOf(tx, row.id, season.season)
  if (campaign.rounds.length >= season.rounds) {
    if (allEnded(campaign)) await end(league, campaign)
    else if (row.format === 'divisions') await beginWaiting(league, campaign)
    return
  }
  if (row.format === 'cup' ? !allEnded(campaign) : season.nextAt > now) return
  const paired = await pairNextRound(league)
  if (paired === 'paired') return
  if (paired === 'busy') return putOff(league, campaign)
  // So many have left that no table can be made: what was played counts.
  await changeSeason(tx, season, { rounds: campaign.rounds.length })
  if (allEnded(campaign)) await end(league, campaign)
}

/** Nobody is free for another game: the round is played on the next date. */
async function putOff(league: Changing, { rounds }: Campaign): Promise<void> {
  const { tx, row, season, now, context } = league
  const { roundDays: days } = row.rules as LeagueRules
  await changeSeason(tx, season, { nextAt: nextDate(season.nextAt, days, now) })
  const phrase = say('league-act-busy', { round: rounds.length + 1, days })
  await note(league, phrase)
  await postForLeague(tx, context, row.id, [
    { kind: 'league-page', fresh: false },
    { kind: 'league-note', phrase, members: [] },
  ])
}

/** How long a ceremony leaves to the last results, which go first, in milliseconds. */
const LAST_RESULTS = 15_000

/** Ends a season: its standings are kept, and the next one is open for entries. */
async function end(league: Changing, campaign: Campaign): Promise<void> {
  const { tx, row, season, now, context } = league
  const { entryDays, rounds } = row.rules as LeagueRules
  await changeSeason(tx, season, { status: 'over', overAt: now, final: standingsOfSeason(campaign, row) })
  await sitOutWhoVanished(league, campaign)
  const next = season.season + 1
  await insertSeason(tx, {
    leagueId: row.id,
    season: next,
    status: 'entry',
    nextAt: after(now, entryDays * DAY),
    rounds: row.format === 'divisions' ? 1 : rounds,
    firstRound: row.round + 1,
    final: null,
    overAt: null,
  })
  await changeLeague(tx, row, { season: next })
  await enterWaiting(league, campaign, next)
  await note(league, say('league-act-over', { season: season.season }))
  await putLeagueExtra(tx, row.id, 'league-tables', now)
  const ceremony = [
    { kind: 'league-end', season: season.season } as const,
    { kind: 'league-page', fresh: true } as const,
  ]
  await postForLeague(tx, context, row.id, ceremony, after(now, LAST_RESULTS))
}

/** Who is on the waiting list is in the next season, unless they sit it out. */
async function enterWaiting(
  { tx, row, now }: Changing,
  { entries }: Campaign,
  season: number,
): Promise<void> {
  const members = await leagueMembers(tx, row.id)
  for (const entry of entries.filter(({ status }) => status === 'waiting')) {
    const member = members.find(({ number }) => number === entry.number)
    if (!member?.member || member.sitsOutTo > season) continue
    await saveEntry(tx, { ...entry, season, status: 'in', since: now, tier: null, group: null })
  }
}

/** Whether somebody may enter the present season now: before it begins, and an open season until half its rounds are paired. */
export function mayEnter({ row, season }: Changing, paired: number): boolean {
  if (row.format === 'queue' || season.status === 'entry') return true
  if (season.status !== 'running' || row.format === 'divisions') return false
  return mayEnterLate(paired, season.rounds)
}
