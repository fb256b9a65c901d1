// The clocks of a table: each seat's bank, and the decisions that run. Pure functions on plain data.
import type { Seat } from '../../../engine/phrase.ts'
import { HOUR, MINUTE } from '../../../text/length.ts'
import type { Pace } from './pace.ts'
import { leftAt, momentOfLeft, type Running } from './running.ts'
import {
  type Habits,
  lengthBetween,
  offBetween,
  type Quiet,
  type Stopping,
  type Stretch,
  vacationBetween,
} from './standstill.ts'

/** A decision a seat is asked for. */
export interface Asked {
  readonly seat: Seat
  /** Number of the entry that opened it. */
  readonly opened: number
  /** A reaction has an allowance of its own; its silence is a pass. */
  readonly reaction: boolean
}

/** A decision that runs. Times are in milliseconds since 1970. */
export interface Turn extends Running {
  readonly opened: number
  readonly reaction: boolean
  /** Vacation and quiet hours pause it no longer when it would be over later than this otherwise. */
  readonly latest: number
  /** The quiet hours its member had when it began; `null`: none. */
  readonly quiet: Quiet | null
  /** When its member was last notified of it. */
  readonly pinged: number
  /** What was to be left at the last reminder that it is past. */
  readonly reminded?: number
  /** What others have given to it. */
  readonly given?: number
  /** When time will be out, as it stood when this was written. */
  readonly until: number
  /** When its member is back, where they are away. */
  readonly back?: number
  /** Everyone it was asked of was around then: its member is reminded soon. Gone once they were. */
  readonly around?: true
}

/** One seat's clock. */
export interface SeatClock {
  /** What is kept over from decision to decision. */
  readonly bank: number
  /** Vacation used at this table. */
  readonly vacation: number
  /** Decisions in a row that time took. */
  readonly misses: number
  /** When its member last answered, where everyone could see it. */
  readonly answered?: number
  /** Decisions of its own that had begun when its member took the answer before them back: what they add was given then. */
  readonly ahead?: number
  readonly turn?: Turn
  /** The decision that ran last, as it was left: it runs on where its seat is asked it again. */
  readonly held?: Turn
}

/** A table's clocks, by seat. While it is paused nothing runs: `since` is when it was paused. */
export interface Clocks {
  readonly seats: readonly SeatClock[]
  readonly stopped?: true
}

/** Who sits where, as far as time is concerned. */
export interface Hours {
  readonly now: number
  readonly pace: Pace
  readonly outages: readonly Stretch[]
  /** One of them lasts: nobody can play now. */
  readonly isOut?: boolean
  /** The habits of a seat's member. */
  readonly habits: (seat: Seat) => Habits
  /** What is left of a seat's vacation where several tables draw on one allowance. */
  readonly vacationLeft?: (seat: Seat) => number
}

/** Clocks and what says how they run. */
export interface Timed {
  readonly clocks: Clocks
  readonly hours: Hours
}

/** Clocks before the first question. */
export const newClocks = (seats: number, pace: Pace): Clocks => ({
  seats: Array.from({ length: seats }, () => newSeat(pace)),
})

/** The clock of somebody who has just sat down. */
const newSeat = ({ bank }: Pace): SeatClock => ({ bank, vacation: 0, misses: 0 })

/** What stops a seat's clock. */
function stoppingOf(hours: Hours, seat: Seat, { vacation, turn }: SeatClock): Stopping {
  const { quiet: _later, ...habits } = hours.habits(seat)
  return {
    habits: { ...habits, ...(turn?.quiet && { quiet: turn.quiet }) },
    vacation: Math.max(0, hours.pace.away - vacation),
    quietCounts: hours.pace.away > 0,
    outages: hours.outages,
    off: hours.pace.off,
    spare: turn ? Math.max(0, turn.latest - turn.since - turn.left) : 0,
  }
}

/** What is left of a seat's decision now. */
export function leftOf(clocks: Clocks, hours: Hours, seat: Seat): number | undefined {
  const clock = clocks.seats[seat]
  if (!clock?.turn) return undefined
  return clocks.stopped ? clock.turn.left : leftAt(clock.turn, stoppingOf(hours, seat, clock), hours.now)
}

