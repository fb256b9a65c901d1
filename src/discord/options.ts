// The options of a game as people name them in `/game new options:`, such as `advanced, two lords`.
import type { OptionSpec, Options } from '../engine/game.ts'
import type { Title } from '../games/title.ts'
import { LANGUAGES, type Language } from '../text/language.ts'
import { clip } from '../text/markdown.ts'
import { labelled, seriesText } from '../text/render.ts'
import { normal } from './choice/labels.ts'
import type { Suggestion } from './choice/suggest.ts'
import { LIMITS } from './limits.ts'
import { sayIn } from './present.ts'

/** One thing that can be switched on: a flag, or a value of a choice that is not its default. */
interface Switch {
  readonly spec: OptionSpec
  readonly value: boolean | string
}

const switchesOf = (title: Title, seats?: number): Switch[] =>
  title.game.options
    .filter((spec) => seats === undefined || !spec.seats || spec.seats.includes(seats))
    .flatMap((spec): Switch[] =>
      spec.kind === 'flag'
        ? [{ spec, value: !spec.default }]
        : spec.kind === 'choice'
          ? spec.values.filter((value) => value !== spec.default).map((value) => ({ spec, value }))
          : [],
    )

function nameOf(title: Title, { spec, value }: Switch, language: Language): string {
  const words = title.words[language].options[spec.id]
  const name = words?.name ?? spec.id
  if (typeof value === 'string') return labelled(name, words?.values?.[value] ?? value, language)
  return value ? name : labelled(name, '–', language)
}

/** Every way to write a switch: ids and names in all languages. */
function spellingsOf(title: Title, each: Switch): string[] {
  const { spec, value } = each
  const ids = typeof value === 'string' ? [value, `${spec.id}: ${value}`, `${spec.id}=${value}`] : [spec.id]
  const names = LANGUAGES.flatMap((language) => {
    const alone =
      typeof value === 'string' ? title.words[language].options[spec.id]?.values?.[value] : undefined
    return [nameOf(title, each, language), ...(alone === undefined ? [] : [alone])]
  })
  return [...ids, ...names].map(loose)
}

const loose = (text: string): string =>
  normal(text)
    .replace(/[-_:：=\s]+/g, ' ')
    .trim()

/** The names of what differs from the basic rules, and what is said of the host's files. */
export const optionNames = (title: Title, options: Options, language: Language): string[] => [
  ...switchesOf(title)
    .filter(({ spec, value }) => options[spec.id] === value)
    .map((each) => nameOf(title, each, language)),
  ...title.game.options.flatMap((spec) => {
    const value = options[spec.id]
    const reading = spec.kind === 'file' && typeof value === 'string' ? spec.read(value) : undefined
    return reading?.ok ? [sayIn(language, reading.says, title)] : []
  }),
]

/** A switch as a menu shows it. */
interface ShownSwitch {
  readonly value: string
  readonly label: string
  readonly hint: string
  readonly isOn: boolean
  /** What it sets. */
  readonly change: Options
}

/** How a menu names a switch. */
const keyOf = ({ spec, value }: Switch): string => `${spec.id}=${value}`

/** All that can be switched at so many seats, and what is. */
export const shownSwitches = (
  title: Title,
  seats: number,
  options: Options,
  language: Language,
): ShownSwitch[] =>
  switchesOf(title, seats).map((each) => ({
    value: keyOf(each),
    label: nameOf(title, each, language),
    hint: title.words[language].options[each.spec.id]?.hint ?? '',
    isOn: options[each.spec.id] === each.value,
    change: { [each.spec.id]: each.value },
  }))

/** The defaults of the options that a change sets. */
export const optionsOff = ({ game }: Title, change: Options): Options =>
  Object.fromEntries(game.options.filter(({ id }) => id in change).map((spec) => [spec.id, spec.default]))

/** The options of a table where exactly these switches are on; of two values of one option the last. Files stay. */
export function optionsSwitched(title: Title, seats: number, keys: readonly string[]): Options {
  const all = switchesOf(title, seats)
  const off = title.game.options.flatMap((spec) => (spec.kind === 'file' ? [] : [[spec.id, spec.default]]))
  const on = keys.flatMap((key) => {
    const found = all.find((each) => keyOf(each) === key)
    return found ? [[found.spec.id, found.value]] : []
  })
  return Object.fromEntries([...off, ...on])
}

/** All that can be switched on, by name. */
export const allOptionNames = (title: Title, language: Language): string[] =>
  switchesOf(title).map((each) => nameOf(title, each, language))

/** What a text of options means: all options with their values, or the part that is none, or is not for so many. */
export type OptionsReading =
  | { readonly kind: 'options'; readonly options: Options }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'seats'; readonly name: string; readonly seats: readonly number[] }

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
  const options: Record<string, boolean | string> = Object.fromEntries(
    title.game.options.map((spec) => [spec.id, spec.default]),
  )
  const all = switchesOf(title)
  for (const part of (typed ?? '').split(/[,，、;；+]/)) {
    if (BASIC.has(loose(part))) continue
    const found = all.filter((each) => spellingsOf(title, each).includes(loose(part)))
    const begun = all.filter((each) => spellingsOf(title, each).some((name) => name.startsWith(loose(part))))
    const [only, ...others] = found.length > 0 ? found : begun
    if (!only || others.length > 0) return { kind: 'unknown', text: part.trim() }
    if (only.spec.seats && !only.spec.seats.includes(seats))
      return { kind: 'seats', name: nameOf(title, only, language), seats: only.spec.seats }
    options[only.spec.id] = only.value
  }
  return { kind: 'options', options }
}

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
    .flatMap((part) => all.find((each) => spellingsOf(title, each).includes(loose(part))) ?? [])
  const rest = loose(typed.slice(cut))
  const open = all.filter((each) => !taken.some((other) => other.spec.id === each.spec.id))
  const more = open.filter((each) => spellingsOf(title, each).some((name) => name.includes(rest)))
  const written = (list: readonly Switch[]): Suggestion => ({
    name: clip(
      seriesText(
        list.map((each) => nameOf(title, each, language)),
        language,
      ) || basic,
      LIMITS.label,
    ),
    value: clip(
      list
        .map(({ spec, value }) => (typeof value === 'string' ? `${spec.id}=${value}` : spec.id))
        .join(', ') || 'basic',
      LIMITS.label,
    ),
  })
  const lists = [...(rest === '' ? [taken] : []), ...more.map((each) => [...taken, each])]
  return lists.map(written).slice(0, LIMITS.options)
}
