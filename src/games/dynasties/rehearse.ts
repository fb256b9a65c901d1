// Sets a table to a seat's turn, for planning ahead.
import type { Seat } from '../../engine/phrase.ts'
import { type DynastiesState, playerAt } from './table/state.ts'

/** The seat's next turn; one that it must skip comes first. */
export function rehearse(state: DynastiesState, seat: Seat): DynastiesState | undefined {
  const player = playerAt(state, seat)
  if ((state.phase !== 'turn' && state.phase !== 'round-end') || !player.alive) return undefined
  player.skip = 0
  state.acted = state.acted.filter((each) => each !== seat)
  return Object.assign(state, {
    phase: 'turn',
    active: seat,
    extra: 0,
    event: null,
    played: [],
    question: null,
    open: null,
  })
}

/** Its four values. */
export const own = (state: DynastiesState, seat: Seat): unknown => playerAt(state, seat).stats
