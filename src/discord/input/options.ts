// The options of a game as people name them in `/game new options:`, such as `advanced, two lords, laps 4`.
import type { OptionSpec, Options } from '../../engine/game.ts'
import { defaultOptions } from '../../engine/options.ts'
import type { Title } from '../../games/common/title.ts'
import { LANGUAGES, type Language } from '../../text/language.ts'
import { clip } from '../../text/markdown.ts'
import { seriesText } from '../../text/render.ts'
import type { Suggestion } from '../choice/suggest.ts'
import { LIMITS } from '../screen/limits.ts'
import {
  changeOf,
  isForSeats,
  keyOf,
  loose,
  nameOf,
  optionName,
  type Range,
  readNumber,
  type Switch,
  spellingsOf,
  switchesOf,
} from './switches.ts'

/** All that can be switched on, by name. */
export const allOptionNames = (title: Title, language: Language): string[] =>
  switchesOf(title).map((each) => nameOf(title, each, language))

/** What a text of options means: all options with their values, or the part that is none, or cannot be so. */
export type OptionsReading =
  | { readonly kind: 'options'; readonly options: Options }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'seats'; readonly name: string; readonly seats: readonly number[] }
  | { readonly kind: 'range'; readonly range: Range }

const BASIC = new Set([
  '',
  'basic',
  'basic rules',
  'default',
  'none',
  '基本',
  '基本規則',
  '基本规则',
  '無',
  '无',
])

/** Reads options leniently: names or ids in any language, in any order, set apart by commas, `+` or `;`. */
export function readOptions(
  title: Title,
  typed: string | undefined,
  seats: number,
  language: Language,
): OptionsReading {
  let options = defaultOptions(title.game)
  for (const part of (typed ?? '').split(/[,，、;；+]/)) {
    if (BASIC.has(loose(part))) continue
    const found = switchNamed(title, part, language)
    if ('kind' in found) return found
    const { spec } = found
    if (!isForSeats(spec, seats))
      return { kind: 'seats', name: nameOf(title, found, language), seats: spec.seats ?? [] }
    options = { ...options, ...changeOf(found, options[spec.id]) }
  }
  return { kind: 'options', options }
}

/** What a part of such a text switches on. */
function switchNamed(title: Title, part: string, language: Language): Switch | OptionsReading {
  const all = switchesOf(title)
  const text = loose(part)
  const numbered = numberNamed(title, part, language)
  if (numbered) return numbered
  const found = all.filter((each) => spellingsOf(title, each).includes(text))
  const begun = all.filter((each) => spellingsOf(title, each).some((name) => name.startsWith(text)))
  const [only, ...others] = found.length > 0 ? found : begun
  return only && others.length === 0 ? only : { kind: 'unknown', text: part.trim() }
}

/** The number of an option that is named with it, also one that no menu offers. */
function numberNamed(title: Title, part: string, language: Language): Switch | OptionsReading | undefined {
  // A minus is one only where nothing but a space or a sign of setting stands before it.
  const [, name = '', digits = ''] =
    /^(.*?)[_:=\s]*((?<=[:=\s])-?\d+|\d+)$/.exec(part.normalize('NFKC').trim()) ?? []
  const spec = title.game.options.find((each) => each.kind === 'number' && isCalled(title, each, loose(name)))
  if (spec?.kind !== 'number') return undefined
  const read = readNumber(title, spec, digits, language)
  if ('range' in read) return { kind: 'range', range: read.range }
  return typeof read.value === 'number' ? { spec, value: read.value } : undefined
}

const isCalled = (title: Title, spec: OptionSpec, name: string): boolean =>
  [spec.id, ...LANGUAGES.map((language) => optionName(title, spec, language))].map(loose).includes(name)

/** Completion of options: what was typed so far, and each thing that could be added. */
export function suggestOptions(
  title: Title,
  typed: string,
  seats: number | undefined,
  language: Language,
  basic: string,
): Suggestion[] {
  const cut = Math.max(...[',', '，', '、', ';', '；', '+'].map((sign) => typed.lastIndexOf(sign))) + 1
  const all = switchesOf(title, seats)
  const taken = typed
    .slice(0, cut)
    .split(/[,，、;；+]/)
    .flatMap((part) => {
      const found = switchNamed(title, part, language)
      return BASIC.has(loose(part)) || 'kind' in found ? [] : [found]
    })
  const rest = loose(typed.slice(cut))
  const open = all.filter((each) => !taken.some((other) => excludes(other, each)))
  const typedNumber = numberNamed(title, typed.slice(cut), language)
  const more = [
    ...open.filter((each) => spellingsOf(title, each).some((name) => name.includes(rest))),
    ...(typedNumber && 'spec' in typedNumber ? [typedNumber] : []),
  ]
  const written = (list: readonly Switch[]): Suggestion => ({
    name: clip(
      seriesText(
        list.map((each) => nameOf(title, each, language)),
        language,
      ) || basic,
      LIMITS.label,
    ),
    value: clip(
      list.map((each) => (typeof each.value === 'boolean' ? each.spec.id : keyOf(each))).join(', ') ||
        'basic',
      LIMITS.label,
    ),
  })
  const lists = [...(rest === '' ? [taken] : []), ...distinct(more).map((each) => [...taken, each])]
  return lists.map(written).slice(0, LIMITS.options)
}

/** Whether one switch leaves no room for another: of several there may be more than one. */
const excludes = (one: Switch, other: Switch): boolean =>
  one.spec.id === other.spec.id && (one.spec.kind !== 'several' || one.value === other.value)

const distinct = (switches: readonly Switch[]): Switch[] => [
  ...new Map(switches.map((each) => [keyOf(each), each])).values(),
]
