// What is forgotten when a card leaves a hand face down: which one it was, and whether the others are still there.
import type { Id, Seat } from '../../engine/phrase.ts'
import { loseSight } from '../common/seen.ts'
import { takeOut } from '../common/take-out.ts'
import { playerAt, type RecordsState } from './state.ts'

/**
 * A card leaves a hand face down: a general for a gate or on the march, a scheme on one side of an attack (R8, R16). What is
 * no general may stay there for sure, but to forget the generals alone would tell which of the others are some.
 */
export function leaveUnseen(state: RecordsState, seat: Seat, card: Id): Id {
  const { hand } = playerAt(state, seat)
  loseSight(state, hand)
  return takeOut(hand, card)
}
