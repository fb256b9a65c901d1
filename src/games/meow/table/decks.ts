// Drawing and discarding: the deck of generals and the piles of treasures and stratagems.
import type { Table } from '../../../engine/game.ts'
import { type Id, nameRefs, type Seat, seatRef } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import { say } from '../text/say.ts'
import { HAND, type MeowState, type Player, playerAt } from './state.ts'

type MeowTable = Table<MeowState>

/** Generals that can still be drawn: an empty deck takes the discards (R7). */
export const drawable = ({ deck, discards }: MeowState): number => deck.length + discards.length

/** Draws a general; an empty deck is made anew from all discards (R7). There always is one, since R41 leaves enough. */
export function drawGeneral(table: MeowTable): Id {
  const { state } = table
  if (state.deck.length === 0) {
    state.deck = table.shuffle(state.discards)
    state.discards = []
    table.tell(say('reshuffled'))
  }
  const card = at(state.deck, 0)
  state.deck.shift()
  return card
}

/** Fills a hand up to five. */
export function fillHand(table: MeowTable, seat: Seat): void {
  const { state } = table
  const { hand } = playerAt(state, seat)
  const drawn: Id[] = []
  while (hand.length < HAND) {
    const card = drawGeneral(table)
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

/** Where the cards of the two expansions are drawn from and discarded to. */
const PILES = {
  treasure: ['treasurePile', 'treasureDiscards'],
  stratagem: ['stratagemPile', 'stratagemDiscards'],
} as const

/** The two cards on top of a pile, or what is there; an empty pile is made anew from its discards (R20, R49). */
export function lookAtPile(table: MeowTable, kind: keyof typeof PILES): Id[] {
  const { state } = table
  const [pile, discards] = PILES[kind]
  if (state[pile].length === 0) {
    state[pile] = table.shuffle(state[discards])
    state[discards] = []
  }
  return state[pile].splice(0, 2)
}
