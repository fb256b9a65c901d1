// A league's own points for each place: whether they may be, and which a stored league has.
import type { Phrase } from '../../engine/phrase.ts'
import { type OwnScale, type Scale, scaleFaults } from '../../league/points.ts'
import type { LeagueRow } from '../../store/leagues.ts'
import { refusals } from '../table/refusals.ts'
import type { Format, LeagueRules } from './types.ts'

/** A place is worth so many points at most: with more, gaps in points would outweigh meetings and seats in pairings. */
const MOST_POINTS = { cup: 10, divisions: 30, season: 30, queue: 30 }

/** The points of a stored league, where it has its own. */
export const scaleOf = ({ rules }: Pick<LeagueRow, 'rules'>): Scale => (rules as LeagueRules).scale

/** Why a league of this format and size cannot have these points. Only an open season has tables of one seat fewer. */
export function scaleRefusal(scale: OwnScale, format: Format, seats: number): Phrase | undefined {
  const sizes = Object.keys(scale).map(Number)
  const fewest = format === 'season' && sizes.includes(seats - 1) ? seats - 1 : seats
  const odd = sizes.find((size) => size < fewest || size > seats) ?? (scale[seats] ? undefined : sizes[0])
  if (odd !== undefined) return refusals.pointsLength(odd, seats)
  const max = MOST_POINTS[format]
  const isPoint = (points: number): boolean => Number.isInteger(points) && points >= 0 && points <= max
  if (!Object.values(scale).every((points) => points.every(isPoint))) return refusals.pointsWhole(max)
  const [fault] = scaleFaults(scale, fewest, seats)
  if (!fault) return undefined
  if (fault.fault === 'rising') return refusals.pointsRising(fault.seats)
  if (fault.fault !== 'mean') return refusals.pointsLength(scale[fault.seats]?.length ?? 0, seats)
  const wanted = (sum(scale[seats] ?? []) * fault.seats) / seats
  return Number.isInteger(wanted)
    ? refusals.pointsMean(fault.seats, sum(scale[fault.seats] ?? []), wanted)
    : refusals.pointsUneven(seats)
}

const sum = (points: readonly number[]): number => points.reduce((all, each) => all + each, 0)
