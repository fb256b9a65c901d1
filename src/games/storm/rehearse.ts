// Sets a table to a seat's turn, for planning ahead.
import type { Seat } from '../../engine/phrase.ts'
import { playerAt, seatsFrom, unitsOf } from './board/look.ts'
import { fearedLeader } from './rules/refill.ts'
import { newTurn, type StormState } from './table/state.ts'

/** The seat's next turn from its first step; what somebody else has drafted is not in it. */
export function rehearse(state: StormState, seat: Seat): StormState | undefined {
  if (!['act', 'recruit', 'refill'].includes(state.phase) || playerAt(state, seat).out) return undefined
  for (const unit of state.units) unit.now = newTurn()
  for (const player of state.players) Object.assign(player, { fresh: [], used: [], tookCity: false })
  // The alliance of the turn that is being played is over by then (ruling 69).
  state.allied = []
  const leader = fearedLeader(state)
  if (leader !== undefined) state.allied = seatsFrom(state).filter((each) => each !== leader)
  state.at = state.order.indexOf(seat)
  state.turn++
  return Object.assign(state, { phase: 'act', draft: null, attack: null })
}

/** Its units, its cities and its capital's owner. */
export const own = (state: StormState, seat: Seat): unknown => ({
  units: unitsOf(state, seat).map(({ id, place, stamina }) => [id, place, stamina]),
  cities: state.cities.filter(({ owner }) => owner === seat).map(({ id }) => id),
})
