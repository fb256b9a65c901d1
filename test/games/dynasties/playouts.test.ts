// Random games at every seat count, with every option: they end, lose no card, hide what is hidden, and fit Discord.
import { describe, expect, it } from 'vitest'
import type { Options, Told } from '../../../src/engine/game.ts'
import { searchLeaks, viewersOf } from '../../../src/engine/leaks.ts'
import { awaited } from '../../../src/engine/outlook.ts'
import type { Phrase } from '../../../src/engine/phrase.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import type { Run } from '../../../src/engine/run.ts'
import { dynasties } from '../../../src/games/dynasties/index.ts'
import { ENDINGS } from '../../../src/games/dynasties/options.ts'
import { type DynastiesState, everyCard } from '../../../src/games/dynasties/state.ts'
import { LANGUAGES } from '../../../src/text/language.ts'
import { render } from '../../../src/text/render.ts'

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
      watch: ({ state }) => {
        const all = everyCard(state as DynastiesState)
        expect(all.length).toBe(160)
        expect(new Set(all).size).toBe(160)
      },
    })
    expect(outcome.winners.length).toBeGreaterThan(0)
    expect([...outcome.ranks].sort()[0]).toBe(1)
  })
})

describe('what is said and shown', () => {
  it.each(WAYS.filter((_, index) => index % 5 === 0))(
    'has words in every language within Discord’s limits: $seats seats, $options',
    ({ seats, options }) => {
      playOut(game, {
        seed: 'words',
        options,
        policies: players(seats),
        forget: true,
        watch: (run, step) => expectWords(run, step.events),
      })
    },
  )

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

describe('secrets', () => {
  it('lets nothing hidden out', () => {
    const tables = WAYS.filter((_, index) => index % 7 < 2).map(({ seats, options }) => ({
      policies: players(seats),
      options: { ...options, laps: '2' },
    }))
    const { leaks, cases } = searchLeaks(game, { cases: 120, seed: 'silk', tables })
    expect(leaks).toEqual([])
    expect(cases).toBe(120)
  }, 120_000)
})

function expectWords(run: Run, events: readonly Told[]): void {
  for (const language of LANGUAGES) {
    const lexicon = { dynasties: dynasties.words[language] }
    const reader = (style: 'markdown' | 'plain') => ({
      language,
      style,
      seatName: (seat: number) => `Mei the Magnificent of Ten | ${seat}`,
    })
    const say = (phrase: Phrase, style: 'markdown' | 'plain' = 'markdown') =>
      render(lexicon, phrase, reader(style))
    for (const { phrase } of events) expect(say(phrase).length).toBeLessThan(1000)
    for (const { notice } of awaited(run)) expect(say(notice).length).toBeLessThan(500)
    for (const { prompt, options, slots } of run.open?.request.decisions ?? []) {
      expect(say(prompt).length).toBeLessThan(500)
      for (const { text, hint } of options) {
        expect(say(text, 'plain').length).toBeLessThanOrEqual(100)
        if (hint) expect(say(hint, 'plain').length).toBeLessThanOrEqual(100)
      }
      for (const slot of slots ?? []) expect(say(slot, 'plain').length).toBeLessThanOrEqual(45)
    }
    for (const viewer of viewersOf(run.setting.seats)) {
      const view = game.view(run.state as DynastiesState, viewer)
      expect(dynasties.board(view, reader('markdown')).length).toBeLessThanOrEqual(1800)
      if (viewer !== 'public')
        expect(dynasties.hand(view, reader('markdown')).length).toBeLessThanOrEqual(1200)
    }
  }
}
