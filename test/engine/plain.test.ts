// A state laid out for the next stage is what another process would read.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readBack } from '../../src/engine/plain.ts'

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('reads as if it had been written as JSON, keys in the same order', () => {
  fc.assert(
    fc.property(fc.object({ withNullPrototype: false }), (value) => {
      expect(JSON.stringify(readBack(value))).toBe(JSON.stringify(throughJson(value)))
      expect(readBack(value)).toEqual(throughJson(value))
    }),
  )
})

it('keeps a key of any name', () => {
  const odd = JSON.parse('{"__proto__": {"a": [1]}, "constructor": 2}')
  expect(JSON.stringify(readBack(odd))).toBe(JSON.stringify(odd))
})

it('drops what JSON does not know', () => {
  const odd = { a: undefined, b: [undefined, Number.NaN, -0, () => 1], c: Number.POSITIVE_INFINITY }
  expect(readBack(odd)).toStrictEqual(throughJson(odd))
})

it('shares nothing with the original, nor one part of the copy with another', () => {
  const card = { id: 'peach' }
  const state = { hand: [card], table: [card] }
  const copy = readBack(state)
  copy.hand[0] = { id: 'wine' }
  const [other] = copy.table
  if (other) other.id = 'dodge'
  expect(state).toEqual({ hand: [{ id: 'peach' }], table: [{ id: 'peach' }] })
  expect(copy.hand[0]?.id).toBe('wine')
})
