// Legal targets of a unit's attack (rulings 8, 24, 25, 36, 40, 54, 70).
import type { Id } from '../../../engine/phrase.ts'
import { at as item } from '../../common/at.ts'
import {
  CITIES,
  type City,
  cityOf,
  gatesOf,
  PLACES,
  type PlaceId,
  placeOf,
  specialFrom,
} from '../map/index.ts'
import type { Attack, StormState, Unit } from '../table/state.ts'
import { areFriends, cityState, isFriendly, isInside, unitsOn } from './look.ts'
import { isHolder } from './moves.ts'
import { distancesFrom, rangeOf } from './reach.ts'

/** Something to attack: a unit, or an empty city. */
export interface Target {
  readonly target: Id | null
  readonly at: PlaceId
  /** From two spaces away (ruling 54). */
  readonly ranged: boolean
}

/** Whether a unit may still attack in this turn. */
export const canAttack = ({ routed, now }: Unit): boolean => routed === null && !now.attacked

/** Everything a unit may attack now. */
export function targetsOf(state: StormState, unit: Unit): readonly Target[] {
  if (!canAttack(unit)) return []
  const near = distancesFrom(state, unit.seat, unit.place, rangeOf(unit))
  const ordinary = [...near].flatMap(([at, distance]) => targetsAt(state, unit, at, distance === 2))
  // An attack across a special edge takes the whole move (ruling 36); by 暗渡陳倉 the edge is a road.
  const mayCross = unit.now.secret || (!unit.now.moved && unit.type !== 'cavalry')
  const crosses = mayCross ? specialFrom(unit.place) : []
  return [...ordinary, ...crosses.flatMap((at) => targetsAt(state, unit, at, false))]
}

/** A unit's attack on a target, with nothing declared. */
export const attackOn = ({ id, place }: Unit, { target, at, ranged }: Target): Attack => ({
  attacker: id,
  from: place,
  target,
  at,
  ranged,
  duel: false,
  second: false,
  card: null,
  lastStand: false,
  abilities: [],
})

function targetsAt(state: StormState, unit: Unit, at: PlaceId, ranged: boolean): Target[] {
  if (isInside(at) && !mayStorm(state, unit, at)) return []
  const foes = unitsOn(state, at).filter((foe) => !areFriends(state, unit.seat, foe.seat))
  if (foes.length > 0) return foes.map(({ id }) => ({ target: id, at, ranged }))
  // Inside a city stand its owner's units alone.
  return isInside(at) && cityOf(at).level > 1 ? [{ target: null, at, ranged }] : []
}

/** Not one's own, not barred; a general needs foot or archers of its side at a gate (ruling 24). */
function mayStorm(state: StormState, unit: Unit, city: Id): boolean {
  if (cityState(state, city).barred || isFriendly(state, unit.seat, city)) return false
  if (unit.type !== 'general') return true
  return gatesOf(city).some((gate) =>
    unitsOn(state, gate).some(
      (other) => isHolder(other) && other.routed === null && areFriends(state, unit.seat, other.seat),
    ),
  )
}

/** Every place at which a foe of a seat could strike from where it stands now. */
export function threatsTo(state: StormState, seat: number): ReadonlySet<PlaceId> {
  const places = new Set<PlaceId>()
  for (const foe of state.units) {
    if (foe.routed !== null || areFriends(state, seat, foe.seat)) continue
    for (const place of distancesFrom(state, foe.seat, foe.place, rangeOf(foe)).keys()) places.add(place)
  }
  return places
}

/** The city around which a place lies, the nearest; of a gate and an inside that is their own. */
export const areaOf = (place: PlaceId): Id => item(AREAS, placeOf(place).order)

const AREAS: readonly Id[] = PLACES.map(({ at }) => {
  const far = (city: City) => Math.hypot(city.at[0] - at[0], city.at[1] - at[1])
  return item(
    CITIES.toSorted((one, other) => far(one) - far(other)),
    0,
  ).id
})
