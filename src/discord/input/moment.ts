// Moments as people type them: `3 days`, `tomorrow`, `friday 18:00`, `dec 3`, `2026-12-03`, `12月3日`, `下週五`.
import { dayOf, momentOf, zonesLike } from '../../host/clock/index.ts'
import { DAY, MINUTE, readLength } from '../../text/length.ts'
import type { Suggestion } from '../choice/suggest.ts'
import { LIMITS } from '../screen/limits.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const CHINESE_WEEKDAYS = '日一二三四五六'

/** A day, if one is named, and a time of day. */
const DAY_AND_TIME = /^(.*?)(?:^| )(?:at )?(\d{1,2}(?::\d{2}| ?[ap]m|[點点時时])\S*)$/

/** What was typed, as a moment after now; days and hours are those of the zone. `undefined` when it is none. */
export function readMoment(typed: string, now: number, zone: string): number | undefined {
  const text = typed.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ')
  const length = readLength(text)
  if (length !== undefined) return length > 0 ? now + length : undefined
  const [, named = text, clock] = DAY_AND_TIME.exec(text) ?? []
  const minutes = clock === undefined ? 0 : readTimeOfDay(clock)
  if (minutes === undefined) return undefined
  const today = dayOf(now, zone)
  const at = (day: number) => momentOf(day + minutes * MINUTE, zone)
  if (named === '' && clock !== undefined) return at(today) > now ? at(today) : at(today + DAY)
  const day = readDay(named, today)
  return day !== undefined && at(day) > now ? at(day) : undefined
}

/** A time of day in minutes, such as `23:00`, `11 pm`, `7`, `23點`; `undefined` when it is none. */
export function readTimeOfDay(typed: string): number | undefined {
  const text = typed.normalize('NFKC').toLowerCase().trim()
  const [, hours, minutes = '0', half] =
    /^(\d{1,2})(?:[:點点時时](\d{2})?分?)?(?: ?([ap])\.?m\.?)?$/.exec(text) ?? []
  if (hours === undefined) return undefined
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours)
  if (hour > 24 || Number(minutes) > 59 || (half && Number(hours) > 12)) return undefined
  return (hour * 60 + Number(minutes)) % 1440
}

/** A day as midnight, as if the zone were UTC. */
function readDay(text: string, today: number): number | undefined {
  if (/^(tomorrow|明天|明日)$/.test(text)) return today + DAY
  if (/^(the day after tomorrow|後天|后天)$/.test(text)) return today + 2 * DAY
  return weekday(text, today) ?? date(text, today)
}

/** A day of the week, 0 for Sunday; `next` where the one of next week is meant. */
export function readWeekday(text: string): { readonly day: number; readonly next: boolean } | undefined {
  const [, next, sign = ''] = /^(下)?(?:個|个)?(?:週|周|星期|禮拜|礼拜)([日天一二三四五六])$/.exec(text) ?? []
  const chinese = CHINESE_WEEKDAYS.indexOf(sign === '天' ? '日' : sign || '?')
  const english = WEEKDAYS.findIndex((name) =>
    new RegExp(`^(on |next )?${name}(s|day|sday|nesday|rsday|urday)?$`).test(text),
  )
  const day = chinese >= 0 ? chinese : english
  return day < 0 ? undefined : { day, next: chinese >= 0 && next !== undefined }
}

function weekday(text: string, today: number): number | undefined {
  const own = new Date(today).getUTCDay()
  const { day: named, next } = readWeekday(text) ?? {}
  if (named === undefined) return undefined
  if (next) return today + (((8 - (own || 7)) % 8) + ((named || 7) - 1)) * DAY
  return today + ((named - own + 6) % 7) * DAY + DAY
}

function date(text: string, today: number): number | undefined {
  const year = new Date(today).getUTCFullYear()
  const whole = /^(\d{4})[-/.年] ?(\d{1,2})[-/.月] ?(\d{1,2})日?$/.exec(text)
  if (whole) return dayOfDate(Number(whole[1]), Number(whole[2]), Number(whole[3]))
  const [, month, day] = /^(\d{1,2})月 ?(\d{1,2})[日號号]?$/.exec(text) ?? []
  const english =
    /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/.exec(text)?.groups ??
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?\.? (?<month>[a-z]{3,9})\.?(?:,? (?<year>\d{4}))?$/.exec(text)?.groups
  const number = english
    ? MONTHS.findIndex((name) => english.month?.startsWith(name)) + 1
    : Number(month ?? 0)
  const count = Number(english?.day ?? day ?? 0)
  if (number < 1) return undefined
  if (english?.year) return dayOfDate(Number(english.year), number, count)
  const soon = dayOfDate(year, number, count)
  return soon !== undefined && soon <= today ? dayOfDate(year + 1, number, count) : soon
}

/** Midnight of a date, as if in UTC; `undefined` for days that no month has. */
function dayOfDate(year: number, month: number, day: number): number | undefined {
  const midnight = Date.UTC(year, month - 1, day)
  const found = new Date(midnight)
  return found.getUTCMonth() === month - 1 && found.getUTCDate() === day ? midnight : undefined
}

/** Completion of a time zone. */
export const suggestZones = (typed: string): Suggestion[] =>
  zonesLike(typed)
    .slice(0, LIMITS.options)
    .map((zone) => ({ name: zone, value: zone }))

/** A time of day as written: `23:00`. */
export const timeOfDay = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
