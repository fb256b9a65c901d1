// Looking things up on the table: players, units, cities, who is whose friend.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { generalOf, lordOf } from '../box/generals.ts'
import { cityOf, type PlaceId, placeOf } from '../map/index.ts'
import type { CityState, Player, StormState, Unit } from '../table/state.ts'

/** The player of a seat. Throws for a seat that is not at the table. */
export function playerAt(state: StormState, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new Error(`nobody sits at ${seat}`)
  return player
}

/** Whose turn it is. */
export function activeSeat({ order, at }: StormState): Seat {
  const seat = order[at]
  if (seat === undefined) throw new Error('it is nobody’s turn')
  return seat
}

/** All seats still in the game, in order of play from the active one on. */
export const seatsFrom = (state: StormState): Seat[] =>
  [...state.order.slice(state.at), ...state.order.slice(0, state.at)].filter(
    (seat) => !playerAt(state, seat).out,
  )

/** A unit by its id, if it is on the board. */
export const findUnit = ({ units }: StormState, id: Id | null): Unit | undefined =>
  units.find((unit) => unit.id === id)

/** A unit on the board. Throws when it is not there. */
export function unitOf(state: StormState, id: Id | null): Unit {
  const unit = findUnit(state, id)
  if (!unit) throw new Error(`${id} is not on the board`)
  return unit
}

export const unitsOf = ({ units }: StormState, seat: Seat): Unit[] =>
  units.filter((unit) => unit.seat === seat)

export const unitsOn = ({ units }: StormState, place: PlaceId): Unit[] =>
  units.filter((unit) => unit.place === place)

/** Armies of a seat, generals left out. */
export const armiesOf = (state: StormState, seat: Seat): Unit[] => unitsOf(state, seat).filter(isArmy)

export const generalsAt = (state: StormState, seat: Seat): Unit[] =>
  unitsOf(state, seat).filter(({ type }) => type === 'general')

export const isArmy = ({ type }: Unit): boolean => type !== 'general'

/** A city's state. Throws for what is no city. */
export function cityState({ cities }: StormState, id: Id): CityState {
  const city = cities.find((each) => each.id === id)
  if (!city) throw new Error(`${id} is no city`)
  return city
}

/** Whether two seats are one side, or allied for this turn (ruling 33); a seat is its own friend. */
export const areFriends = (state: StormState, a: Seat, b: Seat): boolean =>
  a === b || playerAt(state, a).side === playerAt(state, b).side || areAllied(state, a, b)

/** Whether two seats are allied for this turn only: they may pass, but not end in one space (ruling 37). */
export const areAllied = ({ allied }: StormState, a: Seat, b: Seat): boolean =>
  a !== b && allied.includes(a) && allied.includes(b)

/** Whether a seat or a friend of it owns a city. */
export function isFriendly(state: StormState, seat: Seat, city: Id): boolean {
  const { owner } = cityState(state, city)
  return owner !== null && areFriends(state, seat, owner)
}

/** Where foes of a seat stand. */
export function foePlaces(state: StormState, seat: Seat): ReadonlySet<PlaceId> {
  const places = new Set<PlaceId>()
  for (const unit of state.units) if (!areFriends(state, seat, unit.seat)) places.add(unit.place)
  return places
}

/** Whether one more unit of a seat may end on a place: room, no foe, nobody allied for this turn only. */
export function hasRoom(state: StormState, seat: Seat, place: PlaceId): boolean {
  let count = 0
  for (const unit of state.units) {
    if (unit.place !== place) continue
    if (unit.seat !== seat && playerAt(state, unit.seat).side !== playerAt(state, seat).side) return false
    count++
  }
  return count < placeOf(place).capacity
}

/** Whether a place is inside a city. */
export const isInside = (place: PlaceId): boolean => placeOf(place).kind === 'inside'

/** The level of the city inside which a place is; 0 outside. */
export const levelAt = (place: PlaceId): number => (isInside(place) ? cityOf(place).level : 0)

/** Cities of a seat. */
export const citiesOf = ({ cities }: StormState, seat: Seat): CityState[] =>
  cities.filter(({ owner }) => owner === seat)

/** Whether a general on the board serves a seat: what its ability needs (ruling 66). */
export const hasGeneral = (state: StormState, seat: Seat, general: Id): boolean =>
  findUnit(state, general)?.seat === seat

/** Whether a general is the own lord of a player (ruling 68: an heir's adopted lord is not). */
export const isOwnLord = (player: Player, general: Id): boolean => lordOf(player.faction) === general

/** A general's printed stamina. */
export const printedStamina = (general: Id): number => generalOf(general).stamina

/** A unit's printed move, with what its lord adds (西涼). */
export const extraMove = (state: StormState, unit: Unit): number =>
  unit.type === 'cavalry' && hasGeneral(state, unit.seat, 'ma-teng') ? 1 : 0
