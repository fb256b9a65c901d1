// Drawing and discarding: the deck of generals and the piles of treasures and stratagems.
import type { Table } from '../../engine/game.ts'
import { type Id, nameRefs, type Seat, seatRef } from '../../engine/phrase.ts'
import { say } from './say.ts'
import { HAND, type MeowState, type Player, playerAt } from './state.ts'

type MeowTable = Table<MeowState>

/** Generals that can still be drawn: an empty deck takes the discards (R7). */
export const drawable = ({ deck, discards }: MeowState): number => deck.length + discards.length

/** Draws a general; an empty deck is made anew from all discards. `undefined` when both are empty (R7). */
export function drawGeneral(table: MeowTable): Id | undefined {
  const { state } = table
  if (state.deck.length === 0 && state.discards.length > 0) {
    state.deck = table.shuffle(state.discards)
    state.discards = []
    table.tell(say('reshuffled'))
  }
  return state.deck.shift()
}

/** Fills a hand up to five; a short deck leaves it short (R7). */
export function fillHand(table: MeowTable, seat: Seat): void {
  const { state } = table
  const { hand } = playerAt(state, seat)
  const drawn: Id[] = []
  while (hand.length < HAND) {
    const card = drawGeneral(table)
    if (!card) break
    hand.push(card)
    drawn.push(card)
  }
  if (drawn.length === 0) return
  table.tell(say('draws', { who: seatRef(seat), n: drawn.length }))
  table.tell(say('you-draw', { cards: nameRefs(drawn) }), { to: [seat] })
}

/** Takes generals out of a hand; what everyone knew of them is forgotten. */
export function takeFromHand(player: Player, cards: readonly Id[]): void {
  player.hand = player.hand.filter((id) => !cards.includes(id))
  player.open = player.open.filter((id) => !cards.includes(id))
}

/** Drops the treasures that lie on these generals (R24, R50); the ids dropped. */
export function dropTreasures(state: MeowState, player: Player, generals: readonly Id[]): Id[] {
  const dropped = generals.flatMap((id) => player.carried[id] ?? [])
  for (const id of generals) delete player.carried[id]
  state.treasureDiscards.push(...dropped)
  return dropped
}

/** The two cards on top of a pile, or what is there; an empty pile is made anew from its discards (R20, R49). */
export function lookAtPile(table: MeowTable, kind: 'treasure' | 'stratagem'): Id[] {
  const { state } = table
  const [pile, discards] =
    kind === 'treasure'
      ? (['treasurePile', 'treasureDiscards'] as const)
      : (['stratagemPile', 'stratagemDiscards'] as const)
  if (state[pile].length === 0) {
    state[pile] = table.shuffle(state[discards])
    state[discards] = []
  }
  return state[pile].splice(0, 2)
}
