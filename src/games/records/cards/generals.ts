// Generals among other cards, and how strong they are.
import type { Id } from '../../../engine/phrase.ts'
import { GENERALS } from './index.ts'

/** Whether a card is a general. */
export const isGeneral = (card: Id): boolean => card in GENERALS

/** The strength on a general's card. Throws for another card. */
export function strengthOf(card: Id): number {
  const strength = GENERALS[card]
  if (strength === undefined) throw new Error(`${card} is not a general`)
  return strength
}

/** The generals among cards. */
export const generalsIn = (cards: readonly Id[]): Id[] => cards.filter(isGeneral)
