// The options of a game as people name them in `/game new options:`, such as `advanced, two lords, laps 4`.
import type { OptionSpec, Options } from '../../engine/game.ts'
import { defaultOptions } from '../../engine/options.ts'
import type { Title } from '../../games/common/title.ts'
import { LANGUAGES, type Language } from '../../text/language.ts'
import { clip } from '../../text/markdown.ts'
import { normal } from '../../text/normal.ts'
import { seriesText } from '../../text/render.ts'
import type { Suggestion } from '../choice/suggest.ts'
import { LIMITS } from '../screen/limits.ts'
import { type NamedOption, type NameProblem, readName } from './named.ts'
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

/** All that can be switched on, by name; of an option of many names its own alone. */
export const allOptionNames = (title: Title, language: Language): string[] => [
  ...switchesOf(title).map((each) => nameOf(title, each, language)),
  ...title.game.options.flatMap((spec) => (spec.kind === 'named' ? [optionName(title, spec, language)] : [])),
]

/** What a text of options means: all options with their values, or the part that is none, or cannot be so. */
export type OptionsReading =
  | { readonly kind: 'options'; readonly options: Options }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'seats'; readonly name: string; readonly seats: readonly number[] }
  | { readonly kind: 'range'; readonly range: Range }
  | { readonly kind: 'name'; readonly problem: NameProblem }

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

const SEPARATORS = /[,，、;；+]/

/**
 * Reads options leniently: names or ids in any language, in any order, set apart by commas, `+` or `;`. A card that an
 * option names may be followed by others: `banned Zhang Fei, Guan Yu`.
 */
export function readOptions(
  title: Title,
  typed: string | undefined,
  seats: number,
  language: Language,
): OptionsReading {
  let options = defaultOptions(title.game)
  for (const found of partsOf(title, typed ?? '', language)) {
    if ('kind' in found) return found
    const { spec } = found
    if (!isForSeats(spec, seats))
      return { kind: 'seats', name: nameOf(title, found, language), seats: spec.seats ?? [] }
    options = { ...options, ...changeOf(found, options[spec.id]) }
  }
  return { kind: 'options', options }
}

/** What the parts of such a text switch on, one after another. */
function partsOf(title: Title, typed: string, language: Language): (Switch | OptionsReading)[] {
  const read: (Switch | OptionsReading)[] = []
  for (const part of typed.split(SEPARATORS))
    if (!BASIC.has(loose(part))) read.push(switchNamed(title, part, language, read.at(-1)))
  return read
}

/** What a part of such a text switches on, after the part before it. */
function switchNamed(
  title: Title,
  part: string,
  language: Language,
  before: Switch | OptionsReading | undefined,
): Switch | OptionsReading {
  const all = switchesOf(title)
  const text = loose(part)
  const numbered = numberNamed(title, part, language)
  if (numbered) return numbered
  const found = all.filter((each) => spellingsOf(title, each).includes(text))
  const named = found.length === 0 ? cardNamed(title, part, before) : undefined
  if (named) return named
  const begun = all.filter((each) => spellingsOf(title, each).some((name) => name.startsWith(text)))
  const [only, ...others] = found.length > 0 ? found : begun
  return only && others.length === 0 ? only : { kind: 'unknown', text: part.trim() }
}

/** A card of an option of many: after the option's name, or after another card of it. */
function cardNamed(
  title: Title,
  part: string,
  before: Switch | OptionsReading | undefined,
): Switch | OptionsReading | undefined {
  const text = normal(part)
  for (const spec of namedOptions(title)) {
    const called = [spec.id, ...LANGUAGES.map((language) => optionName(title, spec, language))]
      .map(normal)
      .sort((a, b) => b.length - a.length)
      .find((name) => text.startsWith(name))
    const typed = called === undefined ? text : text.slice(called.length).replace(/^[\s:=]+/, '')
    const isAfter = before !== undefined && 'spec' in before && before.spec.id === spec.id
    if (typed === '' || (called === undefined && !isAfter)) continue
    const read = readName(title, spec, typed)
    if ('value' in read) return { spec, value: read.value }
    // Another option may follow the cards.
    if (called !== undefined || read.isAmbiguous) return { kind: 'name', problem: read }
  }
  return undefined
}

const namedOptions = (title: Title): NamedOption[] =>
  title.game.options.flatMap((spec) => (spec.kind === 'named' ? [spec] : []))

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
  const rest = loose(typed.slice(cut))
  const cards = namedOptions(title).flatMap((spec) =>
    rest !== '' && isForSeats(spec, seats) ? spec.values.map((value): Switch => ({ spec, value })) : [],
  )
  const all = [...switchesOf(title, seats), ...cards]
  const taken = partsOf(title, typed.slice(0, cut), language).filter((found) => 'spec' in found)
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
  one.spec.id === other.spec.id &&
  ((one.spec.kind !== 'several' && one.spec.kind !== 'named') || one.value === other.value)

const distinct = (switches: readonly Switch[]): Switch[] => [
  ...new Map(switches.map((each) => [keyOf(each), each])).values(),
]
