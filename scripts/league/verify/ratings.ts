// Ratings from all results, with openskill alone in common with the league's own code.
import { type Rating, rate, rating } from 'openskill'
import type { FileRating } from '../../../src/league/export-file.ts'
import type { PlayedSeat, PlayedTable } from '../../../src/league/results.ts'
import { isAbandoned } from './points.ts'

/** What a member is rated. */
export type Rated = Omit<FileRating, 'member'>

/** Everybody's rating after these results, which are in order. */
export function ratingsAfter(results: readonly PlayedTable[]): ReadonlyMap<number, Rated> {
  const ratings = new Map<number, Rated>()
  for (const { annulled, seats, day } of results) {
    const computers = seats.filter(({ computer }) => computer).length
    if (annulled || computers >= seats.length / 2) continue
    const sitting = seats.map((seat, at) => sittingAt(seat, at, seats.length))
    const changed = ratingsAt(sitting, ratings)
    for (const [at, seat] of seats.entries()) {
      const { left, successor: member } = seat
      if (!left || member === undefined) continue
      const place = seat.absent ? seats.length + 1 : seat.place
      const instead = sitting.map((each, other) =>
        other === at ? { ...each, member, place, falls: false } : each,
      )
      const own = ratingsAt(instead, ratings).get(member)
      if (own) changed.set(member, own)
    }
    for (const [member, { mu, sigma }] of changed)
      ratings.set(member, { mu, sigma, games: (ratings.get(member)?.games ?? 0) + 1, lastDay: day })
  }
  return ratings
}

/** A member at a table, as the rating sees them. */
interface Sitting {
  readonly member: number
  readonly team: string
  readonly place: number
  /** Whether their rating may fall. */
  readonly falls: boolean
}

const sittingAt = (seat: PlayedSeat, at: number, seats: number): Sitting => ({
  member: seat.player,
  team: seat.team === undefined ? `seat ${at}` : `team ${seat.team}`,
  place: seat.left || seat.absent ? seats + 1 : seat.place,
  falls: !seat.substitute || isAbandoned(seat),
})

/** The ratings of all at a table after it. */
function ratingsAt(sitting: readonly Sitting[], before: ReadonlyMap<number, Rated>): Map<number, Rating> {
  const names = [...new Set(sitting.map(({ team }) => team))]
  const teams = names.map((name) => sitting.filter(({ team }) => team === name))
  const old = ({ member }: Sitting): Rating => {
    const { mu, sigma } = before.get(member) ?? rating()
    return { mu, sigma }
  }
  const after = rate(
    teams.map((team) => team.map(old)),
    { beta: 25 / 3, rank: teams.map((team) => Math.min(...team.map(({ place }) => place))) },
  )
  return new Map(
    teams.flatMap((team, at) =>
      team.map((one, index) => {
        const [was, now] = [old(one), after[at]?.[index] ?? old(one)]
        return [one.member, one.falls || now.mu >= was.mu ? now : was] as const
      }),
    ),
  )
}
