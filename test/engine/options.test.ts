// Options of a lobby: what may be chosen at which table, every set of it, and what is wrong with one.
import { expect, it } from 'vitest'
import type { FileSpec, Game } from '../../src/engine/game.ts'
import {
  chosenOptions,
  defaultOptions,
  misfitOf,
  optionFaults,
  optionSets,
  valuesOf,
} from '../../src/engine/options.ts'
import { phrase, tinyGame } from './tiny.ts'

const cards: FileSpec = {
  kind: 'file',
  default: '',
  bytes: 100,
  example: 'peach',
  read: (text: string) =>
    text === 'rotten'
      ? { ok: false, faults: [phrase('rotten')] }
      : { ok: true, value: text.toLowerCase(), says: phrase('read') },
}

const game: Game = {
  ...(tinyGame(function* () {}) as unknown as Game),
  options: [
    { kind: 'flag', id: 'advanced', default: false },
    { kind: 'choice', id: 'map', seats: [2, 3], values: ['river', 'hills'], default: 'river' },
    { ...cards, id: 'cards', seats: [2] },
  ],
}

const laps = {
  id: 'laps',
  kind: 'number',
  min: 1,
  max: 9,
  default: 2,
  offered: [1, 2, 5],
  endless: 'none',
} as const
const decks = { id: 'decks', kind: 'several', values: ['red', 'blue', 'green'], default: [] } as const
const missing = {
  id: 'missing',
  kind: 'named',
  values: ['fox', 'owl', 'hare'],
  default: [],
  examples: [['fox', 'hare']],
} as const
const more: Game = { ...game, options: [laps, decks, missing] }

it('each has its default', () => {
  expect(defaultOptions(game)).toEqual({ advanced: false, map: 'river', cards: '' })
})

it('a flag is off or on, a choice has its values, a file an example', () => {
  expect(game.options.map((spec) => valuesOf(spec, 2))).toEqual([
    [false, true],
    ['river', 'hills'],
    ['', 'peach'],
  ])
})

it('a number has those that are offered and what is without a limit, several have every set of theirs', () => {
  expect(valuesOf(laps, 2)).toEqual([1, 2, 5, 'none'])
  expect(valuesOf(decks, 2)).toEqual([
    ...[[], ['green'], ['blue'], ['blue', 'green']],
    ...[['red'], ['red', 'green'], ['red', 'blue'], ['red', 'blue', 'green']],
  ])
  expect(optionSets(more, 2)).toHaveLength(64)
})

it('cards that are named have examples: all sets of many would be too many', () => {
  expect(valuesOf(missing, 2)).toEqual([[], ['fox', 'hare']])
  const named: readonly ('fox' | 'owl' | 'hare')[] = chosenOptions([missing], { missing: ['owl'] }).missing
  expect(named).toEqual(['owl'])
})

it('are typed by their declaration, and at its default where nothing that can be was chosen', () => {
  const { laps: set, decks: on } = chosenOptions([laps, decks], { laps: 7, decks: ['red'] })
  const typed: number | 'none' = set
  const several: readonly ('red' | 'blue' | 'green')[] = on
  expect([typed, several]).toEqual([7, ['red']])
  expect(chosenOptions([laps, decks], { laps: 'for ever', decks: 'red' })).toEqual({ laps: 2, decks: [] })
})

it.each([
  ['numbers of the range', { laps: 9 }, []],
  ['numbers without a limit', { laps: 'none' }, []],
  ['numbers beyond it', { laps: 10 }, ['laps']],
  ['half numbers', { laps: 1.5 }, ['laps']],
  ['a number as text', { laps: '5' }, ['laps']],
  ['several', { decks: ['red', 'green'] }, []],
  ['none of them', { decks: [] }, []],
  ['one twice', { decks: ['red', 'red'] }, ['decks']],
  ['them in another order', { decks: ['green', 'red'] }, ['decks']],
  ['one that nobody knows', { decks: ['black'] }, ['decks']],
  ['cards that are no example', { missing: ['owl', 'hare'] }, []],
  ['cards in another order', { missing: ['hare', 'owl'] }, ['missing']],
  ['a card that nobody knows', { missing: ['wolf'] }, ['missing']],
  ['one alone as text', { decks: 'red' }, ['decks']],
])('%s', (_what, options, faults) => {
  expect(optionFaults(more, 2, options)).toEqual(faults)
})

it('at a table of other sizes only the default is left', () => {
  expect(game.options.map((spec) => valuesOf(spec, 4))).toEqual([[false, true], ['river'], ['']])
})

it('every set of them is one that may be chosen', () => {
  expect(optionSets(game, 2)).toHaveLength(8)
  expect(optionSets(game, 3)).toHaveLength(4)
  expect(optionSets(game, 4)).toEqual([
    { advanced: false, map: 'river', cards: '' },
    { advanced: true, map: 'river', cards: '' },
  ])
})

it.each([
  ['known values', 2, { advanced: true, map: 'hills' }, []],
  ['an option that nobody knows', 2, { dragons: true }, ['dragons']],
  ['a value that nobody knows', 2, { map: 'sea', advanced: 'yes' }, ['map', 'advanced']],
  ['a value for other tables', 4, { map: 'hills', cards: 'plum' }, ['map', 'cards']],
  ['the default at every table', 4, { map: 'river', cards: '' }, []],
  ['a file that reads as itself', 2, { cards: 'plum' }, []],
  ['a file that was not read before', 2, { cards: 'Plum' }, ['cards']],
  ['a file that cannot be read', 2, { cards: 'rotten' }, ['cards']],
  ['something else in the place of a file', 2, { cards: true }, ['cards']],
  ['no file', 2, { cards: '' }, []],
])('%s', (_what, seats, options, faults) => {
  expect(optionFaults(game, seats, options)).toEqual(faults)
})

const crowded = phrase('crowded')
const picky: Game = {
  ...game,
  misfit: (seats, { advanced, map }) =>
    advanced === true && map === 'river' && seats > 2 ? crowded : undefined,
}

it('options that cannot go together are no set, and the game says why', () => {
  expect(misfitOf(picky, 3, { advanced: true })).toEqual(crowded)
  expect(misfitOf(picky, 2, { advanced: true }), 'at fewer seats').toBeUndefined()
  expect(misfitOf(picky, 3, { advanced: true, map: 'hills' })).toBeUndefined()
  expect(misfitOf(game, 3, { advanced: true }), 'of a game without such rules').toBeUndefined()
  expect(optionSets(picky, 3).map(({ advanced, map }) => [advanced, map])).toEqual([
    [false, 'river'],
    [false, 'hills'],
    [true, 'hills'],
  ])
})
