// Moments as people type them in three languages, in their own zone.
import { describe, expect, it } from 'vitest'
import { readMoment, readTimeOfDay, timeOfDay } from '../../src/discord/input/moment.ts'

// A Saturday, 14:30 in UTC and 22:30 in Taipei.
const NOW = Date.parse('2026-11-21T14:30:00Z')
const read = (typed: string, zone = 'UTC') => {
  const moment = readMoment(typed, NOW, zone)
  return moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 16)
}

describe('a moment', () => {
  it.each([
    ['3 days', '2026-11-24T14:30'],
    ['2 週', '2026-12-05T14:30'],
    ['tomorrow', '2026-11-22T00:00'],
    ['明天', '2026-11-22T00:00'],
    ['後天', '2026-11-23T00:00'],
    ['tomorrow 9:30', '2026-11-22T09:30'],
    ['tomorrow at 6 pm', '2026-11-22T18:00'],
    ['monday', '2026-11-23T00:00'],
    ['Sat', '2026-11-28T00:00'],
    ['next friday 18:00', '2026-11-27T18:00'],
    ['週三', '2026-11-25T00:00'],
    ['星期天', '2026-11-22T00:00'],
    ['下週五', '2026-11-27T00:00'],
    ['下星期日', '2026-11-29T00:00'],
    ['18:00', '2026-11-21T18:00'],
    ['9:00', '2026-11-22T09:00'],
    ['2026-12-03', '2026-12-03T00:00'],
    ['2026/12/3', '2026-12-03T00:00'],
    ['dec 3', '2026-12-03T00:00'],
    ['3 December', '2026-12-03T00:00'],
    ['December 3rd, 2026 12:00', '2026-12-03T12:00'],
    ['12月3日', '2026-12-03T00:00'],
    ['2026年12月3日 8點', '2026-12-03T08:00'],
    ['jan 5', '2027-01-05T00:00'],
    ['11月20日', '2027-11-20T00:00'],
  ])('%s is understood', (typed, at) => expect(read(typed)).toBe(at))

  it.each([
    '',
    'soon',
    'yesterday',
    '2026-11-20',
    'feb 30',
    '3/12',
    'smonday',
    '25:00',
    'tomorrow 26:00',
    '0 days',
  ])('%s is none to come back at', (typed) => expect(read(typed)).toBeUndefined())

  it('is of the zone of the member who types it', () => {
    expect(read('tomorrow', 'Asia/Taipei')).toBe('2026-11-21T16:00')
    expect(read('23:00', 'Asia/Taipei')).toBe('2026-11-21T15:00')
    expect(read('dec 3 9:00', 'America/New_York')).toBe('2026-12-03T14:00')
  })
})

describe('a time of day', () => {
  it.each([
    ['23:00', '23:00'],
    ['7', '07:00'],
    ['11 pm', '23:00'],
    ['12 am', '00:00'],
    ['12pm', '12:00'],
    ['24:00', '00:00'],
    ['22點', '22:00'],
    ['7點30分', '07:30'],
  ])('%s is understood', (typed, shown) => expect(timeOfDay(readTimeOfDay(typed) ?? -1)).toBe(shown))

  it.each(['', 'late', '25', '7:99', '13 pm'])('%s is none', (typed) =>
    expect(readTimeOfDay(typed)).toBeUndefined(),
  )
})
