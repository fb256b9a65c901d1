// Reminders of a decision: when they are due, whom they are for, and which of them would be one too many.
import { describe, expect, it } from 'vitest'
import {
  asking,
  type Clocks,
  type Hours,
  newClocks,
  nextMoment,
  outOfTime,
  RESPITE,
  reminding,
} from '../../../src/host/table/clock/clocks.ts'
import { paceOf, readPace } from '../../../src/host/table/clock/pace.ts'
import { HOUR, MINUTE } from '../../../src/text/length.ts'

const BEGIN = Date.parse('2026-03-01T12:00:00Z')
const pace = readPace(paceOf({ speed: 'daily' }))

/** So long after the question. */
const after = (ms: number): Hours => ({ now: BEGIN + ms, pace, outages: [], habits: () => ({}) })

/** Mei is asked for a day's decision, and Arjun is not. */
const asked = (clocks: Clocks = newClocks(2, pace)): Clocks =>
  asking(clocks, after(0), [{ seat: 0, opened: 7, reaction: false }])

/** Mei answered something a minute before she is asked. */
const lately: Clocks = {
  seats: newClocks(2, pace).seats.map((clock) => ({ ...clock, answered: BEGIN - MINUTE })),
}

describe('reminders', () => {
  it('come at half the time and at nine tenths of it, once each', () => {
    let clocks = asked()
    const told = [0, 11.9, 12, 12.5, 21.5, 21.6, 23].map((hours) => {
      const at = after(hours * HOUR)
      const reminded = reminding(clocks, at)
      clocks = reminded.clocks
      return reminded.seats
    })
    expect(told).toEqual([[], [], [0], [], [], [0], []])
  })

  it('fall due when they come, and then the deadline does', () => {
    let clocks = asked()
    const moments = [12, 21.6].map((hours) => {
      const next = nextMoment(clocks, after(0))
      clocks = reminding(clocks, after(hours * HOUR)).clocks
      return ((next ?? 0) - BEGIN) / HOUR
    })
    expect([...moments, ((nextMoment(clocks, after(0)) ?? 0) - BEGIN) / HOUR]).toEqual([12, 21.6, 24])
  })

  it('are over when time is out: then the deadline is what happens', () => {
    const clocks = asked()
    expect(outOfTime(clocks, after(24 * HOUR - 1))).toEqual([])
    expect(outOfTime(clocks, after(24 * HOUR))).toEqual([0])
    expect(reminding(clocks, after(24 * HOUR))).toEqual({ clocks, seats: [] })
  })

  it('that come within an hour of the last notice are passed over, and not made up for', () => {
    const almost = BEGIN + 12 * HOUR - RESPITE + 1
    const pinged: Clocks = {
      seats: asked().seats.map((clock) =>
        clock.turn ? { ...clock, turn: { ...clock.turn, pinged: almost } } : clock,
      ),
    }
    const first = reminding(pinged, after(12 * HOUR))
    expect(first.seats).toEqual([])
    expect(reminding(first.clocks, after(14 * HOUR)).seats).toEqual([])
    expect(reminding(first.clocks, after(22 * HOUR)).seats).toEqual([0])
    expect(reminding(pinged, after(12 * HOUR + 1)).seats).toEqual([0])
  })

  it('come after five minutes where everybody asked answered lately, once, and then as usual', () => {
    let clocks = asked(lately)
    expect(nextMoment(clocks, after(0))).toBe(BEGIN + 5 * MINUTE)
    expect(reminding(clocks, after(5 * MINUTE - 1)).seats).toEqual([])
    const soon = reminding(clocks, after(5 * MINUTE))
    expect(soon.seats).toEqual([0])
    clocks = soon.clocks
    expect(reminding(clocks, after(6 * MINUTE)).seats).toEqual([])
    expect(nextMoment(clocks, after(6 * MINUTE))).toBe(BEGIN + 12 * HOUR)
    expect(reminding(clocks, after(12 * HOUR)).seats).toEqual([0])
  })

  it('come once, as many hours before the end as their member wishes, at half at the earliest', () => {
    const wishing = (remind: number) => (ms: number) => ({ ...after(ms), habits: () => ({ remind }) })
    const [three, day, never] = [wishing(3 * HOUR), wishing(24 * HOUR), wishing(0)]
    expect(nextMoment(asked(), three(0))).toBe(BEGIN + 21 * HOUR)
    expect(reminding(asked(), three(20 * HOUR)).seats).toEqual([])
    const first = reminding(asked(), three(21 * HOUR))
    expect(first.seats).toEqual([0])
    expect(nextMoment(first.clocks, three(21 * HOUR))).toBe(BEGIN + 24 * HOUR)
    expect(nextMoment(asked(), day(0))).toBe(BEGIN + 12 * HOUR)
    expect(nextMoment(asked(), never(0))).toBe(BEGIN + 24 * HOUR)
    expect(reminding(asked(), never(23 * HOUR)).seats).toEqual([])
    expect(reminding(asked(lately), never(5 * MINUTE)).seats).toEqual([])
    // A member who changes their mind after a first one hears of it once more.
    const half = reminding(asked(), after(12 * HOUR)).clocks
    expect(nextMoment(half, three(13 * HOUR))).toBe(BEGIN + 21 * HOUR)
  })

  it('are for nobody while nothing runs', () => {
    const clocks = { ...asked(), stopped: true } as const
    expect(nextMoment(clocks, after(0))).toBeUndefined()
    expect(outOfTime(clocks, after(30 * HOUR))).toEqual([])
    expect(nextMoment(newClocks(2, pace), after(0))).toBeUndefined()
  })
})
