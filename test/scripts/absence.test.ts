// No irrevocable option is picked in the stead of absent members, unless an auto-answer names it.
import { expect, it } from 'vitest'
import { seatCounts } from '../../scripts/common/pairs.ts'
import { tablesOf } from '../../scripts/common/tables.ts'
import { playAbsent } from '../../scripts/prove/absence.ts'
import type { IrrevocableKind } from '../../src/engine/decision.ts'
import type { Game, State } from '../../src/engine/game.ts'
import { chooseOne } from '../../src/engine/script.ts'
import { isForced } from '../../src/games/dynasties/cards/index.ts'
import type { DynastiesView } from '../../src/games/dynasties/view/view.ts'
import { TITLES } from '../../src/games/index.ts'

interface Vigil extends State {
  round: number
}

const said = (key: string) => ({ key })

/** A game of eight questions: to wait, or to light the only candle, irrevocably; `forced` leaves only that. */
const vigil = (
  named: readonly IrrevocableKind[],
  { forced = false }: { forced?: boolean } = {},
): Game<Vigil> => ({
  id: 'vigil',
  version: 1,
  seats: { min: 2, max: 8 },
  options: [],
  setup: () => ({ chance: { epoch: 0, counter: 0 }, round: 0 }),
  *stage({ state }) {
    const wait = { id: 'wait', text: said('vigil.wait') }
    const light = {
      id: 'light',
      text: said('vigil.light'),
      irrevocable: [{ kind: 'uses-up', id: 'candle', text: said('vigil.candle') } as const],
    }
    yield* chooseOne(state.round % 4, {
      prompt: said('vigil.ask'),
      kind: 'candle',
      options: forced ? [light] : [light, wait],
    })
    state.round++
  },
  outcome: ({ round }) => (round < 8 ? undefined : { winners: [0], ranks: [1, 2, 2, 2], facts: {} }),
  view: (state) => state,
  zones: () => [],
  unknown: () => [],
  // Both take the candle as soon as they are asked about it, and an auto-answer that is not asked takes it all the same.
  computers: { hard: { decide: ({ decision }) => [decision.options[0]?.id ?? ''] } },
  autoAnswers: [
    {
      id: 'lamp',
      kinds: ['candle'],
      values: ['always'],
      fresh: 'always',
      irrevocable: named,
      policy: () => ({ decide: () => ['light'] }),
    },
  ],
})

const tables = [{ seats: 4, options: {} }]

it('counts what an auto-answer does that it does not name', () => {
  const found = playAbsent(vigil([]), { games: 2, seed: 'candle', tables })
  expect(found.irrevocable['auto-answer']).toBeGreaterThan(3)
  expect(found).toMatchObject({ named: {}, unnamed: found.irrevocable['auto-answer'] })
  expect(found.faults[0]).toBe('auto-answer: vigil.ask light (uses-up)')
})

it('counts apart what an auto-answer names; time and stand-ins leave it alone', () => {
  const found = playAbsent(vigil(['uses-up']), { games: 2, seed: 'candle', tables })
  expect(found.named.lamp).toBe(found.irrevocable['auto-answer'])
  expect(found).toMatchObject({ unnamed: 0, faults: [] })
  expect(found.answers.timeout).toBeGreaterThan(0)
  expect(found.answers['stand-in']).toBeGreaterThan(0)
  expect(found.irrevocable).toMatchObject({ timeout: 0, 'stand-in': 0 })
})

it('does not count what leaves no choice', () => {
  const found = playAbsent(vigil([], { forced: true }), { games: 1, seed: 'candle', tables })
  expect(found.irrevocable).toEqual({ 'auto-answer': 0, timeout: 0, 'stand-in': 0 })
})

it.each(Object.keys(TITLES))('picks nothing irrevocable in anybody’s stead (%s)', (id) => {
  const game = TITLES[id]?.game
  if (!game) throw new Error(`${id} is not there`)
  const found = playAbsent(game, {
    games: 4,
    seed: 'away',
    answersAtMost: 300,
    tables: tablesOf(game).map(({ policies, options }) => ({ seats: policies.length, options })),
  })
  // As many numbers of seats as games, where the game has so many.
  expect(Object.keys(found.seats)).toHaveLength(Math.min(4, seatCounts(game).length))
  expect(found.faults).toEqual([])
  expect(found.irrevocable).toMatchObject({ timeout: 0, 'stand-in': 0 })
  expect(found.answers.timeout).toBeGreaterThan(0)
  expect(found.answers['stand-in']).toBeGreaterThan(0)
})

/** Dynasties with an auto-answer that shows the persons of the own hand, and names nothing that it turns up. */
const blabbing = (game: Game): Game => ({
  ...game,
  *stage(table) {
    const rules = game.stage(table)
    let next = rules.next()
    while (!next.done) {
      const decisions = next.value.decisions.map((asked) =>
        asked.prompt.key === 'dynasties.ask-show' ? { ...asked, kind: 'show' } : asked,
      )
      next = rules.next(yield { ...next.value, decisions })
    }
  },
  autoAnswers: [
    {
      id: 'show',
      kinds: ['show'],
      values: ['always'],
      fresh: 'always',
      policy: () => ({
        decide({ view, seat }) {
          const persons = (view as DynastiesView).players[seat]?.hand?.filter(isForced) ?? []
          return persons.length > 0 ? persons : ['go-on']
        },
      }),
    },
  ],
})

it('counts persons whom an auto-answer shows in dynasties, and finds none shown where no auto-answer does', () => {
  const game = TITLES.dynasties?.game
  if (!game) throw new Error('dynasties is not there')
  const honest = {
    games: 4,
    seed: 'honest',
    tables: [{ seats: 8, options: { honesty: true } }],
    answersAtMost: 40,
  }
  expect(playAbsent(blabbing(game), honest).unnamed).toBeGreaterThan(0)
  const none = { 'auto-answer': 0, timeout: 0, 'stand-in': 0 }
  expect(playAbsent(game, honest)).toMatchObject({ faults: [], irrevocable: none })
})
