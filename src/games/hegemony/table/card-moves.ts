// Cards from zone to zone (section 3), and who knows a card that lies hidden.
import type { Id, Seat, Viewer } from '../../../engine/phrase.ts'
import { SLOTS } from '../cards/index.ts'
import { type HegemonyState, type Player, playerAt } from './state.ts'

/** Takes a card out of the zone it lies in. Throws when it is in none. */
export function pull(state: HegemonyState, card: Id): void {
  const zones = [
    state.table,
    state.discard,
    state.deck,
    ...state.players.flatMap(({ hand, piles }) => [hand, ...Object.values(piles)]),
  ]
  for (const zone of zones) {
    const at = zone.indexOf(card)
    if (at < 0) continue
    zone.splice(at, 1)
    return
  }
  if (state.players.some((player) => pullOpen(player, card))) return
  const aside = state.aside.findIndex((each) => each.card === card)
  if (aside < 0) throw new Error(`${card} is in no zone`)
  state.aside.splice(aside, 1)
}

function pullOpen(player: Player, card: Id): boolean {
  const slot = SLOTS.find((each) => player.equipment[each] === card)
  if (slot) player.equipment[slot] = null
  const delayed = player.judgement.findIndex((each) => each.card === card)
  if (delayed >= 0) player.judgement.splice(delayed, 1)
  return slot !== undefined || delayed >= 0
}

/** Into a hand; `known` are those who saw which card it is. */
export function toHand(state: HegemonyState, seat: Seat, card: Id, known: readonly Viewer[]): void {
  pull(state, card)
  playerAt(state, seat).hand.push(card)
  setSeen(state, card, known)
}

/** Face up onto the discard pile. */
export function toDiscard(state: HegemonyState, card: Id): void {
  pull(state, card)
  state.discard.push(card)
  delete state.seen[card]
}

/** Face up onto the table. */
export function toTable(state: HegemonyState, card: Id): void {
  pull(state, card)
  state.table.push(card)
  delete state.seen[card]
}

/** Notes who knows a hidden card, and nobody else. */
export function setSeen(state: HegemonyState, card: Id, known: readonly Viewer[]): void {
  if (known.length === 0) delete state.seen[card]
  else state.seen[card] = [...new Set(known)]
}
