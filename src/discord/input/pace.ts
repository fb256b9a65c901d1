// The pace of a table as people type it in `/game new`, and as the lobby shows it.
import {
  isTimed,
  LONGEST_WAIT,
  type Pace,
  type PaceWish,
  paceOf,
  SPEED_NAMES,
} from '../../host/clock/index.ts'
import type { BotPhrases } from '../../text/bot/index.ts'
import { LANGUAGES, type Language } from '../../text/language.ts'
import { DAY, lengthText, readLength } from '../../text/length.ts'
import { clip, echo } from '../../text/markdown.ts'
import type { CommandCall } from '../call/call.ts'
import { normal } from '../choice/labels.ts'
import type { Suggestion } from '../choice/suggest.ts'
import { LIMITS } from '../screen/limits.ts'
import { wordsOf } from '../words/present.ts'

/** A pace, or what to tell the person whose words make none. */
export type PaceReading = { readonly pace: Pace } | { readonly problem: string }

/** The pace that the options of `/game new` ask for; of a server's `usual` speed where they name none. */
export function readPacing(
  { text, language }: Pick<CommandCall, 'text' | 'language'>,
  usual: Pace['speed'] = DEFAULT_SPEED,
): PaceReading {
  const words = wordsOf(language)
  const problem = (key: 'pace-unknown' | 'pace-length', typed = ''): PaceReading => ({
    problem: words[key]({ text: echo(typed) }),
  })
  const speed = readSpeed(text('speed') ?? usual)
  if (!speed) return problem('pace-unknown', text('speed'))
  const reactions = optional(text('reactions'), readReactions)
  if (reactions === null) return problem('pace-length', text('reactions'))
  const away = optional(text('away'), readAway)
  if (away === null) return problem('pace-length', text('away'))
  const [timeout = 'auto', misses] = (text('timeout') ?? 'auto').split(':')
  const wish = {
    timeout,
    windows: text('reaction-timing'),
    misses: misses === undefined ? undefined : Number(misses),
  }
  const pace = paceOf({ ...speed, reactions, away, ...wish })
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
  return words['pace-line']({
    speed: speedText(pace, language),
    reactions: lengthText(pace.reactions, language),
    timeout:
      pace.timeout === 'stand-in'
        ? words['pace-stand-in']({ n: pace.misses })
        : words[`pace-${pace.timeout}`](),
  })
}

const EXAMPLES = ['2d+8h', '12h+1h']

/** Completion of `speed:`, `reactions:` and `away:`: what has a name, and what was typed if it makes sense. */
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
  const named = focused === 'reactions' ? shares : [{ name: words['away-none'](), value: 'none' }, ...days]
  return [...(own === undefined ? [] : [{ name: lengthText(own, language), value: typed }]), ...named]
}
