// Points for results, computed apart from the league's own code.
import type { LeagueFile } from '../../../src/league/export-file.ts'
import type { PlayedSeat, PlayedTable } from '../../../src/league/results.ts'

type Scale = LeagueFile['league']['scale']

/** The units of a point. */
const POINT = 27_720

/** Whether nobody of the league played a seat to the end, or decided anything at it. */
export const isAbandoned = ({ left, successor, absent }: PlayedSeat): boolean =>
  absent === true || (left === true && successor === undefined)

/** What each seat of a table scores. */
export function scoresAt({ seats }: PlayedTable, scale: Scale): readonly number[] {
  const best = Math.min(...seats.map(({ place }) => place))
  const named = seats.filter(({ winner }) => winner)
  const winners = named.length > 0 ? named : seats.filter(({ place }) => place === best)
  return seats.map((seat) => {
    if (isAbandoned(seat)) return 0
    if (scale) return scoreByPlace(seat, seats, scale[seats.length] ?? [])
    const won = winners.includes(seat) ? (POINT * seats.length) / winners.length : 0
    return scoreByBeaten(seat, opponentsOf(seat, seats)) + won
  })
}

/** 6 × the share of opponents beaten, a tie being half a win. */
function scoreByBeaten(seat: PlayedSeat, opponents: readonly PlayedSeat[]): number {
  const behind = opponents.filter(({ place }) => place > seat.place).length
  const level = opponents.filter(({ place }) => place === seat.place).length
  return opponents.length === 0 ? 0 : (3 * POINT * (2 * behind + level)) / opponents.length
}

function opponentsOf(own: PlayedSeat, seats: readonly PlayedSeat[]): readonly PlayedSeat[] {
  const teams = new Set(seats.map(({ team }) => team))
  const sizes = new Set([...teams].map((team) => seats.filter((seat) => seat.team === team).length))
  const inTeams = !teams.has(undefined) && teams.size > 1 && sizes.size === 1
  return seats.filter((other) => other !== own && !(inTeams && other.team === own.team))
}

function scoreByPlace(own: PlayedSeat, seats: readonly PlayedSeat[], scale: readonly number[]): number {
  const before = seats.filter(({ place }) => place < own.place).length
  const level = seats.filter(({ place }) => place === own.place).length
  const worth = scale.slice(before, before + level).reduce((sum, points) => sum + points, 0)
  return (POINT * worth) / level
}

/** What a bye scores: the mean of a table. */
export function byeScore(scale: Scale): number {
  const smallest = Math.min(...Object.keys(scale ?? {}).map(Number))
  const points = scale?.[smallest]
  return points ? (POINT * points.reduce((sum, each) => sum + each, 0)) / points.length : 4 * POINT
}

/** The points of an entry from results that count and from byes. */
export const pointsOf = (
  entry: number,
  results: readonly PlayedTable[],
  byes: readonly number[],
  scale: Scale,
): number =>
  byes.filter((each) => each === entry).length * byeScore(scale) +
  results
    .flatMap((result) => {
      const scores = scoresAt(result, scale)
      return result.seats.map((seat, at) => (seat.entry === entry ? (scores[at] ?? 0) : 0))
    })
    .reduce((sum, score) => sum + score, 0)
