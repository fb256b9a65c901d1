// Sets a table to a seat's turn to visit or to fight, for planning ahead.
import type { Seat } from '../../engine/phrase.ts'
import { armyOf, CLASHES } from './table/army.ts'
import { type MeowState, playerAt } from './table/state.ts'

/** The seat's next visit, or its next turn in the battle: from the bonuses on its turn in the first clash. */
export function rehearse(state: MeowState, seat: Seat): MeowState | undefined {
  if (state.phase === 'visit') return visiting(state, seat)
  if (state.phase === 'turn') return fighting(state, seat)
  return ['bonus', 'mandate'].includes(state.phase) ? firstClash(state, seat) : undefined
}

function visiting(state: MeowState, seat: Seat): MeowState | undefined {
  if (playerAt(state, seat).passed) return undefined
  return Object.assign(state, { visitor: seat, looked: [] })
}

/** Armies stand against each other; what bonuses and mandates still change, a plan is played through. */
function firstClash(state: MeowState, seat: Seat): MeowState | undefined {
  if (!state.battle) return undefined
  state.battle.clash = 1
  return fighting(Object.assign(state, { phase: 'turn' }), seat)
}

/** In this clash, or in the next where it has had its turn in this one. */
function fighting(state: MeowState, seat: Seat): MeowState | undefined {
  const { battle } = state
  if (!battle || armyOf(state, seat).hp <= 0) return undefined
  if (battle.acted.includes(seat)) battle.clash++
  if (battle.clash > CLASHES) return undefined
  battle.acted = battle.armies.map((_, side) => side).filter((side) => side !== seat)
  return state
}

/** Its army in a battle. */
export function own(state: MeowState, seat: Seat): unknown {
  const army = state.battle?.armies[seat]
  return army && [army.hp, army.attack, army.sealed, army.weakened]
}
