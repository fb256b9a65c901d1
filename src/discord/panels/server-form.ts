// The pages of the form of `/server settings`: a field for each thing that holds for all tables of a server.
import { SPEED_NAMES } from '../../host/clock/index.ts'
import {
  MOST_SET,
  MOST_TABLES,
  MOST_VOTE_DAYS,
  type ServerChange,
  type ServerSettings,
  VOTE_DAYS,
} from '../../host/settings/index.ts'
import type { BotPhrases } from '../../text/bot/index.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../text/language.ts'
import { speedText, usualPace } from '../input/pace.ts'
import type { Field } from '../screen/form.ts'
import type { SelectOption } from '../screen/screen.ts'
import { wordsOf } from '../words/present.ts'

/** Numbers of tables that the menu offers. */
const TABLES = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20]
/** Shares in per cent that the menu offers. */
const SHARES = [50, 60, 70, 80, 90, 95]
/** What the menus call no limit. */
const NO_LIMIT = '0'

/** What a form shows, and what of it the server still has: a menu shows no other roles and channels. */
export interface ServerNow {
  readonly settings: ServerSettings
  readonly tables: Language
  readonly there: { readonly roles: readonly string[]; readonly channels: readonly string[] }
}

/** A field, and what its content changes; `undefined` where that is nothing that it holds. */
interface ServerField {
  readonly field: Field
  change(held: readonly string[]): ServerChange | undefined
}

/** The fields of a page: who, where and how many; or how fast, and the rest. */
export function serverFields(page: ServerPage, now: ServerNow, language: Language): ServerField[] {
  return (page === 'who' ? whoFields : howFields)(now, wordsOf(language), language)
}

/** The pages, in their order. */
export const SERVER_PAGES = ['who', 'how'] as const
export type ServerPage = (typeof SERVER_PAGES)[number]

const whoFields = ({ settings, there }: ServerNow, words: BotPhrases): ServerField[] => [
  {
    field: {
      id: 'openers',
      label: words['pick-openers'](),
      hint: words['pick-openers-none'](),
      kind: 'roles',
      max: MOST_SET,
      chosen: thereOf(settings.openers, there.roles),
    },
    change: (held) => ({ openers: keptOf(settings.openers, there.roles, held) }),
  },
  {
    field: {
      id: 'channels',
      label: words['pick-channels'](),
      hint: words['pick-channels-none'](),
      kind: 'channels',
      max: MOST_SET,
      chosen: thereOf(settings.channels, there.channels),
    },
    change: (held) => ({ channels: keptOf(settings.channels, there.channels, held) }),
  },
  {
    field: {
      id: 'invitable',
      label: words['pick-invitable'](),
      kind: 'roles',
      max: MOST_SET,
      chosen: thereOf(settings.invitable, there.roles),
    },
    change: (held) => ({ invitable: keptOf(settings.invitable, there.roles, held) }),
  },
  {
    field: {
      id: 'tables',
      label: words['pick-tables'](),
      kind: 'one',
      options: numbers(TABLES, settings.tables, (n) => (n === 0 ? words['server-no-limit']() : String(n))),
    },
    change: ([held = '']) => (isNumber(held) ? tablesChange(Number(held)) : undefined),
  },
  {
    field: {
      id: 'reliability',
      label: words['pick-reliability'](),
      kind: 'one',
      options: numbers(SHARES, settings.reliability, (n) => reliabilityShown(words, n || undefined)),
    },
    change: ([held = '']) => (isNumber(held) ? { reliability: Number(held) || undefined } : undefined),
  },
]

const thereOf = (set: readonly string[], there: readonly string[]): string[] =>
  set.filter((id) => there.includes(id))

/** What was picked; where that is what the menu showed, all that was set, also what is gone from the server: none is everybody. */
function keptOf(set: readonly string[], there: readonly string[], held: readonly string[]): string[] {
  const shown = thereOf(set, there)
  const isSame = held.length === shown.length && held.every((id) => shown.includes(id))
  return [...(isSame ? set : held)]
}

const howFields = ({ settings, tables }: ServerNow, words: BotPhrases, language: Language): ServerField[] => [
  {
    field: {
      id: 'speed',
      label: words['pick-speed'](),
      kind: 'one',
      options: namedSpeeds().map((value) =>
        option(value, speedText(usualPace(value), language), value === (settings.speed ?? usualPace().speed)),
      ),
    },
    change([held]) {
      const speed = namedSpeeds().find((each) => each === held)
      return speed && { speed }
    },
  },
  {
    field: {
      id: LANGUAGE_FIELD,
      label: words['pick-language'](),
      kind: 'one',
      options: LANGUAGES.map((each) => option(each, LANGUAGE_NAMES[each], each === tables)),
    },
    // Kept apart from the other settings.
    change: ([held]) => (LANGUAGES.some((each) => each === held) ? {} : undefined),
  },
  {
    field: {
      id: 'vote-days',
      label: words['pick-vote-days'](),
      kind: 'one',
      options: Array.from({ length: MOST_VOTE_DAYS }, (_, day) =>
        option(
          String(day + 1),
          words['server-days']({ n: day + 1 }),
          day + 1 === (settings.voteDays ?? VOTE_DAYS),
        ),
      ),
    },
    change: ([held = '']) => (isNumber(held) ? { voteDays: Number(held) } : undefined),
  },
  {
    field: {
      id: 'calls',
      label: words['pick-calls'](),
      kind: 'one',
      options: (['on', 'off'] as const).map((value) =>
        option(value, words[`server-calls-${value}`](), (value === 'on') === settings.calls),
      ),
    },
    change: ([held]) => (held === 'on' || held === 'off' ? { calls: held === 'on' } : undefined),
  },
]

/** The field of the language of tables. */
export const LANGUAGE_FIELD = 'language'

const option = (value: string, label: string, isOn: boolean): SelectOption => ({
  value,
  label,
  ...(isOn && { default: true }),
})

/** Offered numbers with none before them, and the one that is set. */
const numbers = (
  offered: readonly number[],
  set: number | undefined,
  label: (n: number) => string,
): SelectOption[] =>
  [...new Set([Number(NO_LIMIT), ...offered, ...(set === undefined ? [] : [set])])]
    .sort((a, b) => a - b)
    .map((n) => option(String(n), label(n), n === (set ?? Number(NO_LIMIT))))

const isNumber = (held: string): boolean => /^\d{1,4}$/.test(held)

const namedSpeeds = () => SPEED_NAMES.filter((name) => name !== 'custom')

/** A share of reliability in words. */
export const reliabilityShown = (words: BotPhrases, percent?: number): string =>
  percent === undefined ? words['server-reliability-none']() : `${percent}%`

/** What a number of tables comes to; no limit where it is 0. */
export const tablesChange = (n: number): ServerChange =>
  n === 0 ? { tables: undefined } : { tables: Math.min(n, MOST_TABLES + 1) }
