// Points (source 5): each city by its size, and the bonus of the player who first reached the target.
import type { Id } from '../../../engine/phrase.ts'
import { cityCard, POINTS, type Size } from '../cards/index.ts'
import type { Player } from './state.ts'

/** The size of a city card. Throws for another card. */
export const sizeOf = (card: Id): Size => cityCard(card).size

/** Points of a player's cities (source 5.1). */
export const pointsOf = ({ cities }: Player): number =>
  cities.reduce((sum, { card }) => sum + POINTS[sizeOf(card)], 0)

/** What the first to reach the target scores: 10, but 8 with five players in the advanced game (A5). */
export const bonusOf = ({
  advanced,
  players,
}: {
  readonly advanced: boolean
  readonly players: readonly unknown[]
}): number => (advanced && players.length === 5 ? 8 : 10)
