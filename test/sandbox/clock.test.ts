// Time and ids.
import { expect, test } from 'vitest'
import { testClock } from '../../src/sandbox/world/clock.ts'
import { byAge, nextSnowflake, timeOf } from '../../src/sandbox/world/snowflake.ts'

test('a driven clock fires what falls due in order, also what a timer starts on the way', () => {
  const clock = testClock(1_000)
  const fired: string[] = []
  clock.after(20, () => fired.push(`b ${clock.now()}`))
  clock.after(10, () => {
    fired.push(`a ${clock.now()}`)
    clock.after(5, () => fired.push(`inner ${clock.now()}`))
  })
  const cancel = clock.after(15, () => fired.push('never'))
  cancel()
  clock.advance(19)
  expect(fired).toEqual(['a 1010', 'inner 1015'])
  clock.advance(1)
  expect(fired.at(-1)).toBe('b 1020')
  expect(clock.now()).toBe(1_020)
})

test('ids grow while time is stopped or goes back, and tell their moment', () => {
  const at = Date.UTC(2026, 0, 1)
  const first = nextSnowflake('0', at)
  const second = nextSnowflake(first, at)
  const third = nextSnowflake(second, at - 5_000)
  expect([third, first, second].sort(byAge)).toEqual([first, second, third])
  expect(timeOf(first)).toBe(at)
  // Ids of different lengths: text order would be wrong.
  expect(byAge('99', '100')).toBeLessThan(0)
})
