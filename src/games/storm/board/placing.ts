// Legal places of recruits (rulings 28–30, 48, 66), and how many more there may be.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { type ArmyType, piecesOf } from '../box/factions.ts'
import { gatesOf, type PlaceId } from '../map/index.ts'
import type { StormState } from '../table/state.ts'
import { armiesOf, citiesOf, generalsAt, hasRoom, isArmy, playerAt, unitsOn } from './look.ts'
import { armyLimit, linkedCities } from './supply.ts'
import { threatsTo } from './targets.ts'

/** A place for a recruit. */
export interface Placing {
  readonly to: PlaceId
  /** A garrison that goes to the gate while the recruit goes inside. */
  readonly swap: Id | null
}

/** An own city in which recruits may be placed, and its gates that are open to them. */
export interface OpenCity {
  readonly city: Id
  readonly gates: readonly PlaceId[]
}

/** Own cities in which recruits may be placed at all: joined ones, and the capital always. */
export function openCities(state: StormState, seat: Seat): OpenCity[] {
  const linked = linkedCities(state, seat)
  const { capital } = playerAt(state, seat)
  const threats = threatsTo(state, seat)
  return citiesOf(state, seat)
    .map(({ id }) => id)
    .filter((id) => id === capital || linked.has(id))
    .map((city) => ({ city, gates: openGates(state, seat, city, threats) }))
}

/** Gates of a city with room, out of foes' range; the capital's in any case. */
function openGates(state: StormState, seat: Seat, city: Id, threats: ReadonlySet<PlaceId>): PlaceId[] {
  const exempt = playerAt(state, seat).capital === city
  return gatesOf(city).filter((gate) => hasRoom(state, seat, gate) && (exempt || !threats.has(gate)))
}

/**
 * Everywhere an army of a type may be placed.
 * @param open the own cities that are open, where they are at hand
 */
export const placesForArmy = (
  state: StormState,
  seat: Seat,
  type: ArmyType,
  open: readonly OpenCity[] = openCities(state, seat),
): Placing[] =>
  open.flatMap(({ city, gates }) => {
    const outside = gates.map((to) => ({ to, swap: null }))
    if (type === 'cavalry') return outside
    const inside = hasRoom(state, seat, city) ? [{ to: city, swap: null }] : []
    const garrison = unitsOn(state, city).filter(isArmy)
    const swaps = gates.flatMap((to) => garrison.map(({ id }) => ({ to, swap: id })))
    return [...inside, ...outside, ...swaps]
  })

/** Everywhere a general may be placed: gates, and inside the own capital. */
export const placesForGeneral = (state: StormState, seat: Seat): Placing[] => [
  ...gatesForLord(state, seat),
  ...(hasRoom(state, seat, playerAt(state, seat).capital)
    ? [{ to: playerAt(state, seat).capital, swap: null }]
    : []),
]

/** Gates of own cities, where a revived lord appears (ruling 22). */
export const gatesForLord = (state: StormState, seat: Seat): Placing[] =>
  openCities(state, seat).flatMap(({ gates }) => gates.map((to) => ({ to, swap: null })))

/** How many more armies a player may have. */
export const armiesLeft = (state: StormState, seat: Seat): number =>
  armyLimit(state, seat) - armiesOf(state, seat).length

/** The pieces of a type that are not on the board. */
export const freePieces = (state: StormState, seat: Seat, type: ArmyType): Id[] =>
  piecesOf(playerAt(state, seat).faction, type).filter((id) => state.units.every((unit) => unit.id !== id))

/** Whether one more general may serve a player (ruling 23). */
export const hasGeneralRoom = (state: StormState, seat: Seat): boolean =>
  generalsAt(state, seat).length < state.settings.generals
