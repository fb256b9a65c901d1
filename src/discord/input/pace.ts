// The pace of a table as people type it in `/game new`, and as the lobby shows it.
import {
  isTimed,
  LONGEST_WAIT,
  type Pace,
  type PaceWish,
  paceOf,
  SPEED_NAMES,
  zoneShown,
} from '../../host/clock/index.ts'
import type { BotPhrases } from '../../text/bot/index.ts'
import { LANGUAGES, type Language } from '../../text/language.ts'
import { DAY, HOUR, lengthText, readLength } from '../../text/length.ts'
import { clip, echo } from '../../text/markdown.ts'
import { normal } from '../../text/normal.ts'
import { listText } from '../../text/render.ts'
import type { CommandCall } from '../call/call.ts'
import type { Suggestion } from '../choice/suggest.ts'
import { LIMITS } from '../screen/limits.ts'
import { wordsOf } from '../words/present.ts'
import { readWeekday } from './moment.ts'

/** A pace, or what to tell the person whose words make none. */
export type PaceReading = { readonly pace: Pace } | { readonly problem: string }

/** The pace that the options of `/game new` ask for; of a server's `usual` speed where they name none. Days off are those of a `zone`. */
export function readPacing(
  { text, language }: Pick<CommandCall, 'text' | 'language'>,
  usual: Pace['speed'] = DEFAULT_SPEED,
  zone = 'UTC',
): PaceReading {
  const words = wordsOf(language)
  const problem = (key: 'pace-unknown' | 'pace-length' | 'days-unknown', typed = ''): PaceReading => ({
    problem: words[key]({ text: echo(typed) }),
  })
  const speed = readSpeed(text('speed') ?? usual)
  if (!speed) return problem('pace-unknown', text('speed'))
  const reactions = optional(text('reactions'), readReactions)
  if (reactions === null) return problem('pace-length', text('reactions'))
  const away = optional(text('away'), readAway)
  if (away === null) return problem('pace-length', text('away'))
  const longest = optional(text('longest'), readWait)
  if (longest === null) return problem('pace-length', text('longest'))
  const days = optional(text('days-off'), readDays)
  if (days === null) return problem('days-unknown', text('days-off'))
  const [timeout = 'auto', misses] = (text('timeout') ?? 'auto').split(':')
  const wish = {
    timeout,
    windows: text('reaction-timing'),
    misses: misses === undefined ? undefined : Number(misses),
    ...(days && days.length > 0 && { off: { days, zone } }),
  }
  const pace = paceOf({ ...speed, reactions, away, longest, ...wish })
  return pace ? { pace } : problem('pace-unknown', text('speed'))
}

/** What was typed, read; `undefined` when nothing was, `null` when it means nothing. */
const optional = <T>(
  typed: string | undefined,
  read: (typed: string) => T | undefined,
): T | null | undefined => (typed === undefined ? undefined : (read(typed) ?? null))

const DEFAULT_SPEED = 'daily'

/** `2d + 8h`, `2d+8h max 3d`, `12h`. */
const CUSTOM = /^(?:([^+]+)\+)?([^+]+?)(?:(?:max|cap|up to|at most|≤|<=|<|最多|上限|至多)([^+]+))?$/

function readSpeed(typed: string): PaceWish | undefined {
  const text = normal(typed)
  const named = SPEED_NAMES.find(
    (speed) =>
      speed !== 'custom' &&
      (speed === text || LANGUAGES.some((language) => spellings(speed, language).includes(text))),
  )
  if (named) return { speed: named }
  const [, bank, increment = '', cap] = CUSTOM.exec(text) ?? []
  const lengths = {
    bank: bank === undefined ? 0 : readLength(bank),
    increment: readLength(increment),
    ...(cap !== undefined && { cap: readLength(cap) }),
  }
  return Object.values(lengths).includes(undefined)
    ? undefined
    : ({ speed: 'custom', ...lengths } as PaceWish)
}

/** How a named speed is written: whole, and its first word alone. */
function spellings(speed: Exclude<Pace['speed'], 'custom'>, language: Language): string[] {
  const whole = speedText(paceNamed(speed), language)
  return [whole, whole.split(/[(（]/)[0] ?? whole].map(normal)
}

const SHARES = { quarter: 1 / 4, half: 1 / 2, whole: 1 } as const

function readReactions(typed: string): PaceWish['reactions'] {
  const text = normal(typed)
  for (const [name, share] of Object.entries(SHARES)) {
    const key = `reactions-${name as keyof typeof SHARES}` as const
    if (name === text || LANGUAGES.some((language) => normal(wordsOf(language)[key]()) === text))
      return { share }
  }
  return readWait(typed)
}

const WEEKEND = /^(weekends?|週末|周末)$/
const NO_DAYS = /^(none|no|off|無|无|沒有|没有)$/

/** Days of the week as people list them, at most five, in order; none where none are to be off. */
function readDays(typed: string): readonly number[] | undefined {
  const text = typed.normalize('NFKC').toLowerCase().trim()
  if (NO_DAYS.test(text)) return []
  if (WEEKEND.test(text)) return [0, 6]
  const named = text.split(/[\s,、;+&]+|and|和|與|与/).filter((part) => part !== '')
  const days = new Set(named.map((part) => readWeekday(part)?.day ?? NaN))
  return days.has(NaN) || days.size === 0 || days.size > MOST_OFF
    ? undefined
    : [...days].toSorted((a, b) => a - b)
}

/** So many days of a week may be off. */
const MOST_OFF = 5

/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1)

