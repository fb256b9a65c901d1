// What a result is worth.
import type { League, Result, Scale, Seat } from './file.ts'
import type { Check } from './report.ts'

/** The units of a point. */
export const POINT = 27_720

/** Whether nobody of the league played a seat to the end, or decided anything at it. */
export const isAbandoned = ({ left, successor, absent }: Seat): boolean =>
  absent === true || (left === true && successor === undefined)

/** The place that counts between people. */
export const placeOf = (seat: Seat, { seats }: Result): number =>
  isAbandoned(seat) ? seats.length + 1 : seat.place

/** Whoever won, or where nobody did, whoever came first. */
const winnersOf = ({ seats }: Result): readonly Seat[] => {
  const winners = seats.filter(({ winner }) => winner)
  return winners.length > 0 ? winners : seats.filter(({ place }) => place === bestOf(seats))
}

const bestOf = (seats: readonly Seat[]): number => Math.min(...seats.map(({ place }) => place))

/** What each seat of a table scores; `undefined` where the league's scale has no such table. */
export function scoresOf(result: Result, scale: Scale): readonly number[] | undefined {
  const own = scale?.[result.seats.length]
  if (scale && !own) return undefined
  const winners = winnersOf(result)
  return result.seats.map((seat) => {
    if (isAbandoned(seat)) return 0
    if (own) return byPlace(seat, result, own)
    const won = winners.includes(seat) ? (POINT * result.seats.length) / winners.length : 0
    return byBeaten(seat, opponentsOf(seat, result)) + won
  })
}

/** 6 × the share of opponents beaten, a tie being half a win. */
function byBeaten(seat: Seat, opponents: readonly Seat[]): number {
  const behind = opponents.filter(({ place }) => place > seat.place).length
  const level = opponents.filter(({ place }) => place === seat.place).length
  return opponents.length === 0 ? 0 : (3 * POINT * (2 * behind + level)) / opponents.length
}

function opponentsOf(own: Seat, { seats }: Result): readonly Seat[] {
  const teams = new Set(seats.map(({ team }) => team))
  const sizes = new Set([...teams].map((team) => seats.filter((seat) => seat.team === team).length))
  const inTeams = !teams.has(undefined) && teams.size > 1 && sizes.size === 1
  return seats.filter((other) => other !== own && !(inTeams && other.team === own.team))
}

function byPlace(own: Seat, { seats }: Result, scale: readonly number[]): number {
  const before = seats.filter(({ place }) => place < own.place).length
  const level = seats.filter(({ place }) => place === own.place).length
  const worth = scale.slice(before, before + level).reduce((sum, points) => sum + points, 0)
  return (POINT * worth) / level
}

/** What a bye scores. */
export function meanOf(scale: Scale): number {
  const smallest = scale && Math.min(...Object.keys(scale).map(Number))
  const points = smallest === undefined ? undefined : scale?.[smallest]
  return points ? (POINT * points.reduce((sum, each) => sum + each, 0)) / points.length : 4 * POINT
}

/** A seat's share of the winner's score in millionths; `undefined` where none is counted. */
export function shareOf(own: Seat, { seats }: Result): number | undefined {
  const winners = seats.filter(({ winner }) => winner)
  const best = Math.max(...(winners.length > 0 ? winners : seats).map(({ score }) => score ?? 0))
  if (own.score === undefined || best <= 0) return undefined
  const counted = isAbandoned(own) ? 0 : Math.min(Math.max(own.score, 0), best)
  return Math.floor((1_000_000 * counted) / best)
}

/** Whether points of a league's own keep one mean, do not rise, and cover every table that was played. */
export function checkScale({ league: { scale, seats }, rounds }: League, check: Check): void {
  if (!scale) return
  const total = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0)
  const usual = total(scale[seats] ?? [])
  for (const [key, points] of Object.entries(scale)) {
    const size = Number(key)
    check('points of its own', points.length === size, `the points for ${key} seats are ${points.length}`)
    const falls = points.every((each, place) => each >= 0 && each <= (points[place - 1] ?? each))
    check('points of its own', falls, `the points for ${key} seats rise from a place to the next`)
    const isMean = total(points) * seats === usual * size
    check(
      'points of its own',
      isMean,
      `the points for ${key} seats have another mean than those for ${seats}`,
    )
  }
  for (const { round, tables } of rounds)
    for (const { entries } of tables)
      check(
        'points of its own',
        scale[entries.length] !== undefined,
        `round ${round}: there are no points for a table of ${entries.length}`,
      )
}