/**
 * The same clocks as of now: what ran is taken off, and from now on the present habits count. Nothing ran where they
 * are paused.
 */
export function settled(clocks: Clocks, hours: Hours): Clocks {
  if (clocks.stopped) return { seats: fromNow(clocks, hours), stopped: true }
  const seats = clocks.seats.map((clock, seat): SeatClock => {
    const { turn } = clock
    if (!turn) return clock
    const stopping = stoppingOf(hours, seat, clock)
    const span = { from: turn.since, until: hours.now }
    const left = leftAt(turn, stopping, hours.now)
    const others = [...hours.outages, ...offBetween(hours.pace.off, span)]
    const latest = turn.latest + lengthBetween(others, span)
    return {
      ...clock,
      vacation: clock.vacation + vacationBetween(stopping, span),
      turn: { ...turn, left, latest, since: hours.now },
    }
  })
  return { seats }
}

/** Clocks of which the time since they were written does not count. */
const fromNow = ({ seats }: Clocks, { now }: Hours): SeatClock[] =>
  seats.map((clock) => (clock.turn ? { ...clock, turn: { ...clock.turn, since: now } } : clock))

/** Clocks that are paused from now on. */
export const stopped = (clocks: Clocks, hours: Hours): Clocks => ({
  seats: settled(clocks, hours).seats,
  stopped: true,
})

/** Clocks that run from now on. A seat notified longer ago than a while is notified again with it. */
export function goingOn(clocks: Clocks, hours: Hours): Clocks {
  const going = fromNow(clocks, hours).map((clock) => {
    if (!clock.turn) return clock
    const pinged = hours.now - clock.turn.pinged < RESPITE ? clock.turn.pinged : hours.now
    return { ...clock, turn: { ...clock.turn, pinged } }
  })
  return planned({ seats: going }, hours)
}

/** How it comes that decisions are asked. */
interface Circumstances {
  readonly fresh?: readonly Seat[]
  readonly undone?: boolean
  /** Whose answer was taken back. */
  readonly undoer?: Seat
}

/**
 * The clocks once these decisions are asked: the same decisions run on, also those that were not asked for a while,
 * those that are answered give back what is left, new ones begin. `fresh` seats have somebody new, who begins with a full
 * bank; where an answer was `undone`, a seat that is asked again has what was left and no increment.
 */
export function asking(
  clocks: Clocks,
  hours: Hours,
  asked: readonly Asked[],
  { fresh = [], undone = false, undoer }: Circumstances = {},
): Clocks {
  const around = areAround(clocks, hours, asked, fresh)
  const seats = settled(clocks, hours).seats.map((old, seat): SeatClock => {
    const clock = fresh.includes(seat) ? newSeat(hours.pace) : old
    const ask = asked.find((each) => each.seat === seat)
    const { turn, ahead: _ahead, ...rest } = clock
    if (turn && ask?.opened === turn.opened) return clock
    const bank = turn && !turn.reaction ? turn.left : rest.bank
    // What an undo breaks off is never asked again: what was held before it may be.
    const held = undone ? rest.held : (turn ?? rest.held)
    const again = ask && againTurn(held, ask, hours, undone)
    const isNew = ask !== undefined && !ask.reaction && !again && !undone
    const ahead = aheadAt(clock, ask, hours, undone)
    const isPaid = isNew && ahead > 0
    const begun = ask && {
      ...newTurn(ask, bank, hours, undone || isPaid),
      ...((undone || isPaid) && begunBefore([...(seat === undoer ? [held] : []), turn, held], ask)),
      ...(around && { around }),
    }
    const next = again ?? begun
    const left = isPaid ? ahead - 1 : ahead
    return {
      ...rest,
      bank,
      ...(left > 0 && { ahead: left }),
      ...(held && { held }),
      ...(next && { turn: next }),
    }
  })
  return planned({ seats }, hours)
}

const isOwn = (turn: Turn | undefined): boolean => turn !== undefined && !turn.reaction

/**
 * Decisions of a seat that have had what they add, as the next is asked: one more where an undo breaks one off, none once
 * time has decided. Where nothing can be saved up they are those alone that a new answer leads to at once.
 */
