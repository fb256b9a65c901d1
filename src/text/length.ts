// Lengths of time as people type and read them: `2 days`, `1d12h`, `三天` is written `3 天`; in milliseconds inside.
import type { Language } from './language.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** Every way to write a unit, longest first where one begins another. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(w|wk|wks|week|weeks|週|周|星期|個星期|个星期|禮拜|礼拜)$/, WEEK],
  [/^(d|day|days|天|日)$/, DAY],
  [/^(h|hr|hrs|hour|hours|小時|小时|個小時|个小时|時|时)$/, HOUR],
  [/^(m|min|mins|minute|minutes|分|分鐘|分钟)$/, MINUTE],
]

const PART = /(\d+(?:\.\d+)?|an?(?=\s))\s*([a-z]+|[\u4e00-\u9fff]+)/g

/** A length as typed, such as `90 min`, `1d 12h`, `a week`, `3 天`; `undefined` when it is none. */
export function readLength(typed: string): number | undefined {
  const text = typed.normalize('NFKC').toLowerCase().trim()
  const parts = [...text.matchAll(PART)]
  if (parts.length === 0 || text.replace(PART, '').replace(/[\s,、]|and|又/g, '') !== '') return undefined
  let sum = 0
  for (const [, count = '', unit = ''] of parts) {
    const size = UNITS.find(([spelling]) => spelling.test(unit))?.[1]
    if (size === undefined) return undefined
    sum += (count.startsWith('a') ? 1 : Number(count)) * size
  }
  return Math.round(sum)
}

/** From two days on whole days are days; `24 hours` says better than `1 day` that it is not a date. */
const SPOKEN = [
  { unit: 'day', size: DAY, from: 2 * DAY },
  { unit: 'hour', size: HOUR, from: HOUR },
  { unit: 'minute', size: MINUTE, from: 0 },
] as const

const CHINESE = {
  'zh-TW': { day: '天', hour: '小時', minute: '分鐘' },
  'zh-CN': { day: '天', hour: '小时', minute: '分钟' },
} as const

/** A length in words, to the minute, in at most two units: `24 hours`, `2 days 6 hours`, `5 分鐘`. */
export function lengthText(ms: number, language: Language): string {
  let rest = Math.round(ms / MINUTE) * MINUTE
  const parts: string[] = []
  for (const { unit, size, from } of SPOKEN) {
    const isLastResort = parts.length === 0 && unit === 'minute'
    if (rest < from || (rest < size && !isLastResort)) continue
    const count = Math.floor(rest / size)
    parts.push(
      language === 'en'
        ? new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
        : `${count} ${CHINESE[language][unit]}`,
    )
    rest -= count * size
  }
  return parts.slice(0, 2).join(' ')
}
