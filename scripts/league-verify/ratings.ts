// Ratings from all results, with openskill as the only thing that this verifier has in common with the league.
import { type Rating, rate, rating } from 'openskill'
import type { Result, Seat } from './file.ts'
import { isAbandoned, placeOf } from './points.ts'

/** What a member is rated. */
export interface Rated extends Rating {
  readonly games: number
  readonly lastDay: number
}

/** Everybody's rating after these results, which are in order. */
export function ratingsAfter(results: readonly Result[]): ReadonlyMap<number, Rated> {
  const ratings = new Map<number, Rated>()
  for (const result of results) {
    const computers = result.seats.filter(({ computer }) => computer).length
    if (result.annulled || computers >= result.seats.length / 2) continue
    const sitting = result.seats.map((seat) => whoSat(seat, result))
    const changed = ratingsAt(sitting, ratings)
    for (const [at, seat] of result.seats.entries()) {
      const { left, successor } = seat
      if (!left || successor === undefined) continue
      const instead = sitting.with(at, {
        ...(sitting[at] as Sitting),
        member: successor,
        place: placeOf(seat, result),
        falls: false,
      })
      const own = ratingsAt(instead, ratings).get(successor)
      if (own) changed.set(successor, own)
    }
    for (const [member, { mu, sigma }] of changed)
      ratings.set(member, { mu, sigma, games: (ratings.get(member)?.games ?? 0) + 1, lastDay: result.day })
  }
  return ratings
}

/** Somebody at a table, as the rating sees them. */
interface Sitting {
  readonly member: number
  readonly team: string
  readonly place: number
  /** Whether their rating may fall. */
  readonly falls: boolean
}

const whoSat = (seat: Seat, { seats }: Result): Sitting => ({
  member: seat.player,
  team: seat.team === undefined ? `seat ${seats.indexOf(seat)}` : `team ${seat.team}`,
  place: seat.left || seat.absent ? seats.length + 1 : seat.place,
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