function aheadAt({ ahead = 0, turn }: SeatClock, ask: Asked | undefined, { pace }: Hours, undone: boolean) {
  if (undone && ask && isOwn(turn)) return ahead + 1
  const isOut = isOwn(turn) && turn?.left === 0
  return isOut || (!ask && pace.cap <= pace.increment) ? 0 : ahead
}

/** A member who answered within this time is around. */
const LATELY = 10 * MINUTE

/** Whether everyone who is asked has answered something lately. It follows from answers that everyone saw. */
const areAround = (
  { seats }: Clocks,
  { now }: Hours,
  asked: readonly Asked[],
  fresh: readonly Seat[],
): boolean =>
  asked.every(
    ({ seat }) =>
      !fresh.includes(seat) && now - (seats[seat]?.answered ?? Number.NEGATIVE_INFINITY) <= LATELY,
  )

/** A seat that takes an answer back has at least so much for another. */
const AGAIN = MINUTE

/** A decision that an undo has a part in began with the first time; setting quiet hours between two undos stretches nothing. */
function begunBefore(earlier: readonly (Turn | undefined)[], { reaction }: Asked) {
  const first = earlier.find((each) => each?.reaction === reaction)
  return first && { latest: first.latest, quiet: first.quiet ?? null }
}

function newTurn({ seat, opened, reaction }: Asked, bank: number, hours: Hours, isPaid: boolean): Turn {
  const { now, pace } = hours
  const { quiet } = hours.habits(seat)
  const own = isPaid ? Math.max(bank, AGAIN) : Math.min(pace.cap, bank + pace.increment)
  const allowance = reaction ? pace.reactions : own
  const running = { since: now, left: allowance, allowance }
  const begins = { latest: now + pace.longest, quiet: quiet ?? null }
  return { ...running, ...begins, opened, reaction, pinged: now, until: now + allowance }
}

/**
 * A decision that its seat is asked again, with the time that it had left: an auto-answer of its member's held it for
 * a while, or their reaction was undone, which asks the same under another number. `undefined` where this is another one.
 */
function againTurn(
  held: Turn | undefined,
  { opened, reaction }: Asked,
  { now }: Hours,
  undone: boolean,
): Turn | undefined {
  if (!held) return undefined
  const again = { ...held, opened, since: now, pinged: now }
  // A member who takes their seat back from the stand-in that a timeout brought has new time.
  if (held.opened === opened) return held.left > 0 ? again : undefined
  return undone && reaction && held.reaction ? { ...again, left: Math.max(held.left, AGAIN) } : undefined
}

/** Writes down when each decision's time will be out, and who is back when. */
export function planned(clocks: Clocks, hours: Hours): Clocks {
  const seats = clocks.seats.map((clock, seat): SeatClock => {
    if (!clock.turn) return clock
    const { back: _back, ...turn } = clock.turn
    const stopping = stoppingOf(hours, seat, clock)
    const until = Math.round(momentOfLeft(turn, stopping, 0))
    const { away } = stopping.habits
    const isAway = away && away.from <= hours.now && hours.now < away.until
    return { ...clock, turn: { ...turn, until, ...(isAway && { back: away.until }) } }
  })
  return { ...clocks, seats }
}

/** What is left when the first and the second reminder come, as a part of the allowance. */
const HALF = 1 / 2
const LATE = 1 / 10

/** Nobody is notified twice of one decision within this time. */
export const RESPITE = HOUR

/** Where everyone is around they are reminded after this, or at half their time where that is sooner. */
const SOON = 5 * MINUTE

/** What is left of a decision when those who are around are reminded. */
const leftSoon = ({ allowance }: Turn): number => allowance - Math.min(SOON, allowance * HALF)

/** What is left when a decision's reminders come: at half and at nine tenths, or once as its member wishes. */
const remindersOf = ({ allowance }: Turn, { remind }: Habits): readonly number[] =>
  remind === undefined
    ? [allowance * HALF, allowance * LATE]
    : remind === 0
      ? []
      : [Math.min(remind, allowance * HALF)]

/** What is left at the next reminder; 0 after the last. */
const nextReminder = (turn: Turn, habits: Habits): number =>
  remindersOf(turn, habits).find((left) => left < (turn.reminded ?? Infinity)) ?? 0

