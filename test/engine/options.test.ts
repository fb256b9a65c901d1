// Options of a lobby: what may be chosen at which table, every set of it, and what is wrong with one.
import { expect, it } from 'vitest'
import type { FileSpec, Game } from '../../src/engine/game.ts'
import { defaultOptions, optionFaults, optionSets, valuesOf } from '../../src/engine/options.ts'
import { phrase, tinyGame } from './tiny.ts'

const cards: FileSpec = {
  ...{ kind: 'file', default: '', bytes: 100, example: 'peach' },
  read: (text: string) =>
    text === 'rotten'
      ? { ok: false, fault: phrase('rotten') }
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
