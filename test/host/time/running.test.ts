// Clocks that run down: quiet hours, vacation, outages of the bot.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leftAt, momentOfLeft, type Running } from '../../../src/host/table/clock/running.ts'
import {
  type Habits,
  momentOf,
  type Stopping,
  stopsBetween,
} from '../../../src/host/table/clock/standstill.ts'
import { DAY, HOUR, MINUTE } from '../../../src/text/length.ts'

const at = (text: string): number => Date.parse(`${text}:00Z`)
const stopping = (habits: Habits = {}, more: Partial<Stopping> = {}): Stopping => ({
  habits,
  vacation: 7 * DAY,
  quietCounts: true,
  outages: [],
  spare: Infinity,
  ...more,
})
const clock = (since: string, hours: number, left = hours): Running => ({
  since: at(since),
  left: left * HOUR,
  allowance: hours * HOUR,
})
const when = (moment: number): string => new Date(moment).toISOString().slice(0, 16)
const deadline = (running: Running, stops: Stopping): string => when(momentOfLeft(running, stops, 0))

describe('a clock', () => {
  it('runs from the prompt when nothing stops it', () => {
    const running = clock('2026-03-01T12:00', 24)
    expect(deadline(running, stopping())).toBe('2026-03-02T12:00')
    expect(leftAt(running, stopping(), at('2026-03-01T18:00'))).toBe(18 * HOUR)
    expect(leftAt(running, stopping(), at('2026-03-09T18:00'))).toBe(0)
    expect(when(momentOfLeft(running, stopping(), 12 * HOUR))).toBe('2026-03-02T00:00')
  })

  it('is paused in quiet hours, in the zone of the member, past midnight', () => {
    // 23:00 to 07:00 in Taipei is 15:00 to 23:00 in UTC.
    const quiet = stopping({ quiet: { from: 23 * 60, to: 7 * 60, zone: 'Asia/Taipei' } })
    const running = clock('2026-03-01T14:00', 24)
    expect(leftAt(running, quiet, at('2026-03-01T16:00'))).toBe(23 * HOUR)
    expect(leftAt(running, quiet, at('2026-03-01T23:00'))).toBe(23 * HOUR)
    expect(leftAt(running, quiet, at('2026-03-02T00:00'))).toBe(22 * HOUR)
    // 1 h, night, 16 h, night, 7 h more
    expect(deadline(running, quiet)).toBe('2026-03-03T06:00')
  })

  it('asked in quiet hours begins to run when they end', () => {
    const quiet = stopping({ quiet: { from: 0, to: 8 * 60, zone: 'UTC' } })
    expect(deadline(clock('2026-03-01T02:00', 1), quiet)).toBe('2026-03-01T09:00')
  })

  it('has one stop where quiet hours and outages touch or overlap, and two where they do not', () => {
    const quiet = { quiet: { from: 0, to: 8 * 60, zone: 'UTC' } }
    const span = { from: at('2026-03-01T00:00'), until: at('2026-03-01T20:00') }
    const stops = (...outages: readonly [string, string][]) =>
      stopsBetween(
        stopping(quiet, {
          outages: outages.map(([from, until]) => ({
            from: at(`2026-03-01T${from}`),
            until: at(`2026-03-01T${until}`),
          })),
        }),
        span,
      ).map(({ from, until, down }) => [
        when(from).slice(11),
        when(until).slice(11),
        ...(down ? [down / HOUR] : []),
      ])
    expect(stops(['08:00', '09:00'])).toEqual([['00:00', '09:00', 1]])
    expect(stops(['08:01', '09:01'])).toEqual([
      ['00:00', '08:00'],
      ['08:01', '09:01', 1],
    ])
    // An hour of sleep in which the bot was down is no longer than the night; what it was down for adds up.
    expect(stops(['03:00', '04:00'], ['07:00', '10:00'], ['12:00', '13:00'])).toEqual([
      ['00:00', '10:00', 4],
      ['12:00', '13:00', 1],
    ])
  })

  it('keeps quiet hours by the local clock when summer time begins', () => {
    // In Berlin the night of 29 March 2026 is an hour short: 22:00 to 06:00 is 21:00 to 04:00 in UTC.
    const quiet = stopping({ quiet: { from: 22 * 60, to: 6 * 60, zone: 'Europe/Berlin' } })
    const span = { from: at('2026-03-28T00:00'), until: at('2026-03-30T12:00') }
    expect(stopsBetween(quiet, span).map(({ from, until }) => [when(from), when(until)])).toEqual([
      ['2026-03-28T00:00', '2026-03-28T05:00'],
      ['2026-03-28T21:00', '2026-03-29T04:00'],
      ['2026-03-29T20:00', '2026-03-30T04:00'],
    ])
  })

  it('takes an hour that clocks show twice for the first, and one that they skip for as much later', () => {
    const local = (text: string) => Date.parse(`${text}:00Z`)
    const moment = (text: string, zone: string) => when(momentOf(local(text), zone))
    // Berlin puts its clocks back from 03:00 to 02:00, New York from 02:00 to 01:00.
    expect(moment('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30')
    expect(moment('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30')
    expect(moment('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30')
    expect(moment('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:30')
    expect(moment('2026-03-29T03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00')
  })

  it('is paused on vacation, as long as the table grants it', () => {
    const away = { from: at('2026-03-01T13:00'), until: at('2026-03-05T13:00') }
    expect(deadline(clock('2026-03-01T12:00', 24), stopping({ away }))).toBe('2026-03-06T12:00')
    const short = stopping({ away }, { vacation: 2 * DAY })
    expect(deadline(clock('2026-03-01T12:00', 24), short)).toBe('2026-03-04T12:00')
    const never = stopping(
      { away, quiet: { from: 0, to: 480, zone: 'UTC' } },
      { vacation: 0, quietCounts: false },
    )
    expect(deadline(clock('2026-03-01T12:00', 24), never)).toBe('2026-03-02T12:00')
  })

  it('is paused while the bot is down, and everyone has a quarter of their time then', () => {
    const outages = [{ from: at('2026-03-02T08:00'), until: at('2026-03-04T08:00') }]
    const down = stopping({}, { outages })
    const running = clock('2026-03-01T12:00', 24)
    // 4 h were left: now it is 6 h.
    expect(leftAt(running, down, at('2026-03-04T08:00'))).toBe(6 * HOUR)
    expect(deadline(running, down)).toBe('2026-03-04T14:00')
    // Where more than that is left, nobody gains.
    const fresh = clock('2026-03-02T06:00', 24)
    expect(deadline(fresh, down)).toBe('2026-03-05T06:00')
  })

  it('is paused on a table’s days off, in the table’s zone', () => {
    const off = { days: [0, 6], zone: 'Asia/Taipei' }
    // Friday noon in UTC; the weekend of Taipei begins four hours later and lasts until Sunday, 16:00.
    const running = clock('2026-03-06T12:00', 24)
    expect(deadline(running, stopping({}, { off }))).toBe('2026-03-09T12:00')
    expect(leftAt(running, stopping({}, { off }), at('2026-03-08T12:00'))).toBe(20 * HOUR)
    const most = { days: [0, 1, 2, 5, 6], zone: 'UTC' }
    expect(deadline(clock('2026-03-04T12:00', 120), stopping({}, { off: most }))).toBe('2026-03-19T12:00')
  })

  it('is paused by its member for no longer than it may be, and by an outage all the same', () => {
    const quiet = { quiet: { from: 18 * 60, to: 6 * 60, zone: 'UTC' } }
    const running = clock('2026-03-01T12:00', 24)
    expect(deadline(running, stopping(quiet))).toBe('2026-03-03T12:00')
    expect(deadline(running, stopping(quiet, { spare: 14 * HOUR }))).toBe('2026-03-03T02:00')
    const outages = [{ from: at('2026-03-02T07:00'), until: at('2026-03-02T08:00') }]
    expect(deadline(running, stopping(quiet, { spare: 0, outages }))).toBe('2026-03-02T14:00') // with a grace
  })

  it('is paused for 12 hours of a night that summer time makes longer', () => {
    const quiet = stopping({ quiet: { from: 22 * 60, to: 10 * 60, zone: 'Europe/Berlin' } })
    const span = { from: at('2026-10-24T12:00'), until: at('2026-10-25T12:00') }
    expect(stopsBetween(quiet, span).map(({ from, until }) => (until - from) / HOUR)).toEqual([12])
  })

  it('that had run out before the bot went down stays so', () => {
    const outages = [{ from: at('2026-03-02T13:00'), until: at('2026-03-04T08:00') }]
    expect(deadline(clock('2026-03-01T12:00', 24), stopping({}, { outages }))).toBe('2026-03-02T12:00')
  })
})

describe('everything that stops a clock', () => {
  const moments = fc.integer({ min: at('2026-01-01T00:00'), max: at('2026-12-31T00:00') })
  const stretches = fc
    .tuple(moments, fc.integer({ min: 1, max: 20 * DAY }))
    .map(([from, length]) => ({ from, until: from + length }))
  const minutes = fc.integer({ min: 0, max: 1439 })
  const zones = fc.constantFrom('UTC', 'Asia/Taipei', 'America/New_York', 'Asia/Kolkata', 'Europe/Berlin')
  const all = fc.record({
    since: moments,
    allowance: fc.integer({ min: MINUTE, max: 10 * DAY }),
    away: fc.option(stretches, { nil: undefined }),
    quiet: fc.option(
      fc
        .record({ from: minutes, length: fc.integer({ min: 0, max: 12 * 60 }), zone: zones })
        .map(({ from, length, zone }) => ({ from, to: (from + length) % 1440, zone })),
      { nil: undefined },
    ),
    outages: fc.array(stretches, { maxLength: 2 }),
    vacation: fc.integer({ min: 0, max: 10 * DAY }),
    spare: fc.integer({ min: 0, max: 20 * DAY }),
  })

  it('nothing is left at the deadline, something before it, and half at half', () => {
    fc.assert(
      fc.property(all, ({ since, allowance, away, quiet, outages, vacation, spare }) => {
        const running = { since, left: allowance, allowance }
        const stops = stopping(
          { ...(away && { away }), ...(quiet && { quiet }) },
          { outages, vacation, spare },
        )
        const end = momentOfLeft(running, stops, 0)
        expect(leftAt(running, stops, end)).toBe(0)
        expect(leftAt(running, stops, end - 1)).toBeGreaterThan(0)
        expect(end).toBeGreaterThanOrEqual(since + allowance)
        if (outages.length === 0) expect(end).toBeLessThanOrEqual(since + allowance + spare)
        const half = momentOfLeft(running, stops, allowance / 2)
        expect(half).toBeLessThan(end)
        expect(leftAt(running, stops, half)).toBeLessThanOrEqual(Math.max(allowance / 2, 0))
      }),
      { numRuns: 300 },
    )
  })
})

describe('time zones', () => {
  it('turn local time into moments', () => {
    expect(when(momentOf(at('2026-07-01T09:00'), 'America/New_York'))).toBe('2026-07-01T13:00')
    expect(when(momentOf(at('2026-01-01T09:00'), 'Asia/Kolkata'))).toBe('2026-01-01T03:30')
  })
})
