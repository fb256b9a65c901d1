// The easy computer players: partners for who has read the guide, and better than chance.
import { describe, expect, it } from 'vitest'
import { contest } from '../../scripts/common/contest.ts'
import type { Game, Policy } from '../../src/engine/game.ts'
import { game as dynasties } from '../../src/games/dynasties/game.ts'
import { game as meow } from '../../src/games/meow/game.ts'
import { game as records } from '../../src/games/records/game.ts'
import { game as storm } from '../../src/games/storm/game.ts'
import { beginner as atDynasties } from './dynasties/beginner.ts'
import { beginner as atMeow } from './meow/beginner.ts'
import { beginner as atRecords } from './records/beginner.ts'
import { beginner as atStorm } from './storm/beginner.ts'

interface Plan {
  readonly game: unknown
  readonly beginner: unknown
  /** Players of a contest: the fewest that the game takes. */
  readonly seats: number
  readonly games: number
}

const GAMES: readonly (readonly [string, Plan])[] = [
  ['records', { game: records, beginner: atRecords, seats: 2, games: 60 }],
  ['meow', { game: meow, beginner: atMeow, seats: 2, games: 60 }],
  ['dynasties', { game: dynasties, beginner: atDynasties, seats: 3, games: 60 }],
  ['storm', { game: storm, beginner: atStorm, seats: 2, games: 6 }],
]

describe.each(GAMES)('the easy player of %s', (_, { game, beginner, seats, games }) => {
  /** How often the first player is among the winners, the others being all alike. */
  const wins = (first: string, other: string): number => {
    const players = [first, ...Array.from({ length: seats - 1 }, () => other)]
    const others = { beginner: beginner as Policy }
    const [standing] = contest(game as Game, { players, games, seed: 'easy', others }).standings
    return standing?.among.value ?? 0
  }

  it('wins more than its share against random play', () => {
    expect(wins('easy', 'random')).toBeGreaterThan(1 / seats)
  })

  it('is beaten by a beginner who does what the guide says', () => {
    expect(wins('beginner', 'easy')).toBeGreaterThan(1 / seats)
  })
})
