// The options of a game as people switch them on: what each is called, what menus show, and which numbers there are.
import type { NumberSpec, OptionSpec, Options, OptionValue } from '../../engine/game.ts'
import { defaultOptions, holds } from '../../engine/options.ts'
import type { Title } from '../../games/common/title.ts'
import { LANGUAGES, type Language } from '../../text/language.ts'
import { normal } from '../../text/normal.ts'
import { labelled, seriesText } from '../../text/render.ts'
import { sayIn } from '../words/present.ts'

/** One thing that can be switched on: a flag, one of several, or a value of another option that is not its default. */
export interface Switch {
  readonly spec: OptionSpec
  readonly value: boolean | string | number
}

/** An option whose value is a number. */
export type NumberOption = Extract<OptionSpec, NumberSpec>

export const isForSeats = (spec: OptionSpec, seats: number | undefined): boolean =>
  seats === undefined || !spec.seats || spec.seats.includes(seats)

/** All that can be switched on; a number that was typed is one of its option as well, and so are names. */
export const switchesOf = (title: Title, seats?: number, options?: Options): Switch[] =>
  title.game.options
    .filter((spec) => isForSeats(spec, seats))
    .flatMap((spec) => switchValues(spec, options?.[spec.id]).map((value) => ({ spec, value })))

function switchValues(spec: OptionSpec, set: OptionValue | undefined): readonly Switch['value'][] {
  switch (spec.kind) {
    case 'flag':
      return [!spec.default]
    case 'choice':
      return spec.values.filter((value) => value !== spec.default)
    case 'several':
      return spec.values
    case 'named':
      return Array.isArray(set) ? spec.values.filter((value) => set.includes(value)) : []
    case 'number': {
      const typed = typeof set === 'number' && !spec.offered.includes(set) ? [set] : []
      const numbers = [...spec.offered, ...typed].filter((value) => value !== spec.default)
      return [...numbers, ...(spec.endless === undefined ? [] : [spec.endless])]
    }
    case 'file':
      return []
  }
}

/** What an option is called with a value of it. */
export function nameOf(title: Title, { spec, value }: Switch, language: Language): string {
  const name = optionName(title, spec, language)
  if (typeof value === 'boolean') return value ? name : labelled(name, '–', language)
  return labelled(name, valueName(title, spec, value, language), language)
}

export const optionName = (title: Title, { id }: OptionSpec, language: Language): string =>
  title.words[language].options[id]?.name ?? id

/** What a value of an option is called beside the option's name. */
export const valueName = (
  title: Title,
  { id, kind }: OptionSpec,
  value: string | number,
  language: Language,
): string => {
  const { options, names } = title.words[language]
  return (kind === 'named' ? names : options[id]?.values)?.[value] ?? String(value)
}

/** Every way to write a switch: ids and names in all languages. A number alone does not say what it is for. */
export function spellingsOf(title: Title, each: Switch): string[] {
  const { spec, value } = each
  if (typeof value === 'boolean')
    return [spec.id, ...LANGUAGES.map((language) => nameOf(title, each, language))].map(loose)
  const ids = [`${spec.id}: ${value}`, ...(typeof value === 'number' ? [] : [value])]
  const names = LANGUAGES.flatMap((language) => {
    const alone = title.words[language].options[spec.id]?.values?.[value]
    return [nameOf(title, each, language), ...(alone === undefined ? [] : [alone])]
  })
  return [...ids, ...names].map(loose)
}

export const loose = (text: string): string =>
  normal(text)
    .replace(/[-_:：=\s]+/g, ' ')
    .trim()

/** The names of what differs from the basic rules, and what is said of the host's files. */
export const optionNames = (title: Title, options: Options, language: Language): string[] => [
  ...switchesOf(title)
    .filter(({ spec, value }) => holds(options[spec.id], value))
    .map((each) => nameOf(title, each, language)),
  ...namedTexts(title, options, language),
  ...title.game.options.flatMap((spec) => {
    const value = options[spec.id]
    const reading = spec.kind === 'file' && typeof value === 'string' ? spec.read(value) : undefined
    return reading?.ok ? [sayIn(language, reading.says, title)] : []
  }),
]

/** Options of many names with those that are chosen, each in one piece. */
const namedTexts = (title: Title, options: Options, language: Language): string[] =>
  title.game.options.flatMap((spec) => {
    const set = options[spec.id]
    if (spec.kind !== 'named' || !Array.isArray(set) || set.length === 0) return []
    const names = set.map((value) => valueName(title, spec, value, language))
    return [labelled(optionName(title, spec, language), seriesText(names, language), language)]
  })

/** How a menu names a switch. */
export const keyOf = ({ spec, value }: Switch): string => `${spec.id}=${value}`

/** Options that a table of so many seats has, of one group or those of none. */
export const optionsOfGroup = (title: Title, seats: number, group: string | undefined): OptionSpec[] =>
  title.game.options.filter((spec) => spec.group === group && isForSeats(spec, seats))

/** The groups in which a table's options are shown, in their order; `undefined` for those of none. */
export const groupsOf = (title: Title, seats: number): readonly (string | undefined)[] => [
  ...new Set(
    title.game.options
      .filter((spec) => spec.kind !== 'file' && isForSeats(spec, seats))
      .map(({ group }) => group),
  ),
]

/** One line on a switch. */
export function hintOf(title: Title, { spec, value }: Switch, language: Language): string {
  const words = title.words[language].options[spec.id]
  return words?.hints?.[String(value)] ?? words?.hint ?? ''
}

/** What a switch makes of its option, beside others of several that are on; they stand in the order of the option. */
export function changeOf({ spec, value }: Switch, set: OptionValue | undefined): Options {
  if (spec.kind !== 'several' && spec.kind !== 'named') return { [spec.id]: value }
  const on = [...(Array.isArray(set) ? set : []), value]
  return { [spec.id]: spec.values.filter((each) => on.includes(each)) }
}

/** The defaults of the options that a change sets. */
export const optionsOff = ({ game }: Title, change: Options): Options =>
  Object.fromEntries(Object.entries(defaultOptions(game)).filter(([id]) => id in change))

/** What a number may be. */
export interface Range {
  readonly name: string
  readonly min: number
  readonly max: number
  /** What is chosen instead of a number, if anything is. */
  readonly endless?: string
}

export const rangeOf = (title: Title, spec: NumberOption, language: Language): Range => ({
  name: optionName(title, spec, language),
  min: spec.min,
  max: spec.max,
  ...(spec.endless !== undefined && { endless: valueName(title, spec, spec.endless, language) }),
})

/** What somebody typed as the number of an option: that alone, or with its name. */
export function readNumber(
  title: Title,
  spec: NumberOption,
  typed: string,
  language: Language,
): { readonly value: OptionValue } | { readonly range: Range } {
  const { endless } = spec
  if (endless !== undefined && spellingsOf(title, { spec, value: endless }).includes(loose(typed)))
    return { value: endless }
  const value = Number(/^\d{1,9}$/.exec(typed.normalize('NFKC').trim())?.[0] ?? 'none')
  const isIn = value >= spec.min && value <= spec.max
  return isIn ? { value } : { range: rangeOf(title, spec, language) }
}
