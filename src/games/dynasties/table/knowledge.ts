// Removes knowledge of cards that move from hand to hand unseen.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { hasSeen } from '../../common/seen.ts'
import { takeOut } from '../../common/take-out.ts'
import { type DynastiesState, playerAt } from './state.ts'

/**
 * Moves a card from hand to hand, unseen by the others: they cannot tell any more which cards of that hand they
 * know; the two of them can.
 */
export function moveUnseen(state: DynastiesState, card: Id, from: Seat, to: Seat): void {
  const hand = playerAt(state, from).hand
  for (const held of hand) state.seen[held] = hasSeen(state, held, to) ? [to] : []
  playerAt(state, to).hand.push(takeOut(hand, card))
  state.seen[card] = [from]
}
