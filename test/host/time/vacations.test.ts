// Vacations of a league's season: all its tables draw on one allowance.
import { describe, expect, it } from 'vitest'
import type { Stretch } from '../../../src/host/table/clock/standstill.ts'
import { readVacations, remembered, seasonVacation } from '../../../src/host/table/clock/vacations.ts'
import { DAY } from '../../../src/text/length.ts'

const days = (from: number, until: number): Stretch => ({ from: from * DAY, until: until * DAY })
const season = (now: number) => ({ from: 10 * DAY, now: now * DAY, granted: 7 * DAY })

describe('a season’s vacation', () => {
  it('pauses clocks for a week, however long somebody is away', () => {
    const { habit, left } = seasonVacation(days(20, 40), [], season(22))
    expect(habit.counted).toEqual(days(20, 27))
    expect(left).toBe(5 * DAY)
  })

  it('counts what was before, as far as it lies in the season', () => {
    const { habit, left } = seasonVacation(days(20, 40), [days(0, 12), days(13, 16)], season(30))
    expect(habit.counted).toEqual(days(20, 22))
    expect(left).toBe(0)
    expect(seasonVacation(undefined, [days(0, 12)], season(30)).left).toBe(5 * DAY)
  })

  it('begins with the season where somebody was away already', () => {
    expect(seasonVacation(days(5, 30), [], season(11)).habit.counted).toEqual(days(10, 17))
    expect(seasonVacation(days(5, 8), [], season(11)).habit.counted).toEqual(days(10, 10))
  })
})

describe('earlier vacations', () => {
  it('are remembered as long as they lasted, one that goes on as one', () => {
    const first = remembered([], days(1, 9), 4 * DAY)
    expect(readVacations(first)).toEqual([days(1, 4)])
    const longer = remembered(readVacations(first), days(4, 30), 6 * DAY)
    expect(readVacations(longer)).toEqual([days(1, 6)])
    expect(readVacations(remembered(readVacations(longer), days(8, 9), 20 * DAY))).toEqual([
      days(1, 6),
      days(8, 9),
    ])
  })

  it('are forgotten after a long time, and none is kept that never was', () => {
    expect(remembered([days(1, 6)], days(2000, 2001), 2000 * DAY)).toEqual([])
    expect(readVacations(null)).toEqual([])
  })
})
