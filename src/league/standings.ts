// The table of a league: points, then wins, then the games among those who are level, then scores, then a lot.
import { hmac } from '../engine/random.ts'
import { meanPoints, type Scale } from './points.ts'
import { isAbandoned, type PlayedSeat, type PlayedTable, scoresOf, standingPlace } from './results.ts'

/** What standings are computed from. A member who entered late or sat a round out has nothing for it. */
export interface Campaign {
  readonly entries: readonly number[]
  readonly tables: readonly PlayedTable[]
  /** The entry of each bye; a bye scores the mean. */
  readonly byes: readonly number[]
  readonly scale?: Scale
  /** What lots are drawn from: the seed of the last round that was paired, as hex. */
  readonly lot: string
}

/** A line of the standings. */
export interface Standing {
  readonly entry: number
  /** From 1, and nobody's twice. */
  readonly place: number
  /** In units of 1/27,720 point. */
  readonly points: number
  readonly games: number
  readonly byes: number
  readonly wins: number
  /** Games in which they decided nothing; left out where there is none. */
  readonly absences?: number
  /** Times ahead minus times behind those who are level on points and wins. */
  readonly ahead: number
  /** The mean share of the winner's score, in millionths, where scores are counted; else 0. */
  readonly share: number
}

/**
 * Whether a place is worth a medal: something was won for it at a table. Byes score without a game, and seats that were
 * given up score nothing.
 */
export const earnsMedal = ({ points, byes }: Pick<Standing, 'points' | 'byes'>, scale?: Scale): boolean =>
  points > byes * meanPoints(scale)

/** What decides between those who are level on points, in this order. */
export type TieBreak = 'wins' | 'ahead' | 'share' | 'lot'

/** What put somebody before another who is level on points; nothing where they are not. */
export function tieBreakOf(first: Standing, second: Standing): TieBreak | undefined {
  if (first.points !== second.points) return undefined
  return (['wins', 'ahead', 'share'] as const).find((by) => first[by] !== second[by]) ?? 'lot'
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

interface Tally extends Omit<Standing, 'place'> {
  readonly shares: number[]
}

const WHOLE = 1_000_000

/** The standings, best first. */
export function standings(campaign: Campaign): readonly Standing[] {
  const rows = tallies(campaign)
  const rivals = level(rows)
  const ahead = balances(campaign.tables, rivals)
  return rows
    .map(({ shares, ...row }) => ({
      ...row,
      ahead: ahead.get(row.entry) ?? 0,
      share: Math.floor(shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)),
      lot: hmac(campaign.lot, 'lot', row.entry),
    }))
    .sort(
      (a, b) =>
        b.points - a.points ||
        b.wins - a.wins ||
        b.ahead - a.ahead ||
        b.share - a.share ||
        (a.lot < b.lot ? -1 : 1),
    )
    .map(({ lot: _, ...row }, index) => ({ ...row, place: index + 1 }))
}

function tallies({ entries, tables, byes, scale }: Campaign): readonly Tally[] {
  const mean = meanPoints(scale)
  const rows = new Map<number, Mutable<Tally>>(
    entries.map((entry) => {
      const rests = byes.filter((each) => each === entry).length
      const shares: number[] = []
      return [
        entry,
        { entry, points: rests * mean, games: 0, byes: rests, wins: 0, ahead: 0, share: 0, shares },
      ]
    }),
  )
  for (const table of tables)
    for (const [index, { entry, points, won }] of scoresOf(table, scale).entries()) {
      const [row, seat] = [rows.get(entry), table.seats[index]]
      if (!row || !seat) continue
      row.points += points
      row.games++
      if (won) row.wins++
      if (seat.absent) row.absences = (row.absences ?? 0) + 1
      const share = shareOf(seat, table)
      if (share !== undefined) row.shares.push(share)
    }
  return [...rows.values()]
}

/** For each entry, a number that it shares with those who are level on points and wins. */
function level(rows: readonly Tally[]): ReadonlyMap<number, number> {
  const groups = new Map<string, number>()
  return new Map(
    rows.map(({ entry, points, wins }) => {
      const group = groups.get(`${points} ${wins}`) ?? groups.size
      groups.set(`${points} ${wins}`, group)
      return [entry, group]
    }),
  )
}

/** How often each finished before one it is level with at a common table, less how often behind. */
function balances(tables: readonly PlayedTable[], rivals: ReadonlyMap<number, number>): Map<number, number> {
  const ahead = new Map<number, number>()
  for (const table of tables.filter(({ annulled }) => !annulled))
    for (const own of table.seats)
      for (const other of table.seats)
        if (other !== own && rivals.get(own.entry) === rivals.get(other.entry)) {
          const sign = Math.sign(standingPlace(other, table) - standingPlace(own, table))
          ahead.set(own.entry, (ahead.get(own.entry) ?? 0) + sign)
        }
  return ahead
}

/** A seat's share of the winner's score in millionths; `undefined` where no scores are counted. */
function shareOf(own: PlayedSeat, { seats }: PlayedTable): number | undefined {
  const winners = seats.filter(({ winner }) => winner)
  const best = Math.max(...(winners.length > 0 ? winners : seats).map(({ score }) => score ?? 0))
  if (own.score === undefined || best <= 0) return undefined
  return isAbandoned(own) ? 0 : Math.floor((WHOLE * Math.min(best, Math.max(0, own.score))) / best)
}
