// A battlefield laid by hand: units on places, cities with owners, nothing else, for the pure functions of the rules.
import type { Id, Seat } from '../../../src/engine/phrase.ts'
import { printedStamina } from '../../../src/games/storm/board/look.ts'
import { ARMY_TYPES, type Faction } from '../../../src/games/storm/box/factions.ts'
import { isGeneral } from '../../../src/games/storm/box/generals.ts'
import { cityOf, homeOf } from '../../../src/games/storm/map/index.ts'
import {
  type Attack,
  newTurn,
  type StormState,
  setup,
  type Unit,
  type UnitType,
} from '../../../src/games/storm/table/state.ts'
import { fetchFrom } from '../../support/kit.ts'

/** Who plays which faction, by seat. */
export const CORNERS: Readonly<Record<number, readonly Faction[]>> = {
  2: ['shu', 'wei'],
  3: ['wu', 'shu', 'qun'],
  4: ['qun', 'wei', 'wu', 'shu'],
}

/** Sides by seat. */
const SIDES: Readonly<Record<number, readonly number[]>> = { 2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 0, 1] }

/** A board with each player's two cities and no unit. */
export function emptyField(seats = 2, options: Readonly<Record<string, boolean | string>> = {}): StormState {
  const state = setup(seats, options)
  for (const [seat, player] of state.players.entries()) {
    const faction = CORNERS[seats]?.[seat] ?? 'qun'
    const { capital, secondary } = homeOf(faction)
    player.faction = faction
    player.side = SIDES[seats]?.[seat] ?? seat
    player.capital = capital
    own(state, seat, capital, secondary)
  }
  for (const city of state.cities)
    if (seats < 4 && cityOf(city.id).capitalOf && city.owner === null) city.barred = true
  return Object.assign(state, { phase: 'act', round: 2, turn: 5 })
}

/** Gives cities to a seat. */
export function own(state: StormState, seat: Seat | null, ...cities: readonly Id[]): void {
  for (const city of state.cities) if (cities.includes(city.id)) city.owner = seat
}

/** Puts a unit on a place: an army by its type, a general by name. */
export function put(state: StormState, seat: Seat, what: Id, place: Id, more: Partial<Unit> = {}): Unit {
  const { faction } = state.players[seat] ?? { faction: 'qun' }
  const army = (ARMY_TYPES as readonly string[]).includes(what)
  const count = state.units.filter(({ id }) => id.startsWith(`${faction}-${what}-`)).length
  const unit: Unit = {
    id: army ? `${faction}-${what}-${count + 1}` : what,
    seat,
    type: army ? (what as UnitType) : 'general',
    place,
    stamina: isGeneral(what) ? printedStamina(what) : 0,
    routed: null,
    now: newTurn(),
    ...more,
  }
  for (const pool of Object.values(state.pools)) if (pool.includes(what)) pool.splice(pool.indexOf(what), 1)
  state.units.push(unit)
  return unit
}

/** Generals whom nobody has any more. */
export function fall(state: StormState, ...generals: readonly Id[]): void {
  for (const general of generals) state.fallen.push(fetchFrom(Object.values(state.pools), general))
}

/** An attack of one unit on another, or on an empty city. */
export const attackOf = (attacker: Unit, target: Unit | string, more: Partial<Attack> = {}): Attack => ({
  attacker: attacker.id,
  from: attacker.place,
  target: typeof target === 'string' ? null : target.id,
  at: typeof target === 'string' ? target : target.place,
  ranged: false,
  duel: false,
  second: false,
  card: null,
  lastStand: false,
  abilities: [],
  ...more,
})
