// What a decision adds to a seat's clock: once for each decision, however often an answer is taken back and given again.
import { describe, expect, it } from 'vitest'
import { asking, type Clocks, type Hours, newClocks } from '../../../src/host/table/clock/clocks.ts'
import { type PaceWish, paceOf, readPace } from '../../../src/host/table/clock/pace.ts'
import type { Quiet } from '../../../src/host/table/clock/standstill.ts'
import { HOUR, MINUTE } from '../../../src/text/length.ts'

const BEGIN = Date.parse('2026-03-01T12:00:00Z')
const SAVING: PaceWish = { speed: 'custom', bank: 24 * HOUR, increment: 12 * HOUR, cap: 480 * HOUR }

/** Two seats at a pace; Mei's clock is looked at. */
function tableAt(wish: PaceWish) {
  const pace = readPace(paceOf(wish))
  let now = BEGIN
  let opened = 0
  let quiet: Quiet | undefined
  let clocks: Clocks = newClocks(2, pace)
  const hours = (): Hours => ({ now, pace, outages: [], habits: () => ({ ...(quiet && { quiet }) }) })
  const ask = (seat: number, undone = false, reaction = false) => {
    clocks = asking(clocks, hours(), [{ seat, opened: ++opened, reaction }], {
      undone,
      ...(undone && { undoer: seat }),
    })
  }
  return {
    /** Mei is asked the next, so long after what was before. */
    asked: (after: number) => {
      now += after
      ask(0)
    },
    /** Arjun is asked meanwhile. */
    arjunAsked: (after: number) => {
      now += after
      ask(1)
    },
    /** Mei takes her last answer back. */
    takenBack: (after: number) => {
      now += after
      ask(0, true)
    },
    /** It was an answer to somebody else's move. */
    reactionTakenBack: (after: number) => {
      now += after
      ask(0, true, true)
    },
    /** Mei has half a day of quiet hours that begin now. */
    quietFromNow: () => {
      const from = new Date(now).getUTCHours() * 60
      quiet = { from, to: (from + 720) % 1440, zone: 'UTC' }
    },
    left: () => (clocks.seats[0]?.turn?.left ?? 0) / HOUR,
  }
}

describe('an answer that is taken back and given again', () => {
  it('brings no quiet hours that were set since', () => {
    const { asked, takenBack, quietFromNow, left } = tableAt({ speed: 'daily' })
    asked(0)
    for (let time = 1; time <= 6; time++) {
      quietFromNow()
      asked(0)
      takenBack(4 * HOUR)
      // The first time they are those of the decision that is broken off.
      expect(left()).toBe(28 - 4 * time)
    }
  })

  it('adds nothing where the next decision had begun', () => {
    const { asked, takenBack, left } = tableAt(SAVING)
    asked(0)
    expect(left()).toBe(36)
    asked(2 * HOUR)
    expect(left()).toBe(46)
    for (let time = 1; time <= 3; time++) {
      takenBack(HOUR)
      asked(0)
      expect(left()).toBe(46 - time)
    }
    asked(0)
    expect(left()).toBe(43 + 12)
  })

  it('adds nothing either when two are taken back, one after the other', () => {
    const { asked, takenBack, left } = tableAt(SAVING)
    for (let count = 0; count < 3; count++) asked(0)
    expect(left()).toBe(60)
    takenBack(0)
    takenBack(0)
    asked(0)
    asked(0)
    expect(left()).toBe(60)
    asked(0)
    expect(left()).toBe(72)
  })

  it('adds nothing when another answer is given, after which somebody else is asked first', () => {
    const { asked, arjunAsked, takenBack, left } = tableAt(SAVING)
    asked(0)
    asked(0)
    takenBack(0)
    arjunAsked(0)
    asked(5 * HOUR)
    expect(left()).toBe(48)
    asked(0)
    expect(left()).toBe(60)
  })

  it('does not begin a day anew where nothing can be saved up; the next decisions have their day', () => {
    const { asked, arjunAsked, takenBack, left } = tableAt({ speed: 'daily' })
    asked(0)
    asked(HOUR)
    expect(left()).toBe(24)
    for (let time = 1; time <= 3; time++) {
      takenBack(5 * HOUR)
      expect(left()).toBe(24 - 5 * time)
      asked(0)
      expect(left()).toBe(24 - 5 * time)
    }
    takenBack(0)
    arjunAsked(0)
    asked(0)
    expect(left()).toBe(24)
  })

  it('does not begin it anew either where a reaction is taken back', () => {
    const { asked, reactionTakenBack, left } = tableAt({ speed: 'daily' })
    asked(0)
    reactionTakenBack(20 * HOUR)
    asked(HOUR)
    expect(left()).toBe(4)
    asked(0)
    expect(left()).toBe(24)
  })

  it('leaves a minute at least, and a full decision to a member whose time was up', () => {
    const { asked, takenBack, left } = tableAt({ speed: 'daily' })
    asked(0)
    asked(0)
    takenBack(24 * HOUR - MINUTE / 2)
    expect(left()).toBe(MINUTE / HOUR)
    asked(MINUTE / 2)
    expect(left()).toBe(MINUTE / HOUR)
    takenBack(0)
    asked(MINUTE)
    expect(left()).toBe(24)
  })
})
