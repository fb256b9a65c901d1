// Distances and range: who reaches whom, and from how many directions a place is threatened (rulings 11, 12, 53).
import type { Seat } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import { ARMIES } from '../box/factions.ts'
import { gatesOf, type PlaceId, placeOf, roadsFrom } from '../map/index.ts'
import type { StormState, Unit } from '../table/state.ts'
import { isFriendly, isInside } from './look.ts'

/** The places one step from a place for a seat: ordinary roads, joined gates, gate and inside. */
export function stepsFrom(state: StormState, seat: Seat, from: PlaceId): readonly PlaceId[] {
  const { kind, city } = placeOf(from)
  if (city === undefined) return roadsFrom(from)
  if (kind === 'inside') return gatesOf(city)
  const joined = isFriendly(state, seat, city) ? gatesOf(city).filter((gate) => gate !== from) : []
  return [...roadsFrom(from), ...joined, city]
}

/** Distances from a place, by place. */
export type Distances = ReadonlyMap<PlaceId, number>

/** Distances that were measured before, by friendly cities, then by place and limit: nothing else changes them. */
const measured = new Map<number, (Distances | undefined)[]>()
const MOST_MEASURED = 100
const LIMITS = 64

/** Distances of a seat's unit from a place, up to a limit below 64; it passes over anybody. */
export function distancesFrom(state: StormState, seat: Seat, from: PlaceId, limit: number): Distances {
  const friendly = friendlyCities(state, seat)
  let known = measured.get(friendly)
  if (!known) {
    if (measured.size >= MOST_MEASURED) measured.clear()
    known = []
    measured.set(friendly, known)
  }
  const index = placeOf(from).order * LIMITS + limit
  const distances = known[index] ?? measure(state, seat, from, limit)
  known[index] = distances
  return distances
}

/** The friendly cities as a number, one bit for each city. It is asked for very often: nothing is made for it. */
function friendlyCities({ players, cities, allied }: StormState, seat: Seat): number {
  const side = players[seat]?.side
  const isAllied = allied.includes(seat)
  let bits = 0
  let bit = 1
  for (const { owner } of cities) {
    if (owner !== null && (players[owner]?.side === side || (isAllied && allied.includes(owner)))) bits |= bit
    bit <<= 1
  }
  return bits
}

function measure(state: StormState, seat: Seat, from: PlaceId, limit: number): Distances {
  const found = new Map([[from, 0]])
  let edge: PlaceId[] = [from]
  for (let distance = 1; distance <= limit; distance++) {
    const next: PlaceId[] = []
    for (const place of edge) {
      // The inside of a city that is not friendly is only a first or last step.
      if (place !== from && isInside(place) && !isFriendly(state, seat, place)) continue
      for (const step of stepsFrom(state, seat, place)) {
        if (found.has(step)) continue
        found.set(step, distance)
        next.push(step)
      }
    }
    edge = next
  }
  return found
}

/** How far a unit strikes. */
export const rangeOf = ({ type }: Unit): number => (type === 'general' ? 1 : ARMIES[type].range)

/** The distance of a unit to a place if it is within its range; its own place counts (ruling 12). */
export const reach = (state: StormState, unit: Unit, place: PlaceId): number | undefined =>
  inReachOfAny(unit.place).has(place)
    ? distancesFrom(state, unit.seat, unit.place, rangeOf(unit)).get(place)
    : undefined

/** Places that a unit strikes at from a place where all cities are friendly; so most units are told off at once. */
const widest = new Map<PlaceId, ReadonlySet<PlaceId>>()

function inReachOfAny(from: PlaceId): ReadonlySet<PlaceId> {
  const known = widest.get(from)
  if (known) return known
  const first = [from, ...everyStepFrom(from)]
  const all = new Set([...first, ...first.flatMap(everyStepFrom)])
  widest.set(from, all)
  return all
}

function everyStepFrom(from: PlaceId): readonly PlaceId[] {
  const { city } = placeOf(from)
  return city === undefined ? roadsFrom(from) : [...roadsFrom(from), ...gatesOf(city), city]
}

/** Units that can help or threaten at all: neither routed (ruling 40) nor set apart by 反間. */
export const isFit = ({ routed, now }: Unit): boolean => routed === null && !now.apart

/** The neighbouring places of `place` through which a unit strikes at it; none when it does not reach it. */
export function directionsOf(state: StormState, unit: Unit, place: PlaceId): readonly PlaceId[] {
  const distance = reach(state, unit, place)
  if (distance === undefined || distance === 0) return []
  if (distance === 1) return [unit.place]
  return stepsFrom(state, unit.seat, unit.place).filter(
    (step) => canPass(state, unit.seat, step) && stepsFrom(state, unit.seat, step).includes(place),
  )
}

const canPass = (state: StormState, seat: Seat, place: PlaceId): boolean =>
  !isInside(place) || isFriendly(state, seat, place)

/** The most directions that units can threaten from, each unit from one (rulings 11, 53): a largest matching. */
export function countDirections(choices: readonly (readonly PlaceId[])[]): number {
  const taken = new Map<PlaceId, number>()
  const place = (unit: number, tried: Set<PlaceId>): boolean => {
    for (const direction of at(choices, unit)) {
      if (tried.has(direction)) continue
      tried.add(direction)
      const holder = taken.get(direction)
      if (holder === undefined || place(holder, tried)) {
        taken.set(direction, unit)
        return true
      }
    }
    return false
  }
  return choices.filter((_, unit) => place(unit, new Set())).length
}
