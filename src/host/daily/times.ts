// The days of daily positions: each begins at the same time of day, of a zone.
import { DAY, MINUTE } from '../../text/length.ts'
import { dayOf, momentOf } from '../table/clock/standstill.ts'

/** When a day's position comes: minutes of the day, and the zone. */
export interface DailyTime {
  readonly at: number
  readonly zone: string
}

/** Where nothing else is set. */
export const MIDNIGHT: DailyTime = { at: 0, zone: 'UTC' }

/** A day of positions: its number since 1970, when it began, and when it ends. */
export interface DailyDay {
  readonly day: number
  readonly began: Date
  readonly ends: Date
}

/** The day that a moment belongs to. */
export function dailyDay(now: Date, { at, zone }: DailyTime): DailyDay {
  const today = dayOf(now.getTime(), zone)
  const moment = (day: number) => new Date(momentOf(day + at * MINUTE, zone))
  const first = now >= moment(today) ? today : today - DAY
  return { day: Math.round(first / DAY), began: moment(first), ends: moment(first + DAY) }
}
