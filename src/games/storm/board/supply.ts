// Supply: which cities are joined to their owner's capital, and what prestige, armies and hand follow (rulings 28–32).
import type { Id, Seat } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import { generalOf } from '../box/generals.ts'
import { cityOf, gateNumbers, PLACES, placeOf, ROAD_STEPS } from '../map/index.ts'
import type { StormState } from '../table/state.ts'
import { areFriends, citiesOf, generalsAt, playerAt } from './look.ts'

/** Cities of a seat that ordinary roads and friendly cities join to its capital, with no foe on the way (ruling 28). */
export const linkedCities = (state: StormState, seat: Seat): ReadonlySet<Id> =>
  linkedOn(state, seat, groundOf(state))

/** The cities of every seat that are joined to its capital, by seat. */
export function linkedBySeat(state: StormState): readonly ReadonlySet<Id>[] {
  const ground = groundOf(state)
  return state.players.map((_, seat) => linkedOn(state, seat, ground))
}

/** Where units stand, as numbers of places, and whose the cities are: the same for the walks of all seats. */
interface Ground {
  readonly stands: readonly number[]
  readonly owners: ReadonlyMap<Id, Seat | null>
}

const groundOf = ({ units, cities }: StormState): Ground => ({
  stands: units.map(({ place }) => placeOf(place).order),
  owners: new Map(cities.map(({ id, owner }) => [id, owner])),
})

function linkedOn(state: StormState, seat: Seat, ground: Ground): ReadonlySet<Id> {
  const { capital } = playerAt(state, seat)
  const linked = new Set<Id>()
  if (ground.owners.get(capital) !== seat) return linked
  linked.add(capital)
  const own = citiesOf(state, seat).length
  if (own > 1) walkFrom(state, seat, ground, linked, own)
  return linked
}

/** Spaces that a walk has come to, or may not come to: one list for all walks, since a new one for each would take longer than a walk. */
const closed = new Uint8Array(PLACES.length)

/** Walks from the gates of the capital, which is `linked`, until so many own cities are. */
function walkFrom(
  state: StormState,
  seat: Seat,
  { stands, owners }: Ground,
  linked: Set<Id>,
  own: number,
): void {
  const friends = state.players.map((_, other) => areFriends(state, seat, other))
  closed.fill(0)
  for (const [n, unit] of state.units.entries()) if (!friends[unit.seat]) closed[at(stands, n)] = 1
  const walk: number[] = []
  const enter = (spaces: readonly number[]): void => {
    for (const space of spaces) {
      if (closed[space] !== 0) continue
      closed[space] = 1
      walk.push(space)
    }
  }
  for (const city of linked) enter(gateNumbers(city))
  for (let step = 0; step < walk.length && linked.size < own; step++) {
    const space = at(walk, step)
    enter(at(ROAD_STEPS, space))
    const { city } = at(PLACES, space)
    const owner = city === undefined ? null : (owners.get(city) ?? null)
    if (city === undefined || owner === null || !friends[owner]) continue
    if (owner === seat) linked.add(city)
    enter(gateNumbers(city))
  }
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
