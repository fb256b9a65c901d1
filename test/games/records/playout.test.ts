// Random games to their end at every seat count and option: no error, every card once at every stop, a winner.
import { describe, expect, it } from 'vitest'
import { everyCard, type RecordsState } from '../../../src/games/records/state.ts'
import { randomGame, WAYS, wayName } from './playouts.ts'

const GAMES = 6
const CARDS = 70 + 8 + 8 + 22

describe('random games', () => {
  it.each(WAYS.map((way) => [wayName(way), way] as const))('come to an end: %s', (_, way) => {
    for (let game = 0; game < GAMES; game++) {
      const { outcome } = randomGame(way, `oath ${game}`, {
        forget: true,
        watch: (run) => {
          const cards = everyCard(run.state as RecordsState)
          if (cards.length !== CARDS || new Set(cards).size !== CARDS)
            throw new Error(`game ${game} holds ${cards.length} cards, ${new Set(cards).size} different`)
        },
      })
      expect(outcome.winners.length).toBeGreaterThan(0)
      expect(outcome.ranks).toHaveLength(way.seats)
    }
  })
})
