// Random games at every seat count, with every option, end and lose no card; every card has its line.
import { describe, expect, it } from 'vitest'
import type { Options, State } from '../../../src/engine/game.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import { title as dynasties } from '../../../src/games/dynasties/index.ts'
import { ENDINGS } from '../../../src/games/dynasties/options.ts'
import { LANGUAGES } from '../../../src/text/language.ts'
import { expectKept } from '../../support/kit.ts'

const { game } = dynasties
const QUESTIONS = ['any', 'easy', 'medium', 'hard', 'free']

/** Every ending, flag and value meets every seat count somewhere. */
const WAYS: readonly { seats: number; options: Options }[] = [3, 4, 5, 6, 7, 8].flatMap((seats) =>
  ENDINGS.flatMap((ending, index) =>
    [false, true].map((honesty) => ({
      seats,
      options: {
        ending,
        honesty,
        laps: ['2', '3', '5', '8'][(seats + index) % 4] ?? '2',
        rounds: ['18', '30', '54'][seats % 3] ?? '18',
        opponents: (seats + index) % 2 === 0 ? 'one' : 'every',
        questions: QUESTIONS[(seats + index + (honesty ? 1 : 0)) % 5] ?? 'any',
        'era-questions': (index + seats) % 2 === 1,
      },
    })),
  ),
)

const players = (seats: number) => Array.from({ length: seats }, () => randomPolicy)

describe.each(WAYS)('$seats seats, $options', ({ seats, options }) => {
  it('ends, and every card is somewhere once', () => {
    const { outcome } = playOut(game, {
      seed: 'silk',
      options,
      policies: players(seats),
      forget: true,
      watch: ({ state }) => expectKept<State>(game, state, seats, options),
    })
    expect(outcome.winners.length).toBeGreaterThan(0)
    expect([...outcome.ranks].sort()[0]).toBe(1)
  })
})

describe('what is said and shown', () => {
  it('describes every card, lord and event in a line of at most 100 characters', () => {
    for (const language of LANGUAGES) {
      const { cards, names } = dynasties.words[language]
      expect(Object.keys(cards)).toHaveLength(137 + 15 + 8)
      for (const [id, line] of Object.entries(cards)) {
        expect(names[id]).toBeTruthy()
        expect(line.length, line).toBeLessThanOrEqual(100)
      }
      for (const { body } of dynasties.words[language].topics) expect(body.length).toBeLessThanOrEqual(3800)
    }
  })
})
