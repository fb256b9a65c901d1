// Decks and discard piles: one deck that runs out in the basic game, two that are reshuffled once in the advanced.
import type { Table } from '../../../engine/game.ts'
import type { Id, Phrase } from '../../../engine/phrase.ts'
import { schemeOf } from '../cards/index.ts'
import { say } from '../text/say.ts'
import { forgetAll } from './knowledge.ts'
import type { Deck, DeckKind, RecordsState } from './state.ts'

export type RecordsTable = Table<RecordsState>

/** The deck of a kind. Throws for a kind this game is not played with. */
export function deckOf({ decks }: RecordsState, kind: string): Deck {
  const deck = decks.find((each) => each.kind === kind)
  if (!deck) throw new Error(`no deck ${kind} in this game`)
  return deck
}

/** The deck a card belongs to (A3: discards go to the pile of their own kind). */
const homeOf = (state: RecordsState, card: Id): Deck =>
  deckOf(state, state.advanced ? (schemeOf(card) ? 'schemes' : 'realm') : 'all')

/** Decks that can be chosen or drawn from: those that are not empty (R28, A3). */
export const drawable = ({ decks }: RecordsState): Deck[] => decks.filter(({ cards }) => cards.length > 0)

/** What a deck is called within a sentence. */
export const deckName = (kind: DeckKind): Phrase => say(`deck-${kind}`)

/**
 * Draws up to `count` cards from the top into a zone of the state; as many as there are (R28). A reshuffle that falls
 * due in between is made (A3).
 * @returns the cards drawn
 */
export function drawInto(table: RecordsTable, deck: Deck, count: number, zone: Id[]): Id[] {
  const drawn: Id[] = []
  while (drawn.length < count) {
    reshuffle(table, deck)
    const card = deck.cards.shift()
    if (card === undefined) break
    zone.push(card)
    drawn.push(card)
  }
  return drawn
}

/** How many of `count` cards a draw from a deck will find, a due reshuffle included (R28, A3). */
export const findable = ({ cards, discards, reshuffles }: Deck, count: number): number =>
  Math.min(count, cards.length + (reshuffles > 0 ? discards.length : 0))

/** Puts cards face up on the discard pile of their kind. */
export function discard({ state }: RecordsTable, ...cards: readonly Id[]): void {
  forgetAll(state, cards)
  for (const card of cards) homeOf(state, card).discards.push(card)
}

/** Shuffles cards, and all that was in it, into a deck; nobody knows any more where they are (R15). */
export function shuffleInto({ state, shuffle }: RecordsTable, deck: Deck, cards: readonly Id[]): void {
  deck.cards.push(...cards)
  forgetAll(state, deck.cards)
  shuffle(deck.cards)
}

/** After each draw and each card: reshuffles what is due, and notes which deck is exhausted (R28, A3). */
export function settleDecks(table: RecordsTable): void {
  for (const deck of table.state.decks) {
    reshuffle(table, deck)
    if (deck.spent || deck.cards.length > 0 || deck.reshuffles > 0) continue
    deck.spent = true
    table.tell(say('deck-spent', { deck: deckName(deck.kind) }), { mark: 'notice' })
  }
}

/** A3: the discards become the deck, once, as soon as it is empty and they are not. */
function reshuffle(table: RecordsTable, deck: Deck): void {
  if (deck.cards.length > 0 || deck.reshuffles === 0 || deck.discards.length === 0) return
  deck.reshuffles--
  const cards = deck.discards
  deck.discards = []
  shuffleInto(table, deck, cards)
  table.tell(say('reshuffled', { deck: deckName(deck.kind) }))
}
