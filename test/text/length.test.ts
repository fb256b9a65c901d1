// Lengths of time, as typed in three languages and as written.
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, lengthText, MINUTE, readLength } from '../../src/text/length.ts'

describe('a typed length', () => {
  it.each([
    ['90 min', 90 * MINUTE],
    ['1d', DAY],
    ['1d12h', 36 * HOUR],
    ['1 day and 12 hours', 36 * HOUR],
    ['2 weeks', 14 * DAY],
    ['a week', 7 * DAY],
    ['1.5 h', 90 * MINUTE],
    ['3 天', 3 * DAY],
    ['３天', 3 * DAY],
    ['2天6小時', 2 * DAY + 6 * HOUR],
    ['1个星期', 7 * DAY],
    ['30 分鐘', 30 * MINUTE],
  ])('%s is understood', (typed, ms) => expect(readLength(typed)).toBe(ms))

  it.each(['', 'soon', '12', '3 moons', 'day', '2d until', '-3 d'])('%s is none', (typed) =>
    expect(readLength(typed)).toBeUndefined(),
  )
})

describe('a written length', () => {
  it.each([
    [5 * MINUTE, '5 minutes', '5 分鐘', '5 分钟'],
    [DAY, '24 hours', '24 小時', '24 小时'],
    [6 * HOUR, '6 hours', '6 小時', '6 小时'],
    [3 * DAY, '3 days', '3 天', '3 天'],
    [2 * DAY + 6 * HOUR, '2 days 6 hours', '2 天 6 小時', '2 天 6 小时'],
    [90 * MINUTE, '1 hour 30 minutes', '1 小時 30 分鐘', '1 小时 30 分钟'],
    [0, '0 minutes', '0 分鐘', '0 分钟'],
  ])('of %i ms reads well', (ms, en, tw, cn) =>
    expect([lengthText(ms, 'en'), lengthText(ms, 'zh-TW'), lengthText(ms, 'zh-CN')]).toEqual([en, tw, cn]),
  )

  it.each([MINUTE, 5 * MINUTE, 90 * MINUTE, DAY, 3 * DAY, 2 * DAY + 6 * HOUR])(
    'of %i ms reads back in English and Chinese',
    (ms) => {
      for (const language of ['en', 'zh-TW', 'zh-CN'] as const)
        expect(readLength(lengthText(ms, language))).toBe(ms)
    },
  )
})
