// Sets a table to a seat's play phase, for planning ahead.
import type { Seat } from '../../engine/phrase.ts'
import { sweep } from './rules/turn.ts'
import { type HegemonyState, newTurn, playerAt } from './table/state.ts'

/**
 * The play phase of the seat's next turn: what it judges and draws before is not known yet. In its own play phase, while
 * others answer it, the rest of that.
 */
export function rehearse(state: HegemonyState, seat: Seat): HegemonyState | undefined {
  if (state.phase !== 'play' || !playerAt(state, seat).alive) return undefined
  sweep(state)
  const { turn } = state
  if (turn?.seat === seat && turn.phase === 'play') turn.step = 'body'
  else {
    state.turns++
    state.turn = { ...newTurn(seat, state.turns), phase: 'play', step: 'body' }
  }
  return state
}

/** Its HP, and how its generals lie. */
export function own(state: HegemonyState, seat: Seat): unknown {
  const { hp, maxHp, chained, generals } = playerAt(state, seat)
  return [hp, maxHp, chained, generals.map(({ id, up, lost }) => [id, up, lost])]
}
