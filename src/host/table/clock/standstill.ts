// Finds the stretches in which a seat's clock is paused: its member's quiet hours and vacation, and downtime of the bot.
import { DAY, HOUR, MINUTE } from '../../../text/length.ts'

/** A stretch of time, in milliseconds since 1970. */
export interface Stretch {
  readonly from: number
  readonly until: number
}

/** Hours of every day in which a member is not to be waited for, in minutes of their own day; may go past midnight. */
export interface Quiet {
  readonly from: number
  readonly to: number
  /** An IANA time zone, such as `Asia/Taipei`. */
  readonly zone: string
}

/** Quiet hours pause a clock for no longer than this in any 24 hours, in milliseconds. */
export const LONGEST_QUIET = 12 * HOUR

/** When a member is not there. */
export interface Habits {
  readonly away?: Stretch
  /** The part of it that pauses clocks; where nothing is said all of it, as far as the table grants it. */
  readonly counted?: Stretch
  readonly quiet?: Quiet
  /** What is left of a decision when they are reminded of it; 0: never. */
  readonly remind?: number
}

/** Days of the week on which no clock of a table runs. */
export interface DaysOff {
  /** 0 is Sunday. */
  readonly days: readonly number[]
  /** An IANA time zone. */
  readonly zone: string
}

/** A stretch in which a clock is paused, and for how much of it the bot was down: after that everyone has a grace. */
export interface Stop extends Stretch {
  readonly down?: number
}

/** What stops the clock of one seat. */
export interface Stopping {
  readonly habits: Habits
  /** How much vacation the table still grants the seat; with 0 at a table that grants none, quiet hours do not count either. */
  readonly vacation: number
  readonly quietCounts: boolean
  readonly outages: readonly Stretch[]
  readonly off?: DaysOff | undefined
  /** For how long vacation and quiet hours may still pause its decision. */
  readonly spare: number
}

/** All stops between two moments, in order and without overlap. */
export function stopsBetween(stopping: Stopping, span: Stretch): Stop[] {
  const down = united(stopping.outages).map(
    (outage): Stop => ({ ...outage, down: outage.until - outage.from }),
  )
  const off = offBetween(stopping.off, span)
  return united([...ownStops(stopping, span), ...off, ...down].flatMap((stop) => clipped(stop, span) ?? []))
}

/** When a member who rests now does so no more, regardless of what their tables grant; `undefined` for one who does not rest. */
export function restEnd(habits: Habits, now: number): number | undefined {
  const always = { habits, vacation: Infinity, quietCounts: true, outages: [], spare: Infinity }
  const until = Math.max(now, habits.away?.until ?? 0) + 2 * DAY
  const [first] = stopsBetween(always, { from: now, until })
  return first?.from === now ? first.until : undefined
}

/** How much of a vacation pauses a clock between two moments, as far as the table grants it. */
export function vacationBetween(stopping: Stopping, span: Stretch): number {
  const away = grantedIn(stopping, span)
  const parts = away ? ownStops(stopping, span).flatMap((stop) => clipped(stop, away) ?? []) : []
  return lengthOf(parts)
}

/** How much of these stretches lies between two moments; they do not overlap. */
export const lengthBetween = (stretches: readonly Stretch[], span: Stretch): number =>
  lengthOf(united(stretches).flatMap((each) => clipped(each, span) ?? []))

const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, until }) => sum + until - from, 0)

/** The stops of a member's own, until they have paused the decision for as long as they may. */
function ownStops(stopping: Stopping, span: Stretch): Stretch[] {
  const { habits, quietCounts } = stopping
  const away = grantedIn(stopping, span)
  const quiet = habits.quiet && quietCounts ? quietBetween(habits.quiet, span) : []
  let { spare } = stopping
  return united([...(away ? [away] : []), ...quiet]).flatMap((stop) => {
    const all = clipped(stop, span)
    const cut = all && clipped(all, { from: all.from, until: all.from + spare })
    if (cut) spare -= cut.until - cut.from
    return cut ?? []
  })
}

/** The part of a vacation that the table grants between two moments. */
function grantedIn({ habits, vacation }: Stopping, span: Stretch): Stretch | undefined {
  const away = vacationIn(habits, span)
  return away && clipped(away, { from: away.from, until: away.from + vacation })
}

/** The vacation that pauses clocks between two moments. */
function vacationIn({ away, counted = away }: Habits, span: Stretch): Stretch | undefined {
  return away && counted && clipped(counted, span)
}

function clipped<S extends Stretch>(stretch: S, { from, until }: Stretch): S | undefined {
  const cut = { ...stretch, from: Math.max(stretch.from, from), until: Math.min(stretch.until, until) }
  return cut.from < cut.until ? cut : undefined
}

/** Stretches that touch become one. */
function united(stops: readonly Stop[]): Stop[] {
  const all: Stop[] = []
  for (const stop of stops.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (!last || stop.from > last.until) all.push(stop)
    else {
      const down = (stop.down ?? 0) + (last.down ?? 0)
      all[all.length - 1] = {
        from: last.from,
        until: Math.max(last.until, stop.until),
        ...(down > 0 && { down }),
      }
    }
  }
  return all
}

/** The days off between two moments, whole. */
export function offBetween(off: DaysOff | undefined, { from, until }: Stretch): Stretch[] {
  if (!off) return []
  const { days, zone } = off
  const stretches: Stretch[] = []
  for (let day = dayOf(from, zone); momentOf(day, zone) < until; day += DAY)
    if (days.includes(new Date(day).getUTCDay()))
      stretches.push({ from: momentOf(day, zone), until: momentOf(day + DAY, zone) })
  return stretches
}

function quietBetween({ from: begins, to: ends, zone }: Quiet, { from, until }: Stretch): Stretch[] {
  const nights: Stretch[] = []
  const length = (ends - begins + 1440) % 1440
  if (length === 0) return nights
  for (let day = dayOf(from - 2 * DAY, zone); ; day += DAY) {
    const start = momentOf(day + begins * MINUTE, zone)
    const end = momentOf(day + (begins + length) * MINUTE, zone)
    const night = { from: start, until: Math.min(end, start + LONGEST_QUIET) }
    if (night.from >= until) return nights
    if (night.until > from) nights.push(night)
  }
}

/** Midnight of the local day of a moment, as if the zone were UTC. */
export const dayOf = (moment: number, zone: string): number =>
  Math.floor((moment + offsetAt(moment, zone)) / DAY) * DAY

/**
 * The moment at which clocks in a zone show `local`, given as if the zone were UTC. Where they are put back and show it twice, the
 * first; where they are put forward and never show it, as much later as they are put forward.
 */
export function momentOf(local: number, zone: string): number {
  const before = local - offsetAt(local - DAY, zone)
  const after = local - offsetAt(local + DAY, zone)
  return after + offsetAt(after, zone) === local && before + offsetAt(before, zone) !== local ? after : before
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    formats.set(zone, format)
  }
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+)(?::(\d+))?/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE
}
