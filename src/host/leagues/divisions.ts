// A season of divisions: all its tables are drawn at its start, from the ladder that the season before left.

import { gamesEach } from '../../league/designs.ts'
import { nextLadder, type Tiers } from '../../league/divisions.ts'
import { drawDivisions, drawSeed } from '../../league/draws.ts'
import { PAIRING_RULES } from '../../league/entrants.ts'
import { changeSeason, saveEntry, tablesOf } from '../../store/league-rounds.ts'
import { leagueMembers } from '../../store/leagues.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { type Campaign, campaignOf, finishedIn, standingsIn } from './campaign.ts'
import { nextLink } from './chains.ts'
import { type Changing, note } from './changing.ts'
import { postForLeague } from './league-jobs.ts'
import { openRound } from './pairing.ts'
import type { Paired } from './rounds.ts'
import { after, DAY } from './rules.ts'
import type { LeagueRules } from './types.ts'

const say = sayer<typeof en>('bot')

/** Draws the groups of a season and puts all their tables down, if a table can be made. */
export async function drawSeason(league: Changing): Promise<Paired> {
  const { tx, row, season, now } = league
  const { entries } = await campaignOf(tx, row.id, season.season)
  const members = new Map((await leagueMembers(tx, row.id)).map((member) => [member.number, member]))
  const going = entries.filter(({ status }) => status === 'in').map(({ number }) => number)
  const known = await ladderBefore(league, going)
  const finished = finishedIn(await tablesOf(tx, row.id))
  const next = nextLink(league)
  const { link } = next
  const input = {
    ...({ rules: PAIRING_RULES, format: 'divisions', seats: row.seats } as const),
    ladder: known,
    newcomers: going.filter((number) => !known.includes(number)),
    limits: limitsOf(going, row.seats, (number) => members.get(number)?.limit ?? 1),
    ...next.announced,
    fresh: going.filter((number) => !finished.has(number)),
  }
  const pairing = drawDivisions(link, input)
  if (pairing.tables.length === 0) return 'few'
  const { tableDays } = row.rules as LeagueRules
  const opened = await openRound(league, {
    opened: next,
    seed: drawSeed(link, input),
    input,
    pairing,
    tables: pairing.tables.map(({ seats, wave }) => ({
      seats,
      ...(wave === 2 && { at: after(now, tableDays * DAY) }),
    })),
  })
  const byNumber = new Map(entries.map((entry) => [entry.number, entry]))
  for (const [tier, groups] of pairing.tiers.entries())
    for (const [group, inGroup] of groups.entries())
      for (const number of inGroup) {
        const entry = byNumber.get(number)
        if (entry) await saveEntry(tx, { ...entry, tier, group })
      }
  await changeSeason(tx, season, { status: 'running', rounds: 1 })
  const drawn = { groups: pairing.tiers.flat().length, tables: pairing.tables.length, link: { typed: link } }
  await note(opened, say('league-act-drawn', drawn))
  await postForLeague(tx, league.context, row.id, [{ kind: 'league-page', fresh: true }])
  return 'paired'
}

/** Those who want fewer games at once than a season gives anyone. */
const limitsOf = (going: readonly number[], seats: number, limit: (number: number) => number) =>
  going
    .map((number) => [number, limit(number)] as const)
    .filter(([, most]) => most < Math.max(seats, gamesEach(2 * seats, seats)))

/** The ladder that the season before left of those who are in again, the best first. */
async function ladderBefore(
  { tx, row, season }: Changing,
  going: readonly number[],
): Promise<readonly number[]> {
  if (season.season === 1) return []
  const before = await campaignOf(tx, row.id, season.season - 1)
  const tiers = tiersInOrder(before, row)
  const all = tiers.flat(2)
  return nextLadder({
    tiers,
    points: new Map(standingsIn(before, row, all).map(({ entry, points }) => [entry, points])),
    withdrawn: all.filter((number) => !going.includes(number)),
    newcomers: [],
  })
}

/** The groups of a season, each in the order of its standings. */
export function tiersInOrder(campaign: Campaign, row: Changing['row']): Tiers {
  const tiers: number[][][] = []
  for (const { number, tier, group } of campaign.entries) {
    if (tier === null || group === null) continue
    const groups = tiers[tier] ?? []
    tiers[tier] = groups
    groups[group] = [...(groups[group] ?? []), number]
  }
  return tiers.map((groups) =>
    groups.map((group) => standingsIn(campaign, row, group).map(({ entry }) => entry)),
  )
}
