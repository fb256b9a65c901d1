// Rules of leagues: settings of an organiser, their defaults, and fixed values.
import { z } from 'zod'
import { paceOf } from '../table/clock/pace.ts'
import type { LeagueRules } from './types.ts'

const days = z.int().min(1).max(90)

const rulesShape = z.strictObject({
  rounds: z.int().min(1).max(30).default(5),
  roundDays: days.default(7),
  tableDays: days.default(30),
  entryDays: days.default(7),
  reliability: z.int().min(1).max(100).optional(),
  scale: z.record(z.string(), z.array(z.number())).optional(),
})

/** The rules of a league that is being opened; `undefined` where they cannot be. */
export function rulesOf(wish: unknown): LeagueRules | undefined {
  const read = rulesShape.safeParse(wish)
  if (!read.success) return undefined
  const { scale, reliability, ...rules } = read.data
  return { ...rules, ...(scale && { scale }), ...(reliability && { reliability }) }
}

/** Seats of a table in divisions at most: for more there are too many schedules of a group to look through. */
export const DIVISION_SEATS = 8

/** Signs of a league's name at most. */
export const NAME_LENGTH = 60

/** League games at once that a member may ask for. */
export const MOST_GAMES = 10
/** What they have where they ask for nothing. */
export const GAMES = 4
/** Newcomers have no more than this until one of their games is finished. */
export const NEWCOMER_GAMES = 2

/** Links of a league's hash chain: a round opens one. */
export const LINKS = 10_000

/** League tables begin this long after each other (milliseconds), so that a round of sixty holds nobody up. */
export const STAGGER = 3_000

/** Discord keeps 1,000 threads of a server open; leagues leave a hundred to everybody else. */
export const MOST_THREADS = 900

/**
 * At league tables a decision has a day, and a member at most a week of vacation in a season; after two decisions missed in a row a computer
 * stands in until they return, so that nobody waits for who has vanished.
 */
export function leaguePace() {
  const pace = paceOf({ speed: 'daily', timeout: 'stand-in' })
  if (!pace) throw new Error('the daily pace is no pace')
  return pace
}

export const DAY = 86_400_000
export const HOUR = 3_600_000
export const MINUTE = 60_000

/** A moment so many milliseconds from another. */
export const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)
