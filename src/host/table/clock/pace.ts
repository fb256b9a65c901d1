// A table's pace, as plain data: how long a decision may take, and what follows when it is over.
import { z } from 'zod'
import { DAY, HOUR, MINUTE } from '../../../text/length.ts'
import { zoneNamed } from './zones.ts'

/** Speeds with a name, by the time each decision has. */
const SPEEDS = { live: 5 * MINUTE, daily: 24 * HOUR, relaxed: 72 * HOUR } as const

/** What can be chosen as a speed; `custom` names a bank and an increment. */
export const SPEED_NAMES = ['live', 'daily', 'relaxed', 'none', 'custom'] as const
/** What follows when a member's time is out. */
export const TIMEOUTS = ['auto', 'stand-in', 'forfeit'] as const
/** Who is asked in a reaction window: everyone whom public facts name, or only those who can answer. */
export const REACTION_TIMINGS = ['hidden', 'fast'] as const

/** The longest that any length of a pace may be, in milliseconds. */
export const LONGEST_WAIT = 60 * DAY
const length = z.int().min(0).max(LONGEST_WAIT)

/** Days of the week from 0, Sunday; two at least are left. */
const daysOff = z.strictObject({
  days: z.array(z.int().min(0).max(6)).min(1).max(5),
  zone: z.string().refine((zone) => zoneNamed(zone) !== undefined),
})

/** A table's pace as stored. Lengths are in milliseconds. */
const paceShape = z.strictObject({
  speed: z.enum(SPEED_NAMES),
  /** What a seat has at the start. */
  bank: length,
  /** What each decision adds to the bank, up to `cap`. */
  increment: length,
  cap: length.min(MINUTE),
  /** What a reaction to someone else's move has, without touching the bank. */
  reactions: length.min(MINUTE),
  timeout: z.enum(TIMEOUTS),
  /** So many decisions in a row missed bring the stand-in. */
  misses: z.int().min(1).max(10),
  windows: z.enum(REACTION_TIMINGS),
  /** So long in all a seat's clock may be paused while its member is away; 0: clocks are never paused for anyone. */
  away: length,
  /** Vacation, quiet hours and pauses together stretch no decision past this. */
  longest: length,
  /** Days of the week on which no clock runs. */
  off: daysOff.exactOptional(),
})

/** A table's pace. */
export type Pace = Readonly<z.infer<typeof paceShape>>

/** What is asked of a pace at `/game new`; everything left out has its default. */
const wishShape = z.strictObject({
  speed: z.enum(SPEED_NAMES).default('none'),
  bank: length.optional(),
  increment: length.optional(),
  cap: length.optional(),
  /** A length, or a share of a decision's time. */
  reactions: z.union([length, z.strictObject({ share: z.number().gt(0).max(1) })]).default({ share: 1 / 4 }),
  timeout: z.enum(TIMEOUTS).default('auto'),
  misses: z.int().min(1).max(10).default(2),
  windows: z.enum(REACTION_TIMINGS).default('hidden'),
  away: length.optional(),
  longest: length.optional(),
  off: daysOff.optional(),
})

/** What is asked of a pace. */
export type PaceWish = Readonly<z.input<typeof wishShape>>

/** The pace that is wished for; `undefined` when there can be none such. Nothing in the wish is trusted. */
export function paceOf(wish: unknown): Pace | undefined {
  const read = wishShape.safeParse(wish)
  if (!read.success) return undefined
  const { speed, reactions, longest, ...rest } = read.data
  const { bank, increment, cap } = measures(read.data)
  const reaction = typeof reactions === 'number' ? reactions : Math.round(cap * reactions.share)
  const away = rest.away ?? (cap < SHORT ? 0 : cap < 2 * DAY ? 7 * DAY : 14 * DAY)
  const pace = paceShape.safeParse({
    speed,
    bank,
    increment,
    cap,
    timeout: rest.timeout,
    misses: rest.misses,
    windows: rest.windows,
    ...(rest.off && { off: rest.off }),
    reactions: Math.min(cap, Math.max(MINUTE, reaction)),
    away,
    // The whole vacation that the table grants, and a night for each day of the decision.
    longest: Math.max(cap, longest ?? Math.min(away === 0 ? cap : away + 2 * cap, LONGEST_WAIT)),
  })
  return pace.success ? pace.data : undefined
}

/** At tables of less than this a decision people sit together: no clock is paused for anyone. */
const SHORT = 6 * HOUR

function measures({ speed, bank = 0, increment = 0, cap }: z.infer<typeof wishShape>) {
  if (speed === 'custom') return { bank, increment, cap: cap ?? Math.min(bank + increment, LONGEST_WAIT) }
  const each = speed === 'none' ? SPEEDS.daily : SPEEDS[speed]
  return { bank: 0, increment: each, cap: each }
}

/** Whether a pace has clocks at all. */
export const isTimed = ({ speed }: Pace): boolean => speed !== 'none'

const NO_PACE = paceShape.parse(paceOf({}))

/** A pace as stored; games without one have no clock. */
export const readPace = (stored: unknown): Pace => (stored === null ? NO_PACE : paceShape.parse(stored))
