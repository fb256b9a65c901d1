// A round of an open season or of a cup.

import type { Options } from '../../engine/game.ts'
import { defaultOptions, misfitOf, optionFaults } from '../../engine/options.ts'
import { roundSeed } from '../../league/chain.ts'
import {
  type Entrant,
  PAIRING_RULES,
  type RoundInput,
  type RoundPairing,
  seasonStrength,
} from '../../league/entrants.ts'
import { pairRound } from '../../league/round.ts'
import { cupRounds } from '../../league/swiss.ts'
import { changeSeason, tablesOf } from '../../store/league-rounds.ts'
import { type LeagueMemberRow, leagueMembers } from '../../store/leagues.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { type HostContext, titleOf } from '../table/context.ts'
import { blockedPairs, type Pair } from './blocked-pairs.ts'
import { type Campaign, campaignOf, finishedIn, resultOf, standingsIn } from './campaign.ts'
import { nextLink } from './chains.ts'
import { type Changing, note } from './changing.ts'
import { postForLeague } from './league-jobs.ts'
import { openRound } from './pairing.ts'
import { after, DAY, NEWCOMER_GAMES } from './rules.ts'
import { scaleOf } from './scales.ts'
import type { LeagueRules } from './types.ts'

const say = sayer<typeof en>('bot')

/**
 * What becomes of a round: it is paired; too few are in for one table, or must not meet; or too few of them are free for
 * another game.
 */
export type Paired = 'paired' | 'few' | 'busy'

/** Freezes the entries and pairs the next round, if a table can be made. */
export async function pairNextRound(league: Changing): Promise<Paired> {
  const { tx, row, season, now } = league
  const campaign = await campaignOf(tx, row.id, season.season)
  const members = await leagueMembers(tx, row.id)
  const next = nextLink(league)
  const { link } = next
  const wished = { ...(await inputOf(league, campaign, members)), ...next.announced }
  const { input, pairing } = apartWherePossible(link, wished, await blockedPairs(tx, members))
  if (pairing.tables.length === 0) return canWait(link, input) ? 'busy' : 'few'
  const opened = await openRound(league, {
    opened: next,
    seed: roundSeed(link, input),
    input,
    pairing,
    tables: pairing.tables.map((seats) => ({ seats })),
  })
  const { roundDays } = row.rules as LeagueRules
  const number = campaign.rounds.length + 1
  const rounds = row.format === 'cup' && number === 1 ? cupRounds(input.entrants.length) : season.rounds
  const nextAt = nextDate(campaign.rounds.length === 0 ? now : season.nextAt, roundDays, now)
  await changeSeason(tx, season, { status: 'running', rounds, nextAt })
  await note(
    opened,
    say('league-act-paired', { round: number, tables: pairing.tables.length, link: { typed: link } }),
  )
  await postForLeague(tx, league.context, row.id, [
    { kind: 'league-page', fresh: true },
    ...told(members, pairing.byes, (n) => say('league-has-bye', { round: number, n })),
    ...told(members, pairing.resting, (n) => say('league-sits-out', { round: number, n })),
  ])
  return 'paired'
}

/**
 * Pairs a round with those apart of whom one blocks the other, as far as nobody more has a bye for that. A pair is among those
 * that must not meet only where it would have met: what is published says no more of it.
 */
function apartWherePossible(
  link: string,
  wished: RoundInput,
  blocked: readonly Pair[],
): { readonly input: RoundInput; readonly pairing: RoundPairing } {
  let input = wished
  let pairing = pairRound(link, input)
  for (const pair of blocked) {
    if (!meets(pairing, pair)) continue
    const apart = { ...input, forbidden: [...input.forbidden, pair] }
    const other = pairRound(link, apart)
    if (meets(other, pair) || other.byes.length > pairing.byes.length) continue
    input = apart
    pairing = other
  }
  return { input, pairing }
}

const meets = ({ tables }: RoundPairing, [one, other]: Pair): boolean =>
  tables.some((table) => table.includes(one) && table.includes(other))

/** Whether there would be a table if all games that run had ended: else nobody need wait for that. */
const canWait = (link: string, input: RoundInput): boolean =>
  pairRound(link, { ...input, entrants: input.entrants.map((entrant) => ({ ...entrant, running: 0 })) })
    .tables.length > 0

/** The next date of a calendar with so many days between two: what an outage has passed over is not caught up with. */
export function nextDate(from: Date, days: number, now: Date): Date {
  let next = after(from, days * DAY)
  while (next <= now) next = after(next, days * DAY)
  return next
}

/** A word to some members, where there are any. */
function told(
  members: readonly LeagueMemberRow[],
  numbers: readonly number[],
  phrase: (n: number) => ReturnType<typeof say>,
) {
  const named = members.flatMap(({ number, member }) =>
    member !== null && numbers.includes(number) ? [member] : [],
  )
  return named.length === 0
    ? []
    : [{ kind: 'league-note' as const, phrase: phrase(named.length), members: named }]
}

/** All that the round is paired from. */
async function inputOf(
  { tx, context, row }: Changing,
  campaign: Campaign,
  members: readonly LeagueMemberRow[],
): Promise<RoundInput> {
  const all = await tablesOf(tx, row.id)
  const finished = finishedIn(all)
  const running = (entry: number) =>
    all.filter(({ status, entries }) => (status === 'due' || status === 'running') && entries.includes(entry))
      .length
  const byNumber = new Map(members.map((member) => [member.number, member]))
  const going = campaign.entries.filter(({ status }) => status === 'in').map(({ number }) => number)
  const paired = campaign.rounds.length
  const entrants = standingsIn(campaign, row, going).map(
    ({ entry, place, points, byes }): Entrant => ({
      entry,
      place,
      points,
      byes,
      strength: seasonStrength(points, paired),
      running: running(entry),
      limit: Math.min(byNumber.get(entry)?.limit ?? 1, finished.has(entry) ? Infinity : NEWCOMER_GAMES),
    }),
  )
  return {
    rules: PAIRING_RULES,
    format: row.format === 'cup' ? 'cup' : 'season',
    seats: { min: fewestSeats(context, row), max: row.seats },
    entrants,
    past: campaign.tables.map(({ entries }) => entries),
    forbidden: row.forbidden.filter((pair) => pair.every((number) => going.includes(number))),
  }
}

/** One seat fewer than usual, where the game can be played so with the league's options, and its points say what it is worth. */
function fewestSeats(context: HostContext, row: Changing['row']): number {
  const { game } = titleOf(context, row.title)
  const fewer = row.seats - 1
  if (fewer < Math.max(2, game.seats.min)) return row.seats
  const scale = scaleOf(row)
  if (scale && !scale[fewer]) return row.seats
  const options = { ...defaultOptions(game), ...(row.options as Options) }
  const fits = optionFaults(game, fewer, options).length === 0 && !misfitOf(game, fewer, options)
  return fits ? fewer : row.seats
}

/** Whether all tables of a season so far have ended. */
export const allEnded = ({ tables }: Campaign): boolean =>
  tables.every((table) => table.status === 'annulled' || resultOf(table) !== undefined)
