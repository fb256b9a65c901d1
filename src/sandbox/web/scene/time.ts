// Moments as Discord writes them, in the language of the reader.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Units of relative time, largest first, with how many milliseconds make one of them worth naming. */
const UNITS = [
  ['year', 365.25 * DAY],
  ['month', 30.44 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1000],
] as const

const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
}

/** `in 23 hours`, `3 minutes ago`; as Discord does, never `tomorrow` or `next month`. Milliseconds. */
export function relativeTime(at: number, now: number, locale: string): string {
  const away = at - now
  const [unit, size] = UNITS.find(([, each]) => Math.abs(away) >= each) ?? (['second', 1000] as const)
  const number = Math.round(away / size)
  const numeric = number === 0 ? 'auto' : 'always'
  return new Intl.RelativeTimeFormat(locale, { numeric }).format(number, unit)
}

/** `<t:…:style>` as text. */
export function timeText(at: number, style: string, now: number, locale: string): string {
  if (style === 'R') return relativeTime(at, now, locale)
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(at)
}

/** Days between two moments by the calendar of this machine: 0 on the same day. */
export function daysBetween(at: number, now: number): number {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0)
  return Math.round((midnight(now) - midnight(at)) / DAY)
}
