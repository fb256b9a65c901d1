// Compares the waking hours of members in a queue.
import { SHARED_HOURS, sharedHours, type Waiting } from '../../league/queue.ts'
import { type MemberTimes, memberTimes } from '../../store/members.ts'
import type { Tx } from '../../store/open.ts'
import type { Quiet } from '../table/clock/standstill.ts'
import { habitsOf } from '../table/hours.ts'
import { HOUR } from './rules.ts'

/** The hours of the day in UTC in which a member is awake. */
export const wakingAt = (times: MemberTimes | undefined, now: Date): Waiting['waking'] =>
  wakingHours(habitsOf(times).quiet, now)

/** Whether none of these others is awake for long enough at the hours of a member. */
export async function sleepsApart(
  tx: Tx,
  member: string,
  others: readonly string[],
  now: Date,
): Promise<boolean> {
  const times = await memberTimes(tx, [member, ...others])
  const at = (id: string) => ({ waking: wakingAt(times.get(id), now) })
  return others.length > 0 && others.every((other) => sharedHours([at(member), at(other)]) < SHARED_HOURS)
}

/** Minutes of a day, and so many that a whole hour of the clock lies within them. */
const MINUTES = { day: 1440, wholeHour: 120 }

/**
 * The whole hours of the day in UTC outside somebody's quiet hours, as they are today; all day where they have none. Of so
 * little time that there may be no whole hour it is one, since none would read as all day.
 */
export function wakingHours(quiet: Quiet | undefined, now: Date): Waiting['waking'] {
  if (!quiet || quiet.from === quiet.to) return { from: 0, to: 0 }
  const ahead = hoursAhead(quiet.zone, now)
  const inUtc = (minutes: number) => (((minutes / 60 - ahead) % 24) + 24) % 24
  const from = Math.ceil(inUtc(quiet.to)) % 24
  const awake = (quiet.from - quiet.to + 2 * MINUTES.day) % MINUTES.day
  return { from, to: awake < MINUTES.wholeHour ? (from + 1) % 24 : Math.floor(inUtc(quiet.from)) }
}

/** How many hours a zone is ahead of UTC at a moment. */
function hoursAhead(zone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  const there = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  const here = now.getTime() - (now.getTime() % 60_000)
  return (there - here) / HOUR
}
