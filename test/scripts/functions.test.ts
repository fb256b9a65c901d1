// The measure of functions: those with more than eighty lines are named, suites of tests are not.
import { describe, expect, it } from 'vitest'
import { LONGEST, longIn } from '../../scripts/functions.ts'

const body = (lines: number) => `{\n${'  go()\n'.repeat(lines - 2)}}`

describe('a function', () => {
  it('of eighty lines is fine, one more is named with its file', () => {
    expect(longIn('a.ts', `export function turn() ${body(LONGEST)}`)).toEqual([])
    expect(longIn('a.ts', `export function turn() ${body(LONGEST + 1)}`)).toEqual([
      'a.ts turn has 81 lines: 80 at most',
    ])
  })

  it('is found wherever it stands: given to a name, in a class, within another', () => {
    const long = body(LONGEST + 1)
    expect(longIn('a.ts', `const turn = () => ${long}`)).toHaveLength(1)
    expect(longIn('a.ts', `class Table { turn() ${long} }`)).toHaveLength(1)
    expect(longIn('a.ts', `function table() {\n  return () => ${long}\n}`)).toEqual([
      'a.ts table has 83 lines: 80 at most',
      'a.ts (without a name) has 81 lines: 80 at most',
    ])
  })

  it('is no suite of tests, but each test in it is one', () => {
    const long = body(LONGEST + 1)
    expect(longIn('a.test.ts', `describe('a turn', () => ${long})`)).toEqual([])
    expect(longIn('a.test.ts', `describe.each([1])('a turn', () => ${long})`)).toEqual([])
    expect(longIn('a.test.ts', `it('ends', () => ${long})`)).toHaveLength(1)
  })
})
