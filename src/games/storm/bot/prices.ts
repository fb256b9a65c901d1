// What cards and rage are worth to the hard computer player: a card is an army while there is room for one.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { playerAt } from '../board/look.ts'
import { armiesLeft } from '../board/placing.ts'
import { stratagemOf } from '../cards/index.ts'
import type { StormState } from '../table/state.ts'

/** What a card is worth in the hand. */
const CARDS: Readonly<Record<string, number>> = {
  assault: 1.2,
  'hold-fast': 1.1,
  levy: 1.6,
  ladders: 0.9,
  fire: 0.9,
  decoys: 1.1,
  ambush: 0.8,
  'call-talent': 0.9,
  'empty-fort': 0.6,
  discord: 0.6,
  rest: 0.5,
  'forced-march': 0.5,
  'secret-crossing': 0.4,
  'raid-supplies': 0.4,
  provoke: 0.2,
}

/** Of its worth, what a card costs that would become an army, and one for which there is no room. */
const [NEEDED, SPARE] = [0.45, 0.15]
/** What a point of rage costs, by how much is left. */
const RAGE = [0.25, 0.25, 0.25, 0.15, 0.15, 0.15, 0.08, 0.08, 0.08] as const
const IDLE_RAGE = 0.04

export const cardWorth = (card: Id): number => CARDS[stratagemOf(card)] ?? 0.5

/** Cards as they would be given away: the least worth first. */
export const leastFirst = (cards: readonly Id[]): Id[] =>
  [...cards].sort((a, b) => cardWorth(a) - cardWorth(b))

/** Whether a player holds more cards than there is room for armies. */
export const hasSpareCards = (state: StormState, seat: Seat): boolean =>
  playerAt(state, seat).hand.length > armiesLeft(state, seat)

/** What it costs to play a card for its effect. */
export const cardPrice = (state: StormState, seat: Seat, card: Id): number =>
  (hasSpareCards(state, seat) ? SPARE : NEEDED) * cardWorth(card)

/** What it costs to pay so much rage. */
export const ragePrice = (state: StormState, seat: Seat, amount: number): number =>
  amount * (RAGE[playerAt(state, seat).rage - amount] ?? IDLE_RAGE)
