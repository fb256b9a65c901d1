// Prices and walls of cities, with what lords change about them.
import type { Id } from '../../engine/phrase.ts'
import { CITIES } from './cards.ts'
import { hasLord, type Player } from './state.ts'

/** Whether a card is a city. */
export const isCity = (card: Id): boolean => card in CITIES

/** The price of a city (R8, R16). Throws for another card. */
export function priceOf(card: Id): number {
  const city = CITIES[card]
  if (!city) throw new Error(`${card} is not a city`)
  return city.price
}

/** What an attack on a city costs: its price, 3 less for 董卓 but not below 0 (R16). */
export const attackCost = (attacker: Player, city: Id): number =>
  Math.max(0, priceOf(city) - (hasLord(attacker, 'dong-zhuo') ? 3 : 0))

/** Walls of an owner's city, 1 more for 孫權 (R21). */
export const wallsOf = (owner: Player, city: Id): number =>
  (CITIES[city]?.walls ?? 0) + (hasLord(owner, 'sun-quan') ? 1 : 0)
