// Finds the stretches in which a seat's clock is paused: its member's quiet hours and vacation, and downtime of the bot.
import { DAY, MINUTE } from '../../../text/length.ts'

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

/** When a member is not there. */
export interface Habits {
  readonly away?: Stretch
  /** The part of it that pauses clocks; where nothing is said all of it, as far as the table grants it. */
  readonly counted?: Stretch
  readonly quiet?: Quiet
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
}

/** All stops between two moments, in order and without overlap. */
export function stopsBetween(
  { habits, vacation, quietCounts, outages }: Stopping,
  { from, until }: Stretch,
): Stop[] {
  const own: Stop[] = []
  const away = vacationIn(habits, { from, until })
  if (away) own.push({ from: away.from, until: Math.min(away.until, away.from + vacation) })
  if (habits.quiet && quietCounts) own.push(...quietBetween(habits.quiet, { from, until }))
  const down = outages.map((outage): Stop => ({ ...outage, down: outage.until - outage.from }))
  return united([...own, ...down].flatMap((stop) => clipped(stop, { from, until }) ?? []))
}

/** How much of a vacation lies between two moments, as far as the table grants it. */
export function vacationBetween({ habits, vacation }: Stopping, span: Stretch): number {
  const away = vacationIn(habits, span)
  return away ? Math.min(vacation, away.until - away.from) : 0
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

function quietBetween({ from: begins, to: ends, zone }: Quiet, { from, until }: Stretch): Stretch[] {
  const nights: Stretch[] = []
  const length = (ends - begins + 1440) % 1440
  if (length === 0) return nights
  for (let day = dayOf(from - 2 * DAY, zone); ; day += DAY) {
    const night = {
      from: momentOf(day + begins * MINUTE, zone),
      until: momentOf(day + (begins + length) * MINUTE, zone),
    }
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
