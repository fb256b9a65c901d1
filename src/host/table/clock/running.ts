// A clock that runs down, in pure functions: how much is left at a moment, and when so much will be left.
import { DAY } from '../../../text/length.ts'
import { type Stopping, stopsBetween } from './standstill.ts'

/** A clock as it was at a moment. Times are in milliseconds. */
export interface Running {
  /** The moment at which `left` was left. */
  readonly since: number
  readonly left: number
  /** What it had in all. */
  readonly allowance: number
}

/** After the bot was down a clock that runs has at least so much of its allowance, or so many times what the bot was down. */
const GRACE = 1 / 4
const TIMES_DOWN = 10

/** What is left at a moment; 0 when it has run out. */
export function leftAt(running: Running, stopping: Stopping, now: number): number {
  let { since: at, left } = running
  for (const stop of stopsBetween(stopping, { from: at, until: now })) {
    left -= stop.from - at
    if (left <= 0) return 0
    at = stop.until
    if (stop.down) left = graced(running, left, stop.down)
  }
  return Math.max(0, left - Math.max(0, now - at))
}

/** The first moment at which no more than `rest` is left. */
export function momentOfLeft(running: Running, stopping: Stopping, rest: number): number {
  let { since: at, left } = running
  for (const stop of stopsBetween(stopping, { from: at, until: horizon(running, stopping) })) {
    if (left - (stop.from - at) <= rest) break
    left -= stop.from - at
    at = stop.until
    if (stop.down) left = graced(running, left, stop.down)
  }
  return at + Math.max(0, left - rest)
}

const graced = ({ allowance }: Running, left: number, down: number): number =>
  Math.max(left, Math.min(allowance * GRACE, down * TIMES_DOWN))

/** No clock runs longer than this: half of each day may be quiet, and some days of a week be off. */
function horizon({ since, left, allowance }: Running, { habits, outages, off }: Stopping): number {
  const begin = Math.max(since, habits.away?.until ?? 0, ...outages.map(({ until }) => until))
  const perDay = off ? 7 / (7 - off.days.length) : 1
  return begin + 2 * perDay * (left + allowance) + (off ? 9 : 2) * DAY
}
