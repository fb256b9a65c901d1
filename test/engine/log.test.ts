// The log's text and what stands in it: digests are made of the one, undo goes by the other.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, type LogEntry, moveOf, standing, takenBack } from '../../src/engine/log.ts'

describe('canonical JSON', () => {
  it('has its keys in order of code units, few or many', () => {
    expect(canonical({ b: 1, a: [true, null, 'x'], B: { d: 2, c: 3 } })).toBe(
      '{"B":{"c":3,"d":2},"a":[true,null,"x"],"b":1}',
    )
    for (const count of [2, 11, 12, 13, 30]) {
      const keys = Array.from({ length: count }, (_, n) => `k${(n * 7) % count}-${n}`)
      const text = canonical(Object.fromEntries(keys.map((key) => [key, 0])))
      expect(text).toBe(JSON.stringify(Object.fromEntries(keys.sort().map((key) => [key, 0]))))
    }
  })

  it('leaves out what JSON leaves out', () => {
    expect(canonical({ a: undefined, b: 1, c: undefined, d: 2 })).toBe('{"b":1,"d":2}')
    expect(canonical(undefined)).toBe('null')
    expect(canonical([])).toBe('[]')
    expect(canonical({})).toBe('{}')
  })

  it('reads back as the same value, with any order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse())
        expect(canonical(turned)).toBe(canonical(value))
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})

describe('what stands', () => {
  const placed = (number: number) => ({ number, rules: 1, digest: `d${number}` })
  const answer = (number: number): LogEntry => ({
    kind: 'answer',
    by: 'member',
    seat: 0,
    opened: number - 1,
    choice: ['peach'],
    ...placed(number),
  })
  const undo = (number: number, taken: number): LogEntry => ({
    kind: 'undo',
    by: 'member',
    seat: 0,
    taken,
    ...placed(number),
  })
  const numbers = (log: readonly LogEntry[]) => standing(log).map(({ number }) => number)

  it('is all from before what was taken back, and the undo itself', () => {
    expect(numbers([answer(1), answer(2), answer(3), undo(4, 2), answer(5)])).toEqual([1, 4, 5])
    expect(numbers([answer(1), undo(2, 1), answer(3), undo(4, 1)])).toEqual([4])
  })

  it('is of a log that was cut what the cut left', () => {
    expect(numbers([undo(4, 2), answer(5)])).toEqual([4, 5])
    expect(numbers([answer(3), undo(4, 1)])).toEqual([4])
  })

  it('names for each entry that was taken back the first undo that did it', () => {
    const log = [answer(1), answer(2), undo(3, 2), undo(4, 1), answer(5)]
    expect([...takenBack(log)].sort()).toEqual([
      [1, 4],
      [2, 3],
      [3, 4],
    ])
  })

  it('is a move without its place', () => {
    const place = { tail: 't', within: { opened: 0, first: 1 } }
    expect(moveOf({ ...answer(1), ...place })).toEqual({
      kind: 'answer',
      by: 'member',
      seat: 0,
      opened: 0,
      choice: ['peach'],
    })
  })
})
