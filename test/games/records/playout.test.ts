// Random games to their end at every seat count and option: no error, every card once at every stop, a winner.
import { describe, expect, it } from 'vitest'
import { game as records } from '../../../src/games/records/game.ts'
import { expectKept } from '../../support/kit.ts'
import { randomGame, WAYS, wayName } from './playouts.ts'

const GAMES = 6

describe('random games', () => {
  it.each(WAYS.map((way) => [wayName(way), way] as const))('come to an end: %s', (_, way) => {
    for (let game = 0; game < GAMES; game++) {
      const { outcome } = randomGame(way, `oath ${game}`, {
        forget: true,
        watch: ({ state }) => expectKept(records, state, way.seats, way.options),
      })
      expect(outcome.winners.length).toBeGreaterThan(0)
      expect(outcome.ranks).toHaveLength(way.seats)
    }
  })
})
