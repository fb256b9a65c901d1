// Sets a table to a seat's action, for planning ahead.
import type { Seat } from '../../engine/phrase.ts'
import { freshDone, playerAt, type RecordsState } from './table/state.ts'

/**
 * The seat's next action with its income and its draw: what it draws is left out, and it says by what rule it keeps one. In
 * its own action, while others answer it, the rest of that.
 */
export function rehearse(state: RecordsState, seat: Seat): RecordsState | undefined {
  // Between rounds nobody has a strategist yet.
  if (state.phase !== 'draw' && state.phase !== 'act') return undefined
  const seats = state.players.length
  const turn = (seat - state.start + seats) % seats
  const isOwn = state.turn === turn
  if (isOwn && state.phase === 'draw') return undefined
  const isGoingOn = isOwn && state.phase === 'act'
  const { battle, done } = state
  if (battle)
    for (const { best, rest } of [battle.attacker, battle.defender]) state.battleDeck.push(...best, ...rest)
  return Object.assign(state, {
    turn,
    phase: isGoingOn ? 'act' : 'draw',
    done: isGoingOn ? done : freshDone(),
    played: null,
    turnedUp: [],
    attack: null,
    battle: null,
    spoils: null,
  })
}

/** Its cities and who holds them. */
export const own = (state: RecordsState, seat: Seat): unknown =>
  playerAt(state, seat).cities.map(({ card, garrison, up }) => [card, garrison, up])
