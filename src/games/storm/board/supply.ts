// Supply: which cities are joined to their owner's capital, and what prestige, armies and hand follow (rulings 28–32).
import type { Id, Seat } from '../../../engine/phrase.ts'
import { generalOf } from '../box/generals.ts'
import { cityOf, gateNumbers, PLACES, placeOf, ROAD_STEPS } from '../map/index.ts'
import type { StormState } from '../state.ts'
import { areFriends, citiesOf, generalsAt, isFriendly, playerAt } from './look.ts'

/** Cities of a seat that ordinary roads and friendly cities join to its capital, with no foe on the way (ruling 28). */
export function linkedCities(state: StormState, seat: Seat): ReadonlySet<Id> {
  const { capital } = playerAt(state, seat)
  const own = citiesOf(state, seat).map(({ id }) => id)
  if (!own.includes(capital)) return new Set()
  const reached = walkFrom(state, seat, capital)
  return new Set(
    own.filter((city) => city === capital || gateNumbers(city).some((gate) => reached[gate] === 1)),
  )
}

/** Marks every space that a walk from a city's gates comes to: 1 for reached, 2 for held by a foe. */
function walkFrom(state: StormState, seat: Seat, capital: Id): Uint8Array {
  const marks = new Uint8Array(PLACES.length)
  for (const unit of state.units)
    if (!areFriends(state, seat, unit.seat)) marks[placeOf(unit.place).order] = 2
  const friendly = new Set(state.cities.filter(({ id }) => isFriendly(state, seat, id)).map(({ id }) => id))
  const walk: number[] = []
  const enter = (spaces: readonly number[]): void => {
    for (const space of spaces) {
      if (marks[space] !== 0) continue
      marks[space] = 1
      walk.push(space)
    }
  }
  enter(gateNumbers(capital))
  for (let next = walk.pop(); next !== undefined; next = walk.pop()) {
    enter(ROAD_STEPS[next] ?? [])
    const city = PLACES[next]?.city
    if (city !== undefined && friendly.has(city)) enter(gateNumbers(city))
  }
  return marks
}

/** The levels of cities together. */
export const levels = (cities: Iterable<Id>): number =>
  [...cities].reduce((sum, city) => sum + cityOf(city).level, 0)

/** Prestige that counts: without cities that are cut off. */
export const prestigeOf = (state: StormState, seat: Seat): number => levels(linkedCities(state, seat))

/** Prestige of all cities, joined or not. */
export const fullPrestige = (state: StormState, seat: Seat): number =>
  levels(citiesOf(state, seat).map(({ id }) => id))

/** How many armies a player may have (ruling 30). */
export const armyLimit = (state: StormState, seat: Seat, prestige = prestigeOf(state, seat)): number =>
  prestige + (state.mode === 'duel' ? 5 : 4)

/** To how many cards a hand is refilled (ruling 31). */
export function handLimit(state: StormState, seat: Seat, prestige = prestigeOf(state, seat)): number {
  const row = prestige <= 4 ? 3 : prestige <= 9 ? 4 : prestige <= 14 ? 5 : 6
  return generalsAt(state, seat).reduce((sum, { id }) => sum + generalOf(id).hand, row)
}

/** Prestige of a side. */
export const sidePrestige = (state: StormState, side: number): number =>
  state.players.reduce((sum, player, seat) => sum + (player.side === side ? prestigeOf(state, seat) : 0), 0)

/** Prestige at which a side wins (ruling 32). */
export const targetOf = ({ mode }: StormState): number => (mode === 'teams' ? 20 : mode === 'duel' ? 15 : 14)
