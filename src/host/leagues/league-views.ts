// Public views of a league: standings, schedule, the log of actions.

import type { Phrase } from '../../engine/phrase.ts'
import type { RoundPairing } from '../../league/entrants.ts'
import type { FileSeason } from '../../league/export-file.ts'
import type { Scale } from '../../league/points.ts'
import { type MemberRating, NEWCOMER, shownRating } from '../../league/ratings.ts'
import { isAbandoned, type PlayedTable, scoresOf } from '../../league/results.ts'
import { earnsMedal, type Standing, tieBreakOf } from '../../league/standings.ts'
import { placesOf, type TableRow } from '../../store/league-rounds.ts'
import { findLeagueRow, type LeagueRow, latestActs, leagueMembers, memberNames } from '../../store/leagues.ts'
import { memberTimes, reliabilityOf } from '../../store/members.ts'
import type { Tx } from '../../store/open.ts'
import type { HostContext } from '../table/context.ts'
import { type Campaign, campaignOf, entrantsOf, ratingsIn, resultOf, standingsIn } from './campaign.ts'
import { DAY } from './rules.ts'
import { scaleOf } from './scales.ts'
import { playersOf } from './table-players.ts'
import { type StandingGroup, trendsIn } from './trends.ts'
import type {
  Act,
  LeagueId,
  LeagueName,
  LeagueTableInfo,
  Schedule,
  SeasonStandings,
  StandingLine,
} from './types.ts'

/** Members of a league as they are called. */
type Names = (number: number) => LeagueName & { readonly reliability?: number }

async function namesIn(tx: Tx, league: LeagueId): Promise<Names> {
  const members = await leagueMembers(tx, league)
  const ids = members.flatMap(({ member }) => member ?? [])
  const [called, times] = [await memberNames(tx, ids), await memberTimes(tx, ids)]
  const byNumber = new Map(members.map(({ number, member }) => [number, member]))
  return (number) => {
    const member = byNumber.get(number)
    const name = called.get(member ?? '')
    const said = times.get(member ?? '')
    const reliability = said && reliabilityOf(said)
    return {
      number,
      ...(member && { member }),
      ...(name !== undefined && { name }),
      ...(reliability !== undefined && { reliability }),
    }
  }
}

/** The groups of a season with their standings: one, or in divisions those of each tier. */
function groupsOf(campaign: Campaign, row: Pick<LeagueRow, 'end' | 'rules'>): readonly StandingGroup[] {
  const placed = campaign.entries.filter(({ tier, group }) => tier !== null && group !== null)
  if (placed.length === 0) return [{ lines: standingsIn(campaign, row, entrantsOf(campaign)) }]
  const keys = [...new Set(placed.map(({ tier, group }) => `${tier}.${group}`))].sort(inOrder)
  return keys.map((key) => {
    const [tier = 0, group = 0] = key.split('.').map(Number)
    const own = placed.filter((entry) => entry.tier === tier && entry.group === group)
    const lines = standingsIn(
      campaign,
      row,
      own.map(({ number }) => number),
    )
    return { tier: tier + 1, group: group + 1, lines }
  })
}

function inOrder(a: string, b: string): number {
  const [[tierA = 0, groupA = 0], [tierB = 0, groupB = 0]] = [
    a.split('.').map(Number),
    b.split('.').map(Number),
  ]
  return tierA - tierB || groupA - groupB
}

/** The standings of a season as they are kept and exported. */
export const standingsOfSeason = (
  campaign: Campaign,
  row: Pick<LeagueRow, 'end' | 'rules'>,
): NonNullable<FileSeason['standings']> =>
  groupsOf(campaign, row).map(({ lines, ...group }) => ({
    ...group,
    lines: lines.map(({ entry, place, points, games, wins, byes, absences }) => ({
      entry,
      place,
      points,
      games,
      wins,
      byes,
      ...(absences && { absences }),
    })),
  }))

