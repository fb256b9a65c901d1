// The space a beaten unit steps back to, without a question (rulings 15, 38, 59, 71).
import { gatesOf, type PlaceId, placeOf, roadsFrom, specialFrom } from '../map/index.ts'
import type { StormState, Unit } from '../table/state.ts'
import { areFriends, cityState, hasRoom, isFriendly, isInside, playerAt } from './look.ts'
import { byRank } from './rank.ts'
import { directionsOf, distancesFrom, reach } from './reach.ts'

/** Further than any place of the map, and no further than distances are kept. */
const FAR = 63

/**
 * The space to which a unit at `from` steps back from a foe who strikes through one of `toward`; `undefined` when
 * there is none. From inside a city it is one of its gates.
 */
export function retreatSpace(
  state: StormState,
  unit: Unit,
  from: PlaceId,
  toward: readonly PlaceId[],
): PlaceId | undefined {
  const steps = isInside(from) ? gatesOf(from).map((id) => ({ id, last: 1 })) : stepsBack(state, unit, from)
  const home = distancesFrom(state, unit.seat, playerAt(state, unit.seat).capital, FAR)
  const ranked = steps
    .filter(({ id }) => !toward.includes(id) && isOpen(state, unit, id))
    .map(({ id, last }) => ({
      id,
      rank: [last, home.get(id) ?? FAR, foesReaching(state, unit, id), placeOf(id).order],
    }))
    .sort((a, b) => byRank(a.rank, b.rank))
  return ranked[0]?.id
}

/** Neighbouring circles first (0), gates only if there is nothing else (1), special edges last of all (2). */
function stepsBack(state: StormState, unit: Unit, from: PlaceId): { id: PlaceId; last: number }[] {
  const { city } = placeOf(from)
  const joined = city !== undefined && isFriendly(state, unit.seat, city) ? gatesOf(city) : []
  const ordinary = [...roadsFrom(from), ...joined.filter((gate) => gate !== from)]
  const special = unit.type === 'cavalry' ? [] : specialFrom(from)
  return [
    ...ordinary.map((id) => ({ id, last: placeOf(id).kind === 'gate' ? 1 : 0 })),
    ...special.map((id) => ({ id, last: 2 })),
  ]
}

/** Not a foe's gate, nobody hostile, and room. */
function isOpen(state: StormState, unit: Unit, place: PlaceId): boolean {
  const { city } = placeOf(place)
  const owner = city === undefined ? null : cityState(state, city).owner
  if (owner !== null && !areFriends(state, unit.seat, owner)) return false
  return hasRoom(state, unit.seat, place)
}

const foesReaching = (state: StormState, unit: Unit, place: PlaceId): number =>
  state.units.filter(
    (foe) =>
      !areFriends(state, unit.seat, foe.seat) &&
      foe.routed === null &&
      reach(state, foe, place) !== undefined,
  ).length

/** The places through which a unit at `from` strikes at `at`: where nobody steps back to. */
export function strikesThrough(
  state: StormState,
  unit: Unit,
  from: PlaceId,
  at: PlaceId,
): readonly PlaceId[] {
  const there = directionsOf(state, { ...unit, place: from }, at)
  return there.length > 0 ? there : [from]
}