/** The seats whose time is out. */
export const outOfTime = (clocks: Clocks, hours: Hours): Seat[] =>
  clocks.seats.flatMap((_, seat) => (leftOf(clocks, hours, seat) === 0 ? [seat] : []))

/** Reminders that are due: the clocks after them, and the seats to notify. One that comes too soon after another is dropped. */
export function reminding(clocks: Clocks, hours: Hours): { readonly clocks: Clocks; readonly seats: Seat[] } {
  const notified: Seat[] = []
  const seats = clocks.seats.map((clock, seat): SeatClock => {
    const { turn } = clock
    const left = leftOf(clocks, hours, seat)
    if (!turn || left === undefined || left === 0) return clock
    const habits = hours.habits(seat)
    const past = remindersOf(turn, habits).findLast(
      (each) => left <= each && each < (turn.reminded ?? Infinity),
    )
    const isDue = turn.around !== undefined && left <= leftSoon(turn)
    if (past === undefined && !isDue) return clock
    const soon = habits.remind === 0 || (hours.now - turn.pinged < RESPITE && !isDue)
    if (!soon) notified.push(seat)
    const { around: _around, ...rest } = turn
    return {
      ...clock,
      turn: {
        ...(isDue ? rest : turn),
        ...(past !== undefined && { reminded: past }),
        ...(!soon && { pinged: hours.now }),
      },
    }
  })
  return { clocks: { ...clocks, seats }, seats: notified }
}

/** Clocks whose members are notified only now of what they have been asked since a moment. */
export const told = (clocks: Clocks, now: number, since: number): Clocks => ({
  ...clocks,
  seats: clocks.seats.map((clock) =>
    clock.turn && clock.turn.pinged >= since ? { ...clock, turn: { ...clock.turn, pinged: now } } : clock,
  ),
})

/** The same clocks, with more time for a seat's decision, given by somebody. */
export function withMore(clocks: Clocks, hours: Hours, seat: Seat, ms: number): Clocks {
  const { seats } = settled(clocks, hours)
  const more = seats.map((clock, each): SeatClock => {
    if (each !== seat || !clock.turn) return clock
    const { reminded: _earlier, ...turn } = clock.turn
    const { left, allowance, latest, given = 0 } = turn
    const longer = { left: left + ms, allowance: allowance + ms, latest: latest + ms, given: given + ms }
    return { ...clock, turn: { ...turn, ...longer } }
  })
  return planned({ seats: more }, hours)
}

/** The next moment at which a reminder or a deadline is due, or somebody goes or is back; `undefined` when nothing runs. */
export function nextMoment(clocks: Clocks, hours: Hours): number | undefined {
  if (clocks.stopped) return undefined
  const moments = clocks.seats.flatMap((clock, seat) => {
    const { turn } = clock
    if (!turn) return []
    const { away } = hours.habits(seat)
    const next = nextReminder(turn, hours.habits(seat))
    const rest = turn.around ? Math.max(next, leftSoon(turn)) : next
    const due = Math.ceil(momentOfLeft(turn, stoppingOf(hours, seat, clock), rest))
    const begins = away && away.from > hours.now ? [away.from] : []
    return turn.back === undefined ? [due, ...begins] : [due, turn.back]
  })
  return moments.length > 0 ? Math.min(...moments) : undefined
}

/** A seat's clock after it missed a decision, or answered one in time. */
export const counted = ({ seats, ...rest }: Clocks, seat: Seat, missed: boolean): Clocks => ({
  ...rest,
  seats: seats.map((clock, each) =>
    each === seat ? { ...clock, misses: missed ? clock.misses + 1 : 0 } : clock,
  ),
})

/** A seat's clock after its member answered where everyone could see it. */
export const withAnswer = (clocks: Clocks, seat: Seat, now: number): Clocks => ({
  ...clocks,
  seats: clocks.seats.map((clock, each) => (each === seat ? { ...clock, answered: now } : clock)),
})

/** Whether everyone whom a table waits for was around when they were asked, and has not been reminded since. */
export function isEveryoneAround({ seats, stopped: isStopped }: Clocks): boolean {
  const turns = seats.flatMap(({ turn }) => turn ?? [])
  return !isStopped && turns.length > 0 && turns.every(({ around }) => around)
}
