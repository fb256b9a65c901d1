// Legal marches of a unit: spaces within its move, own cities, and empty cities it takes (rulings 6, 7, 37, 55, 56, 70).
import { ARMIES } from '../box/factions.ts'
import { generalOf } from '../box/generals.ts'
import { cityOf, gatesOf, type PlaceId, placeOf, roadsFrom, specialFrom } from '../map/index.ts'
import type { StormState, Unit } from '../table/state.ts'
import { cityState, extraMove, foePlaces, hasRoom, isFriendly, playerAt, unitsOn } from './look.ts'

/** A place where a unit's march may end. */
export interface Destination {
  readonly to: PlaceId
  /** The empty city it takes there. */
  readonly takes: string | null
  /** It takes the city and stays at the gate. */
  readonly stay: boolean
}

/** How many spaces a unit moves. */
export function moveOf(state: StormState, unit: Unit): number {
  const printed = unit.type === 'general' ? generalOf(unit.id).move : ARMIES[unit.type].move
  return printed + unit.now.march + extraMove(state, unit)
}

/** Whether a unit may march at all: once, before its attack, and not while routed. */
export const canMarch = ({ routed, now }: Unit): boolean => routed === null && !now.moved && !now.attacked

/** Foot and archers hold and take cities. */
export const isHolder = ({ type }: Unit): boolean => type === 'foot' || type === 'archers'

/** Whether a unit may stand inside a city: foot and archers in own ones, generals in the own capital (rulings 24, 57). */
export function mayHold(state: StormState, unit: Unit, city: string): boolean {
  if (cityState(state, city).owner !== unit.seat) return false
  return isHolder(unit) || (unit.type === 'general' && playerAt(state, unit.seat).capital === city)
}

/** Whether a seat's foot could walk into a city: level 1, empty, free or a foe's (rulings 25, 55). */
export function isOpenTo(state: StormState, seat: number, city: string): boolean {
  if (cityState(state, city).barred || cityOf(city).level > 1 || unitsOn(state, city).length > 0) return false
  return !isFriendly(state, seat, city)
}

/** Every place where a unit's march may end, in the map's order. */
export function destinations(state: StormState, unit: Unit): readonly Destination[] {
  const seen = new Set<string>()
  return [...endings(state, unit)]
    .filter(({ to, stay }) => {
      const key = `${to} ${stay}`
      return !seen.has(key) && seen.add(key)
    })
    .sort((a, b) => placeOf(a.to).order - placeOf(b.to).order)
}

/** Whether a unit's march may end anywhere: the first place found will do. */
export const mayMarch = (state: StormState, unit: Unit): boolean => endings(state, unit).next().done === false

/** The ways in which a unit's march may end, as they are found, some of them twice. */
function* endings(state: StormState, unit: Unit): IterableIterator<Destination> {
  if (!canMarch(unit)) return
  const foes = foePlaces(state, unit.seat)
  for (const place of walkable(state, unit, foes)) if (!foes.has(place)) yield* endingsAt(state, unit, place)
}

/** Places that a unit comes to or through, its own the first of them. */
function* walkable(state: StormState, unit: Unit, foes: ReadonlySet<PlaceId>): IterableIterator<PlaceId> {
  const { now, place: start } = unit
  const limit = moveOf(state, unit)
  const seen = new Set([start])
  yield start
  let edge: PlaceId[] = [start]
  for (let steps = 1; steps <= limit; steps++) {
    const next: PlaceId[] = []
    for (const place of edge) {
      for (const step of marchSteps(state, unit, place)) {
        if (seen.has(step) || (foes.has(step) && !now.secret)) continue
        seen.add(step)
        next.push(step)
        yield step
      }
    }
    edge = next
  }
  if (!now.secret && unit.type !== 'cavalry') yield* specialFrom(start)
}

/** One step of a march: roads, joined gates, own cities; over special edges only in secret (whole moves apart). */
function marchSteps(state: StormState, unit: Unit, from: PlaceId): readonly PlaceId[] {
  const { kind, city } = placeOf(from)
  const special = unit.now.secret ? specialFrom(from) : []
  if (city === undefined) return [...roadsFrom(from), ...special]
  if (kind === 'inside') return gatesOf(city)
  const joined = isFriendly(state, unit.seat, city) ? gatesOf(city).filter((gate) => gate !== from) : []
  const inside = mayHold(state, unit, city) ? [city] : []
  return [...roadsFrom(from), ...joined, ...inside, ...special]
}

/** The ways in which a march may end at a place that it comes to and where no foe stands. */
function endingsAt(state: StormState, unit: Unit, place: PlaceId): Destination[] {
  const { kind, city } = placeOf(place)
  const stands = place === unit.place
  const room = stands || hasRoom(state, unit.seat, place)
  if (kind === 'gate' && city !== undefined && isHolder(unit) && isOpenTo(state, unit.seat, city)) {
    const inside: Destination = { to: city, takes: city, stay: false }
    return room ? [{ to: place, takes: city, stay: true }, inside] : [inside]
  }
  return room && !stands ? [{ to: place, takes: null, stay: false }] : []
}
