// Phrases: whom they name, and which of their words could be ids; the search for leaks stands on both.
import { expect, it } from 'vitest'
import {
  type Arg,
  nameRef,
  nameRefs,
  namesSeat,
  renameWords,
  seatRef,
  wordsOf,
} from '../../src/engine/phrase.ts'

it.each<[string, Record<string, Arg> | undefined, boolean]>([
  ['nothing', undefined, false],
  ['a number alike', { coins: 1 }, false],
  ['the seat', { who: seatRef(1) }, true],
  ['another seat', { who: seatRef(2) }, false],
  ['a card', { card: nameRef('peach') }, false],
  ['the seat behind something else', { card: nameRef('peach'), who: seatRef(1) }, true],
  ['the seat in a list', { who: [seatRef(0), seatRef(1)] }, true],
  ['others in a list', { who: [seatRef(0), nameRef('peach')] }, false],
  ['the seat in a phrase inside', { why: { key: 'tiny.why', args: { who: seatRef(1) } } }, true],
  ['another in a phrase inside', { why: { key: 'tiny.why', args: { who: seatRef(2) } } }, false],
])('a phrase that names %s', (_what, args, names) => {
  expect(namesSeat({ key: 'tiny.said', ...(args && { args }) }, 1)).toBe(names)
})

it('names several things as a list of references', () => {
  expect(nameRefs(['peach', 'plum'])).toEqual([{ name: 'peach' }, { name: 'plum' }])
})

it('finds every word that could be an id: in compounds, numbers, keys and lists', () => {
  const value = { hand: ['card-1', 'card-2>card-3'], 'card-4': [{ at: 17 }], none: null, on: true }
  expect([...wordsOf(value)].sort()).toEqual(
    ['17', 'at', 'card-1', 'card-2', 'card-3', 'card-4', 'hand', 'none', 'on'].sort(),
  )
  expect(wordsOf('≥')).toEqual(new Set())
})

it('finds the words of a text also where one of them was met as a whole before', () => {
  expect([...wordsOf(['a', 'a+b', 'a+b'])]).toEqual(['a', 'b'])
})

it('renames ids wherever they stand, and no parts of others', () => {
  const names = new Map([
    ['a', 'b'],
    ['b', 'a'],
  ])
  expect(renameWords('{"hand":["a","b+a","a-b"]}', names)).toBe('{"hand":["b","a+b","a-b"]}')
})
