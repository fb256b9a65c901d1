// Estimates each seat's result from a position, for playouts that stop before the end.
import type { Facts, Forecast } from '../../../engine/forecast.ts'
import type { Seat } from '../../../engine/phrase.ts'
import {
  activeSeat,
  areFriends,
  isArmy,
  isInside,
  isOwnLord,
  playerAt,
  unitsOf,
  unitsOn,
} from '../board/look.ts'
import { distancesFrom } from '../board/reach.ts'
import { fullPrestige, prestigeOf, sidePrestige, targetOf } from '../board/supply.ts'
import { cityOf } from '../map/index.ts'
import type { StormState } from '../table/state.ts'
import { weights } from './weights.ts'

/** Steps within which a foe threatens a city. */
const NEAR = 3

/** Levels of own cities that stand empty before foes, or have more foes before them than units inside. */
function endangered(state: StormState, seat: Seat): number {
  let levels = 0
  for (const { id, owner } of state.cities) {
    if (owner !== seat) continue
    const far = distancesFrom(state, seat, id, NEAR)
    const foes = state.units.filter(
      (unit) => !areFriends(state, seat, unit.seat) && far.has(unit.place),
    ).length
    if (foes > unitsOn(state, id).length) levels += cityOf(id).level
  }
  return levels
}

function factsOf(state: StormState, seat: Seat): Facts {
  const player = playerAt(state, seat)
  const target = targetOf(state)
  const units = unitsOf(state, seat)
  const armies = units.filter(isArmy)
  const generals = units.filter((unit) => !isArmy(unit))
  const side = sidePrestige(state, player.side) / target
  const routed = armies.filter((unit) => unit.routed !== null).length
  const capital = unitsOn(state, player.capital).length
  return {
    prestige: side,
    prestigeCubed: side ** 3,
    fullPrestige: fullPrestige(state, seat) / target,
    armies: armies.length / 10,
    cavalry: armies.filter(({ type }) => type === 'cavalry').length / 10,
    archers: armies.filter(({ type }) => type === 'archers').length / 10,
    inside: armies.filter(({ place }) => isInside(place)).length / 10,
    routed: routed / 10,
    generals: generals.length,
    stamina: generals.reduce((sum, { stamina }) => sum + stamina, 0) / 10,
    ownLord: generals.some(({ id }) => isOwnLord(player, id)) ? 1 : 0,
    hand: player.hand.length / 6,
    rage: player.rage / 10,
    captives: player.captives.length,
    out: player.out ? 1 : 0,
    endangered: endangered(state, seat) / 5,
    noPrestige: prestigeOf(state, seat) > 0 ? 0 : 1,
    capital: Math.min(2, capital),
    active: activeSeat(state) === seat ? 1 : 0,
    activePrestige: (activeSeat(state) === seat ? 1 : 0) * side,
  }
}

/** A whole round of turns is played before the board is weighed. */
export const forecast: Forecast<StormState> = {
  clock: ({ turn }) => turn,
  horizon: (seats) => seats,
  facts: (state) => state.players.map((_, seat) => factsOf(state, seat)),
  weights,
}
