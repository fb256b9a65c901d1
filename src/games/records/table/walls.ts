// Prices and walls of cities, with what lords change about them.
import type { Id } from '../../../engine/phrase.ts'
import { CITIES, cityCard } from '../cards/index.ts'
import { hasLord, type Player } from './state.ts'

/** Whether a card is a city. */
export const isCity = (card: Id): boolean => card in CITIES

/** The price of a city (R8, R16). Throws for another card. */
export const priceOf = (card: Id): number => cityCard(card).price

/** What an attack on a city costs: its price, 3 less for 董卓 (R16); the cheapest city is 4. */
export const attackCost = (attacker: Player, city: Id): number =>
  priceOf(city) - (hasLord(attacker, 'dong-zhuo') ? 3 : 0)

/** Walls of an owner's city, 1 more for 孫權 (R21). */
export const wallsOf = (owner: Player, city: Id): number =>
  cityCard(city).walls + (hasLord(owner, 'sun-quan') ? 1 : 0)