/** Days of the week by their names, from Monday on. */
function daysText(days: readonly number[], language: Language): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const ordered = days.toSorted((a, b) => (a || 7) - (b || 7))
  return listText(
    ordered.map((day) => format.format(SUNDAY + day * DAY)),
    language,
  )
}

/** A length that a pace can have. */
function readWait(typed: string): number | undefined {
  const length = readLength(typed)
  return length !== undefined && length <= LONGEST_WAIT ? length : undefined
}

const readAway = (typed: string): number | undefined =>
  ['0', 'none', ...LANGUAGES.map((language) => normal(wordsOf(language)['away-none']()))].includes(
    normal(typed),
  )
    ? 0
    : readWait(typed)

const paceNamed = (speed: Pace['speed']): Pace => {
  const pace = paceOf({ speed })
  if (!pace) throw new Error(`${speed} is no speed by itself`)
  return pace
}

/** Completion of a length: some that are usual, and what was typed if it is one. */
export function suggestLengths(typed: string, language: Language): Suggestion[] {
  const own = readLength(typed)
  const usual = [HOUR, 4 * HOUR, 12 * HOUR, DAY]
  return [...(own === undefined ? [] : [own]), ...usual.filter((ms) => ms !== own)]
    .map((ms) => lengthText(ms, language))
    .map((text) => ({ name: text, value: text }))
    .filter(({ name }) => own !== undefined || normal(name).includes(normal(typed)))
}

/** The pace of a table where nobody says how fast: the server's, if its organisers have set one. */
export const usualPace = (speed: Pace['speed'] = DEFAULT_SPEED): Pace => paceNamed(speed)

/** The speed of a pace in words. */
export function speedText({ speed, bank, increment, cap }: Pace, language: Language): string {
  const words = wordsOf(language)
  const long = (ms: number) => lengthText(ms, language)
  if (speed === 'none') return words['speed-none']()
  if (speed !== 'custom') return words[`speed-${speed}`]({ each: long(increment) })
  if (bank === 0) return words['speed-each']({ each: long(Math.min(increment, cap)) })
  return words['speed-custom']({ bank: long(bank), increment: long(increment), cap: long(cap) })
}

/** A pace in one line, for the lobby and for `/game clock`. */
export function paceText(pace: Pace, language: Language): string {
  const words = wordsOf(language)
  if (!isTimed(pace)) return words['speed-none']()
  const line = words['pace-line']({
    speed: speedText(pace, language),
    reactions: lengthText(pace.reactions, language),
    timeout:
      pace.timeout === 'stand-in'
        ? words['pace-stand-in']({ n: pace.misses })
        : words[`pace-${pace.timeout}`](),
  })
  const longest = words['pace-longest']({ longest: lengthText(pace.longest, language) })
  const off =
    pace.off && words['pace-off']({ days: daysText(pace.off.days, language), zone: zoneShown(pace.off.zone) })
  return joined([line, ...(pace.away === 0 ? [] : [longest]), ...(off ? [off] : [])], language)
}

/** Sentences in one line. */
const joined = (sentences: readonly string[], language: Language): string =>
  sentences.join(language === 'en' ? ' ' : '')

const EXAMPLES = ['2d+8h', '12h+1h']

/** Completion of `speed:`, `reactions:`, `away:` and `longest:`: what has a name, and what was typed if it makes sense. */
export function suggestPacing(focused: string, typed: string, language: Language): Suggestion[] {
  const words = wordsOf(language)
  const known = focused === 'speed' ? speeds(typed, language) : spans(focused, typed, language, words)
  const text = normal(typed)
  const begun = known.filter(({ name, value }) => normal(name).includes(text) || normal(value).includes(text))
  // Of a word that is none nothing is offered: the first offer would be taken for it.
  return begun
    .map(({ name, value }) => ({ name: clip(name, LIMITS.label), value: clip(value, LIMITS.label) }))
    .slice(0, LIMITS.options)
}

function speeds(typed: string, language: Language): Suggestion[] {
  const named = SPEED_NAMES.filter((speed) => speed !== 'custom')
  return [...named, ...[typed, ...EXAMPLES].filter((text) => readSpeed(text)?.speed === 'custom')].flatMap(
    (value) => {
      const pace = paceOf(readSpeed(value))
      return pace ? [{ name: speedText(pace, language), value }] : []
    },
  )
}

const AWAY = [3, 7, 14, 30]

function spans(focused: string, typed: string, language: Language, words: BotPhrases): Suggestion[] {
  const own = readLength(typed)
  const shares = (['quarter', 'half', 'whole'] as const).map((name) => ({
    name: words[`reactions-${name}`](),
    value: name as string,
  }))
  const days = AWAY.map((n) => ({ name: lengthText(n * DAY, language), value: `${n}d` }))
  const named = {
    reactions: shares,
    away: [{ name: words['away-none'](), value: 'none' }, ...days],
    longest: days,
    'days-off': [{ name: words['days-weekend'](), value: 'weekends' }],
  }[focused]
  return [...(own === undefined ? [] : [{ name: lengthText(own, language), value: typed }]), ...(named ?? [])]
}