/** The standings of a season, the present one where none is named. */
export async function standings(
  context: HostContext,
  league: LeagueId,
  season?: number,
): Promise<SeasonStandings | undefined> {
  const { db } = context.store
  const row = await findLeagueRow(db, league)
  if (!row) return undefined
  const number = season ?? row.season
  const campaign = await campaignOf(db, league, number)
  const [names, ratings] = [await namesIn(db, league), await ratingsIn(db, league)]
  const today = Math.floor(context.clock.now().getTime() / DAY)
  const out = new Set(
    campaign.entries
      .filter(({ status }) => status === 'withdrawn' || status === 'excluded')
      .map((entry) => entry.number),
  )
  const grouped = groupsOf(campaign, row)
  const trend = trendsIn(campaign, grouped, out, (earlier) => groupsOf(earlier, row))
  const line = (own: Standing, index: number, lines: readonly Standing[]): StandingLine => {
    const { entry, place, points, games, wins, byes, absences } = own
    const next = lines[index + 1]
    const tieBreak = next && tieBreakOf(own, next)
    return {
      ...names(entry),
      ...trend(entry),
      ...(absences && { absences }),
      place,
      points,
      games,
      wins,
      byes,
      rating: ratingShown(ratings.get(entry), today),
      ...(earnsMedal(own, scaleOf(row)) && { scored: true }),
      ...(tieBreak && { tieBreak }),
      ...(out.has(entry) && { out: true }),
    }
  }
  const groups = grouped.map(({ lines, ...group }) => ({ ...group, lines: lines.map(line) }))
  return { season: number, groups }
}

/** A rating as it is shown on a day. */
function ratingShown(rating: MemberRating | undefined, today: number): StandingLine['rating'] {
  const { plusMinus, ...shown } = shownRating(rating ?? NEWCOMER, today)
  return { ...shown, margin: plusMinus }
}

/** The rounds of a season with their tables. */
export async function schedule(
  context: HostContext,
  league: LeagueId,
  season?: number,
): Promise<Schedule | undefined> {
  const { db } = context.store
  const row = await findLeagueRow(db, league)
  if (!row) return undefined
  const number = season ?? row.season
  const { entries, rounds, tables } = await campaignOf(db, league, number)
  const waiting = entries.filter(({ status }) => status === 'waiting')
  const names = await namesIn(db, league)
  const places = await placesOf(
    db,
    tables.flatMap(({ gameId }) => gameId ?? []),
  )
  return {
    season: number,
    waiting: waiting
      .toSorted((a, b) => a.since.getTime() - b.since.getTime())
      .map((entry) => names(entry.number)),
    rounds: rounds.map(({ round, at, pairing }, index) => {
      const { byes = [], resting = [] } = pairing as Partial<RoundPairing>
      const own = tables.filter((table) => table.round === round)
      return {
        number: index + 1,
        at,
        tables: own.map((table) => tableInfo(table, index + 1, names, { places, scale: scaleOf(row) })),
        byes: byes.map(names),
        resting: resting.map(names),
      }
    }),
  }
}

function tableInfo(
  table: TableRow,
  round: number,
  names: Names,
  { places, scale }: { readonly places: Awaited<ReturnType<typeof placesOf>>; readonly scale: Scale },
): LeagueTableInfo {
  const result = resultOf(table)
  const place = places.get(table.gameId ?? '')
  return {
    round,
    number: table.number,
    status: table.status,
    startsAt: table.startsAt,
    due: table.due,
    seats: table.entries.map((entry, seat) => ({
      ...names(entry),
      ...(result && resultAt(result, seat, scale)),
      ...(playersOf(table)[seat]?.left && { left: true as const }),
    })),
    ...(table.gameId !== null && { game: table.gameId }),
    ...(place?.thread && { thread: place.thread }),
    ...(place?.status === 'paused' && { paused: true }),
    ...(table.endedAt && { endedAt: table.endedAt }),
  }
}

/** What a seat came to. */
function resultAt(result: PlayedTable, seat: number, scale: Scale) {
  const [played, score] = [result.seats[seat], scoresOf(result, scale)[seat]]
  if (!played) return {}
  return {
    ...(isAbandoned(played) ? { computerPlace: played.place } : { place: played.place }),
    points: score?.points ?? 0,
    ...(score?.won && { winner: true as const }),
    ...(played.absent && { absent: true as const }),
    ...(played.stalled && { stalled: true as const }),
  }
}

/** What was done in a league and why, newest first. */
export async function acts(context: HostContext, league: LeagueId, limit: number): Promise<readonly Act[]> {
  const rows = await latestActs(context.store.db, league, limit)
  return rows.map(({ at, by, phrase, reason }) => ({
    at,
    phrase: phrase as Phrase,
    ...(by !== null && { by }),
    ...(reason !== null && { reason }),
  }))
}
