// Ratings of members: Plackett–Luce over whole games, recomputed from results, never edited.
import { type Rating, rate, rating } from 'openskill'
import { isAbandoned, isRated, type PlayedSeat, type PlayedTable, standingPlace } from './results.ts'

/** What a member is known by. */
export interface MemberRating extends Rating {
  readonly games: number
  /** Days since 1970 on which the last rated game ended. */
  readonly lastDay: number
}

/** How much one game's result says: with so many seats chance and the deal weigh as much as a newcomer's doubt. */
export const BETA = 25 / 3

/** What a member without games is rated. */
export const NEWCOMER: MemberRating = { ...rating(), games: 0, lastDay: 0 }

/**
 * The ratings of all members from all results, by member. Games count in the order of rounds and then of tables; a game that
 * was annulled, or ended with computers in half its seats or more, does not count. A seat that was given up, or at which its
 * member decided nothing, is last for them. A substitute's own rating rises with a good result and never falls.
 */
export function ratingsFrom(tables: readonly PlayedTable[]): ReadonlyMap<number, MemberRating> {
  const ratings = new Map<number, MemberRating>()
  for (const table of tables.toSorted((a, b) => a.round - b.round || a.table - b.table)) {
    if (!isRated(table)) continue
    const before = new Map(ratings)
    for (const [member, after] of afterGame(table, before)) ratings.set(member, after)
  }
  return ratings
}

/** How one finished: who it is, in which team, at which place. */
interface Finisher {
  readonly member: number
  readonly team: number
  readonly place: number
  readonly substitute: boolean
}

function afterGame(table: PlayedTable, before: ReadonlyMap<number, MemberRating>): Map<number, MemberRating> {
  const began = table.seats.map((seat, index) => beginner(seat, index, table))
  const changed = rated(began, table.day, before)
  // A player who took a seat over is rated beside the others as if they had begun, and the others not by that.
  for (const [index, { left, successor }] of table.seats.entries()) {
    if (!left || successor === undefined) continue
    const seat = table.seats[index]
    const instead = began.map((each, at) =>
      at === index && seat
        ? { ...each, member: successor, place: standingPlace(seat, table), substitute: true }
        : each,
    )
    const after = rated(instead, table.day, before).get(successor)
    if (after) changed.set(successor, after)
  }
  return changed
}

/** The player who sat down; last if they gave the seat up, also where a successor played on. */
const beginner = (seat: PlayedSeat, index: number, table: PlayedTable): Finisher => ({
  member: seat.player,
  team: seat.team ?? -1 - index,
  place: seat.left ? table.seats.length + 1 : standingPlace(seat, table),
  substitute: seat.substitute === true && !isAbandoned(seat),
})

/** The ratings of all at a table after it. A team has the place of its best. */
function rated(
  finishers: readonly Finisher[],
  day: number,
  before: ReadonlyMap<number, MemberRating>,
): Map<number, MemberRating> {
  const teams = [...new Set(finishers.map(({ team }) => team))].map((team) =>
    finishers.filter((finisher) => finisher.team === team),
  )
  const was = ({ member }: Finisher): MemberRating => before.get(member) ?? NEWCOMER
  const places = teams.map((team) => Math.min(...team.map(({ place }) => place)))
  const after = rate(
    teams.map((team) => team.map((finisher) => ({ mu: was(finisher).mu, sigma: was(finisher).sigma }))),
    { rank: places, beta: BETA },
  )
  return new Map(
    teams.flatMap((team, teamIndex) =>
      team.map((finisher, index) => {
        const old = was(finisher)
        const { mu, sigma } = after[teamIndex]?.[index] ?? old
        const kept = finisher.substitute && mu < old.mu ? { mu: old.mu, sigma: old.sigma } : { mu, sigma }
        return [finisher.member, { ...kept, games: old.games + 1, lastDay: day }] as const
      }),
    ),
  )
}

/** A newcomer's number, and how many points a unit of openskill's is: 100 are about 64 : 36 at two seats, 60 : 40 at four. */
const SCALE = { newcomer: 1200, unit: 15 }
const PROVISIONAL_BELOW = 10
const HIDDEN_AFTER_DAYS = 60

/** A rating as members read it: “1240 ± 90 · 14 games”. */
export interface ShownRating {
  readonly value: number
  /** The true number lies within it two times in three. */
  readonly plusMinus: number
  readonly games: number
  /** Fewer than 10 games. */
  readonly provisional: boolean
  /** No game for more than 60 days: not in lists. */
  readonly hidden: boolean
}

/** What is shown of a rating on a day (days since 1970). */
export const shownRating = ({ mu, sigma, games, lastDay }: MemberRating, today: number): ShownRating => ({
  value: Math.round(SCALE.newcomer + SCALE.unit * (mu - NEWCOMER.mu)),
  plusMinus: Math.round(SCALE.unit * sigma),
  games,
  provisional: games < PROVISIONAL_BELOW,
  hidden: games === 0 || today - lastDay > HIDDEN_AFTER_DAYS,
})
