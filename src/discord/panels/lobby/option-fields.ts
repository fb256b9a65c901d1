// The options of a lobby as fields of its form: flags are ticked, choices picked, numbers picked or typed.
import type { OptionSpec, Options, OptionValue } from '../../../engine/game.ts'
import { holds } from '../../../engine/options.ts'
import type { Title } from '../../../games/common/title.ts'
import type { GameInfo } from '../../../host/table/types.ts'
import type { Language } from '../../../text/language.ts'
import { seriesText } from '../../../text/render.ts'
import { type NamedOption, nameProblemText, readNames } from '../../input/named.ts'
import {
  changeOf,
  hintOf,
  keyOf,
  type NumberOption,
  nameOf,
  optionName,
  optionsOff,
  optionsOfGroup,
  rangeOf,
  readNumber,
  switchesOf,
  valueName,
} from '../../input/switches.ts'
import type { Field } from '../../screen/form.ts'
import { LIMITS } from '../../screen/limits.ts'
import { lastingText, tableOf } from '../../words/duration.ts'
import { wordsOf } from '../../words/present.ts'

/** What a field's content sets, or what is wrong with it. */
export type OptionsHeld = { readonly options: Options } | { readonly problem: string }

/** A field and the options that it sets. */
export interface OptionField {
  readonly field: Field
  read(held: readonly string[]): OptionsHeld
}

/** The fields of a group of options at a lobby's number of seats; those of no group where `group` is `undefined`. */
export function optionFields(
  title: Title,
  info: GameInfo,
  group: string | undefined,
  language: Language,
): OptionField[] {
  const specs = optionsOfGroup(title, info.seats, group)
  const ticked = specs.filter(({ kind }) => kind === 'flag' || kind === 'several')
  return [
    ...(ticked.length > 0 ? [tickField(title, info, ticked, language)] : []),
    ...specs.flatMap((spec) => {
      if (spec.kind === 'named') return [namesField(title, info, spec, language)]
      if (spec.kind === 'choice') return [pickField(title, info, spec, spec.values, language)]
      return spec.kind === 'number' ? [numberField(title, info, spec, language)] : []
    }),
  ]
}

/** Flags, and several of a list, one below the other with a line on each. */
function tickField(
  title: Title,
  info: GameInfo,
  specs: readonly OptionSpec[],
  language: Language,
): OptionField {
  const switches = switchesOf(title, info.seats).filter(({ spec }) => specs.includes(spec))
  return {
    field: {
      id: `ticks-${specs[0]?.id}`,
      label: wordsOf(language)['lobby-form-rules'](),
      kind: 'any',
      options: switches.map((each) => ({
        label: nameOf(title, each, language),
        value: keyOf(each),
        description: descriptionOf(
          hintOf(title, each, language),
          lastingWith(title, info, changeOf(each, undefined), language),
        ),
        ...(holds(info.options[each.spec.id], each.value) && { default: true }),
      })),
    },
    read(held) {
      const set: Record<string, OptionValue> = Object.fromEntries(
        specs.map(({ id, default: off }) => [id, off]),
      )
      for (const each of switches)
        if (held.includes(keyOf(each))) Object.assign(set, changeOf(each, set[each.spec.id]))
      return { options: set }
    },
  }
}

/** One of an option's values, its default among them. */
function pickField(
  title: Title,
  info: GameInfo,
  spec: OptionSpec,
  values: readonly (string | number)[],
  language: Language,
): OptionField {
  const now = info.options[spec.id] ?? spec.default
  return {
    field: {
      ...labelOf(title, spec, language),
      kind: 'one',
      options: values.map((value) => ({
        label: valueName(title, spec, value, language),
        value: String(value),
        description: lastingWith(title, info, { [spec.id]: value }, language),
        ...(value === now && { default: true }),
      })),
    },
    // What is none of the values goes on as it came, for the host to refuse.
    read: ([held = '']) => ({
      options: { [spec.id]: values.find((value) => String(value) === held) ?? held },
    }),
  }
}

/** A number: picked where a menu holds all that it may be, else typed. */
function numberField(title: Title, info: GameInfo, spec: NumberOption, language: Language): OptionField {
  const numbers = Array.from({ length: spec.max - spec.min + 1 }, (_, n) => spec.min + n)
  const all = [...numbers, ...(spec.endless === undefined ? [] : [spec.endless])]
  if (all.length <= LIMITS.options) return pickField(title, info, spec, all, language)
  const now = info.options[spec.id] ?? spec.default
  const range = rangeOf(title, spec, language)
  return {
    field: {
      ...labelOf(title, spec, language),
      hint: wordsOf(language)['option-number-range'](range),
      kind: 'words',
      maxLength: LIMITS.label,
      value: typeof now === 'number' ? String(now) : (range.endless ?? ''),
    },
    read([held = '']) {
      const number = readNumber(title, spec, held, language)
      return 'range' in number
        ? { problem: wordsOf(language)['new-option-range'](number.range) }
        : { options: { [spec.id]: number.value } }
    },
  }
}

/** Cards, typed by name. */
function namesField(title: Title, info: GameInfo, spec: NamedOption, language: Language): OptionField {
  const now = info.options[spec.id]
  const names = Array.isArray(now) ? now.map((value) => valueName(title, spec, value, language)) : []
  return {
    field: {
      ...labelOf(title, spec, language),
      kind: 'words',
      maxLength: LIMITS.input,
      optional: true,
      value: seriesText(names, language),
    },
    read([held = '']) {
      const read = readNames(title, spec, held)
      return 'values' in read
        ? { options: { [spec.id]: read.values } }
        : { problem: nameProblemText(title, read, language) }
    },
  }
}

const labelOf = (title: Title, spec: OptionSpec, language: Language) => ({
  id: spec.id,
  label: optionName(title, spec, language),
  hint: title.words[language].options[spec.id]?.hint,
})

/** One line on an option, with how long the table takes then where there is room for both. */
function descriptionOf(hint: string, lasting: string): string {
  const both = [lasting, hint].filter((part) => part).join(' · ')
  return [...both].length > LIMITS.label ? hint : both
}

/** How long the table takes with one thing set; nothing where that makes no difference. */
function lastingWith(title: Title, info: GameInfo, change: Options, language: Language): string {
  const table = tableOf(info)
  const basic = { ...table, options: { ...info.options, ...optionsOff(title, change) } }
  const text = lastingText(title, { ...table, options: { ...info.options, ...change } }, language)
  return text === lastingText(title, basic, language) ? '' : text
}
