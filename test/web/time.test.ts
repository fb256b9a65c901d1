// Moments as Discord words them beside another one.
import { expect, it } from 'vitest'
import { relativeTime } from '../../src/sandbox/web/scene/time.ts'

const HOUR = 3_600_000

it('counts to a moment in its largest unit, and never says tomorrow or next month', () => {
  const at = (hours: number) => relativeTime(hours * HOUR, 0, 'en')
  expect(at(0)).toBe('now')
  expect([at(24), at(-24), at(23)]).toEqual(['in 1 day', '1 day ago', 'in 23 hours'])
  expect([at(24 * 36), relativeTime(24 * 36 * HOUR, 0, 'zh-TW')]).toEqual(['in 1 month', '1 個月後'])
})
