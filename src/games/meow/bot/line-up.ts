// Chooses generals for the front and for discarding, by the worth of the hand's best line-up.
import type { Id } from '../../../engine/phrase.ts'
import { subsets } from '../rules/subsets.ts'
import { bonusWorth, frontWorth } from './value.ts'

export interface LineUp {
  readonly front: readonly Id[]
  readonly rear: readonly Id[]
  readonly worth: number
}

/** The best line-up of these cards with so many in front. */
export function bestLineUp(cards: readonly Id[], front: number): LineUp {
  const worths = new Map(cards.map((id) => [id, frontWorth(id, cards)]))
  const order = [...cards].sort((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0))
  const chosen = order.slice(0, front)
  const worth = chosen.reduce((sum, id) => sum + (worths.get(id) ?? 0), bonusWorth(cards))
  return { front: chosen, rear: order.slice(front), worth }
}

/** What a card drawn unseen is worth in front, on the average. */
const DRAWN = 15

/** What a hand is worth once it has been filled up with cards unseen. */
function keptWorth(kept: readonly Id[]): number {
  const known = kept.map((id) => frontWorth(id, kept)).sort((a, b) => b - a)
  const front = [...known, ...Array<number>(5 - kept.length).fill(DRAWN)].sort((a, b) => b - a).slice(0, 3)
  return front.reduce((sum, worth) => sum + worth, bonusWorth(kept)) + LUCK * (5 - kept.length)
}

/** What a fresh card brings besides: it may be better than the average, and it may match. */
const LUCK = 0.8

/** The cards to throw away, of which at least one; and what is won by it over keeping all. */
export function bestDiscard(hand: readonly Id[], among: readonly Id[]): { cards: Id[]; gain: number } {
  const now = bestLineUp(hand, 3).worth
  let best = { cards: among.slice(0, 1), gain: Number.NEGATIVE_INFINITY }
  for (const cards of subsets(among)) {
    if (cards.length === 0) continue
    const gain = keptWorth(hand.filter((id) => !cards.includes(id))) - now
    if (gain > best.gain) best = { cards: [...cards], gain }
  }
  return best
}
