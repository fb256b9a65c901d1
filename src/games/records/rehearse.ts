// How the table looks when a seat acts, for planning ahead.
import type { Seat } from '../../engine/phrase.ts'
import { incomeOf } from './rules/draw.ts'
import { freshDone, playerAt, type RecordsState } from './state.ts'

/** The seat's next action, with its income: what it draws before is not known yet. */
export function rehearse(state: RecordsState, seat: Seat): RecordsState | undefined {
  // Between rounds nobody has a strategist yet.
  if (state.phase !== 'draw' && state.phase !== 'act') return undefined
  const seats = state.players.length
  state.phase = 'act'
  state.turn = (seat - state.start + seats) % seats
  const { battle } = state
  if (battle)
    for (const { best, rest } of [battle.attacker, battle.defender]) state.battleDeck.push(...best, ...rest)
  const player = playerAt(state, seat)
  player.money += incomeOf(player, state.twoLords)
  return Object.assign(state, {
    ...{ done: freshDone(), played: null, turnedUp: [], attack: null, battle: null, spoils: null },
  })
}

/** Its cities and who holds them. */
export const own = (state: RecordsState, seat: Seat): unknown =>
  playerAt(state, seat).cities.map(({ card, garrison, up }) => [card, garrison, up])
