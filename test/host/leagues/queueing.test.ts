// When members of a queue are awake, in whole hours of the day in UTC.
import { describe, expect, it } from 'vitest'
import { wakingHours } from '../../../src/host/leagues/waking-hours.ts'
import { sharedHours } from '../../../src/league/queue.ts'

const winter = new Date('2026-01-10T12:00:00Z')
const summer = new Date('2026-07-10T12:00:00Z')
/** Quiet from an hour of the day to another, as 22.5 for half past ten in the evening. */
const quiet = (from: number, to: number, zone: string) => ({ from: from * 60, to: to * 60, zone })

describe('waking hours', () => {
  it('are all day where nothing is quiet', () => {
    expect(wakingHours(undefined, winter)).toEqual({ from: 0, to: 0 })
  })

  it('follow daylight saving', () => {
    const night = quiet(22, 7, 'America/New_York')
    expect(wakingHours(night, winter)).toEqual({ from: 12, to: 3 })
    expect(wakingHours(night, summer)).toEqual({ from: 11, to: 2 })
  })

  it('are the whole hours within them', () => {
    expect(wakingHours(quiet(22, 7, 'Asia/Kolkata'), winter)).toEqual({ from: 2, to: 16 })
  })

  it.each([
    ['an hour that is none of the clock in UTC', quiet(0, 23, 'Asia/Kolkata')],
    ['less than an hour', quiet(23, 22.2, 'UTC')],
    ['less than an hour over a full one', quiet(9.8, 9.2, 'UTC')],
  ])('are never all day for somebody who is awake for %s', (_, hours) => {
    expect(sharedHours([{ waking: wakingHours(hours, winter) }])).toBeLessThan(8)
  })
})
