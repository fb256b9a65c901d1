// Who has seen a card that lies in a hand, and what is forgotten when cards move unseen.
import type { Id, Seat, Viewer } from '../../engine/phrase.ts'
import { type DynastiesState, playerAt, takeOut } from './state.ts'

/** Notes that a viewer saw these cards. */
export function see(state: DynastiesState, cards: readonly Id[], viewer: Viewer): void {
  for (const card of cards) state.seen[card] = [...new Set([...(state.seen[card] ?? []), viewer])]
}

/** Whether a viewer knows that a hand holds this card. */
export const hasSeen = (state: DynastiesState, card: Id, viewer: Viewer): boolean =>
  (state.seen[card] ?? []).some((who) => who === viewer || who === 'public')

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
