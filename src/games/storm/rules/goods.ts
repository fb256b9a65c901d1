// Cards and rage: drawing, paying, discarding, gaining (rulings 5, 31, 45, 47, 65 and the rage supply).
import { type Id, nameRefs, type Seat, seatRef } from '../../../engine/phrase.ts'
import { forget } from '../../common/seen.ts'
import { playerAt } from '../board/look.ts'
import { type Player, RAGE_SUPPLY, type StormState, type StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'

/** Rage that lies in the supply. */
export const supplyLeft = ({ players }: StormState): number =>
  RAGE_SUPPLY - players.reduce((sum, { rage }) => sum + rage, 0)

/** Cards of a hand that may be played or paid: not drawn in this turn. */
export const playable = ({ hand, fresh }: Player): Id[] => hand.filter((card) => !fresh.includes(card))

/** Gains rage, as much as the supply has. */
export function gainRage(table: StormTable, seat: Seat, amount: number): void {
  const { state } = table
  const player = playerAt(state, seat)
  const gained = Math.min(amount, supplyLeft(state))
  if (gained === 0) return
  player.rage += gained
  table.tell(say('gains-rage', { who: seatRef(seat), rage: gained, total: player.rage }))
}

/** Rage goes back to the supply. */
export function payRage({ state }: StormTable, seat: Seat, amount: number): void {
  playerAt(state, seat).rage -= amount
}

/** Draws cards into a hand, marked as fresh in a turn; the discards become the deck when it runs out. */
export function drawCards(table: StormTable, seat: Seat, count: number, marked = true): void {
  const { state } = table
  const player = playerAt(state, seat)
  const drawn = state.deck.splice(0, count)
  if (drawn.length < count) {
    reshuffle(table)
    drawn.push(...state.deck.splice(0, count - drawn.length))
  }
  if (drawn.length === 0) return
  player.hand.push(...drawn)
  if (marked) player.fresh.push(...drawn)
  table.tell(say('draws', { who: seatRef(seat), count: drawn.length, hand: player.hand.length }))
  table.tell(say('you-draw', { cards: nameRefs(drawn) }), { to: [seat] })
}

/** The discards become the deck, shuffled, where it has run out (ruling 31). */
export function reshuffle(table: StormTable): void {
  const { state } = table
  if (state.deck.length > 0 || state.discards.length === 0) return
  state.deck = state.discards
  state.discards = []
  forget(state, state.deck)
  table.shuffle(state.deck)
  table.tell(say('reshuffled', { count: state.deck.length }))
}

/** Takes a card out of a hand. Throws when it is not there. */
export function takeCard(state: StormState, seat: Seat, card: Id): Id {
  const player = playerAt(state, seat)
  if (!player.hand.includes(card)) throw new Error(`${card} is not in the hand of ${seat}`)
  player.hand = player.hand.filter((each) => each !== card)
  player.fresh = player.fresh.filter((each) => each !== card)
  return card
}

/** Puts cards from a hand on the discards, face up. */
export function discard(state: StormState, seat: Seat, cards: readonly Id[]): void {
  forget(state, cards)
  for (const card of cards) state.discards.push(takeCard(state, seat, card))
}
