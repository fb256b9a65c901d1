// Truces, shields and defences that count as 0 (D10, D27, D29).
import type { Seat } from '../../../engine/phrase.ts'
import { type DynastiesState, playerAt } from './state.ts'

/** Whether `from` may play no card at `target` (D10). */
export const isBarred = ({ pacts }: DynastiesState, from: Seat, target: Seat): boolean =>
  pacts.some(
    ({ kind, owner, other }) =>
      (kind === 'shield' && owner === target) ||
      (kind === 'truce' && ((owner === from && other === target) || (owner === target && other === from))),
  )

/** Whether `from` may not attack `target`: no card may be played, or `from` bought peace with everyone. */
export const isPeace = (state: DynastiesState, from: Seat, target: Seat): boolean =>
  isBarred(state, from, target) || state.pacts.some(({ kind, owner }) => kind === 'shield' && owner === from)

/** The defence that an attack meets (D29). */
export const defenceOf = (state: DynastiesState, seat: Seat): number =>
  state.pacts.some(({ kind, other }) => kind === 'exposed' && other === seat)
    ? 0
    : playerAt(state, seat).stats.defence
