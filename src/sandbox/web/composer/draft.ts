// A command being filled in: which options are open, what was typed or picked for each.
import { type Choice, localized, type OptionShape, type Value } from '../scene/scene.ts'
import type { Leaf } from './leaves.ts'

/** One option that is open. */
export interface Field {
  readonly option: OptionShape
  /** What is in the box. */
  readonly text: string
  /** What was picked from a list; typed text stands for itself. */
  readonly picked?: Value
}

export interface Draft {
  readonly leaf: Leaf
  readonly fields: readonly Field[]
}

const INTEGER = 4
const BOOLEAN = 5
const NUMBER = 10
const FILE = 11

/** A command chosen: its required options stand open. */
export const begin = (leaf: Leaf): Draft => ({
  leaf,
  fields: leaf.options.filter((each) => each.required === true).map((option) => ({ option, text: '' })),
})

/** Options that are not open yet. */
export const closed = ({ leaf, fields }: Draft): OptionShape[] =>
  leaf.options.filter((option) => !fields.some((field) => field.option === option))

export const open = (draft: Draft, option: OptionShape): Draft => ({
  ...draft,
  fields: [...draft.fields, { option, text: '' }],
})

export const shut = (draft: Draft, name: string): Draft => ({
  ...draft,
  fields: draft.fields.filter((field) => field.option.name !== name),
})

/** Typing into an option forgets what was picked. */
export const type = (draft: Draft, name: string, text: string): Draft =>
  change(draft, name, (field) => ({ option: field.option, text }))

export const pick = (draft: Draft, name: string, text: string, picked: Value): Draft =>
  change(draft, name, (field) => ({ option: field.option, text, picked }))

const change = (draft: Draft, name: string, by: (field: Field) => Field): Draft => ({
  ...draft,
  fields: draft.fields.map((field) => (field.option.name === name ? by(field) : field)),
})

/** The fixed choices of an option in a language. */
export const choicesOf = (option: OptionShape, locale: string): readonly Choice[] =>
  (option.choices ?? []).map((each) => ({
    ...each,
    name: localized(each.name_localizations, locale, each.name),
  }))

/** An option's value as it would be sent; undefined for an empty one. */
function sentValue({ option, text, picked }: Field, locale: string): Value | undefined {
  if (picked !== undefined) return picked
  const typed = text.trim()
  if (typed === '') return undefined
  const same = (each: Choice) =>
    [each.name, String(each.value)].some((name) => name.toLowerCase() === typed.toLowerCase())
  const choice = choicesOf(option, locale).find(same)
  if (choice !== undefined) return choice.value
  if (option.type === BOOLEAN) return /^(true|yes|1|是)$/i.test(typed)
  if (option.type === INTEGER || option.type === NUMBER)
    return Number.isNaN(Number(typed)) ? typed : Number(typed)
  return typed
}

/** Everything that is filled in, by option. */
export const valuesOf = (draft: Draft, locale: string): Record<string, Value> =>
  Object.fromEntries(
    draft.fields.flatMap((field) => {
      const value = sentValue(field, locale)
      return value === undefined ? [] : [[field.option.name, value]]
    }),
  )

/** An option that takes a file. */
export const takesFile = (option: OptionShape): boolean => option.type === FILE

/** A draft as suggestions are made from: without files, which are sent once. */
export const withoutFiles = (draft: Draft): Draft => ({
  ...draft,
  fields: draft.fields.filter(({ option }) => !takesFile(option)),
})

/** The first option that must be filled in and is not. */
export const missing = (draft: Draft): OptionShape | undefined =>
  draft.fields.find(
    ({ option, text, picked }) => option.required === true && text.trim() === '' && picked === undefined,
  )?.option

/**
 * Text typed into an option may go on into the next one: `records seats:3` is the value `records` and then `seats`
 * with `3`. Gives the option's own text, and the option that follows with what was typed for it.
 */
export function splitTyped(
  draft: Draft,
  name: string,
  text: string,
): { own: string; next: OptionShape; rest: string } | undefined {
  for (const option of draft.leaf.options) {
    if (option.name === name) continue
    const at = text.search(new RegExp(`(^|\\s)${option.name}:`))
    if (at < 0) continue
    const own = text.slice(0, at).trim()
    return {
      own,
      next: option,
      rest: text
        .slice(at)
        .trimStart()
        .slice(option.name.length + 1)
        .trimStart(),
    }
  }
  return undefined
}
