// The rules for commands that are registered.
// https://discord.com/developers/docs/interactions/application-commands
import { type Inspector, inspector, isObject, lengthOf, type Path, type Rule } from '../world/problems.ts'

const SUBCOMMAND = 1
const GROUP = 2
const STRING = 3
const INTEGER = 4
const NUMBER = 10
const AUTOCOMPLETE = [STRING, INTEGER, NUMBER]

/** https://discord.com/developers/docs/reference#locales */
const LOCALES =
  'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko'.split(
    ' ',
  )

// Discord's own pattern also takes letters of other scripts; upper case it refuses in every script that has one.
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u

function name(inspect: Inspector, path: Path, value: unknown, free: boolean): void {
  const text = inspect.text(path, value, { min: 1, max: 32, required: true })
  if (text === undefined || text === '' || free) return
  if (!NAME.test(text) || text !== text.toLowerCase())
    inspect.add(path, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid')
}

function localized(
  inspect: Inspector,
  path: Path,
  value: unknown,
  check: (at: Path, text: unknown) => void,
): void {
  if (!isObject(value)) return
  for (const [locale, text] of Object.entries(value)) {
    if (!LOCALES.includes(locale))
      inspect.add([...path, locale], 'ENUM_TYPE_COERCE', `Value "${locale}" is not a valid locale.`)
    if (text !== null) check([...path, locale], text)
  }
}

function names(inspect: Inspector, path: Path, each: Record<string, unknown>, free: boolean): void {
  name(inspect, [...path, 'name'], each.name, free)
  localized(inspect, [...path, 'name_localizations'], each.name_localizations, (at, text) =>
    name(inspect, at, text, free),
  )
}

function descriptions(inspect: Inspector, path: Path, each: Record<string, unknown>): void {
  inspect.text([...path, 'description'], each.description, { min: 1, max: 100, required: true })
  localized(inspect, [...path, 'description_localizations'], each.description_localizations, (at, text) => {
    inspect.text(at, text, { min: 1, max: 100 })
  })
}

function choices(inspect: Inspector, path: Path, option: Record<string, unknown>): void {
  const values = new Set<unknown>()
  const known = new Set<unknown>()
  const listed = inspect.list([...path, 'choices'], option.choices, { max: 25 })
  for (const [n, choice] of inspect.objects([...path, 'choices'], listed)) {
    const at = [...path, 'choices', n]
    inspectChoice(inspect, at, choice, option.type === STRING ? 'string' : 'number')
    if (known.has(choice.name) || values.has(choice.value))
      inspect.add(
        at,
        'APPLICATION_COMMAND_OPTIONS_CHOICE_DUPLICATE',
        'Choice names and values must be unique',
      )
    known.add(choice.name)
    values.add(choice.value)
  }
}

/** A choice, of an option or of a completion: a name of at most 100 characters and a value of the option's type. */
export function inspectChoice(
  inspect: Inspector,
  at: Path,
  choice: Record<string, unknown>,
  type: 'string' | 'number' | 'any',
): void {
  inspect.text([...at, 'name'], choice.name, { min: 1, max: 100, required: true })
  localized(inspect, [...at, 'name_localizations'], choice.name_localizations, (where, text) => {
    inspect.text(where, text, { min: 1, max: 100 })
  })
  if (typeof choice.value === 'string') inspect.text([...at, 'value'], choice.value, { max: 100 })
  const fits =
    type === 'any' ? ['string', 'number'].includes(typeof choice.value) : type === typeof choice.value
  if (!fits)
    inspect.add([...at, 'value'], 'APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_TYPE', `Value must be a ${type}`)
}

function option(inspect: Inspector, at: Path, each: Record<string, unknown>): void {
  choices(inspect, at, each)
  if (
    each.autocomplete === true &&
    (!AUTOCOMPLETE.includes(Number(each.type)) || (Array.isArray(each.choices) && each.choices.length > 0))
  )
    inspect.add(
      [...at, 'autocomplete'],
      'APPLICATION_COMMAND_AUTOCOMPLETE_INVALID',
      'This option cannot have autocomplete',
    )
  inspect.whole([...at, 'min_length'], each.min_length, { min: 0, max: 6000 })
  inspect.whole([...at, 'max_length'], each.max_length, { min: 1, max: 6000 })
}

function options(inspect: Inspector, path: Path, value: unknown, depth: number): void {
  const list = inspect.list(path, value, { max: 25 })
  const seen = new Set<unknown>()
  let optional = false
  const nests = list.map((each) => isObject(each) && (each.type === SUBCOMMAND || each.type === GROUP))
  if (nests.includes(true) && nests.includes(false))
    inspect.add(
      path,
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    )
  for (const [n, each] of inspect.objects(path, list)) {
    const at = [...path, n]
    inspect.whole([...at, 'type'], each.type, { min: 1, max: 11, required: true })
    names(inspect, at, each, false)
    descriptions(inspect, at, each)
    if (seen.has(each.name))
      inspect.add(
        [...at, 'name'],
        'APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED',
        'Option names must be unique',
      )
    seen.add(each.name)
    if (each.type === GROUP && depth > 0 ? true : each.type === SUBCOMMAND && depth > 1)
      inspect.add([...at, 'type'], 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Nested too deep')
    if (each.type === SUBCOMMAND || each.type === GROUP)
      options(inspect, [...at, 'options'], each.options, depth + (each.type === GROUP ? 1 : 2))
    else option(inspect, at, each)
    if (each.required === true && optional)
      inspect.add(
        at,
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      )
    if (each.required !== true && each.type !== SUBCOMMAND && each.type !== GROUP) optional = true
  }
}

/** Characters of names, descriptions and values, each with its longest translation. */
function weight(each: unknown): number {
  if (!isObject(each)) return 0
  const longest = (text: unknown, translations: unknown) =>
    Math.max(
      0,
      ...[text, ...Object.values(isObject(translations) ? translations : {})].map((one) =>
        typeof one === 'string' ? lengthOf(one) : 0,
      ),
    )
  const inner = (list: unknown) =>
    Array.isArray(list) ? list.reduce<number>((sum, one) => sum + weight(one), 0) : 0
  return (
    longest(each.name, each.name_localizations) +
    longest(each.description, each.description_localizations) +
    (typeof each.value === 'string' ? lengthOf(each.value) : 0) +
    inner(each.options) +
    inner(each.choices)
  )
}

function command(inspect: Inspector, path: Path, each: unknown): void {
  if (!isObject(each)) {
    inspect.add(path, 'MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType')
    return
  }
  inspect.oneOf([...path, 'type'], each.type, [1, 2, 3])
  const chatInput = each.type === undefined || each.type === null || each.type === 1
  names(inspect, path, each, !chatInput)
  if (chatInput) descriptions(inspect, path, each)
  options(inspect, [...path, 'options'], each.options, 0)
  if (each.contexts !== undefined && each.contexts !== null) {
    const contexts = inspect.list([...path, 'contexts'], each.contexts, { min: 1, max: 3 })
    for (const [n, context] of contexts.entries()) {
      inspect.oneOf([...path, 'contexts', n], context, [0, 1, 2])
    }
  }
  if (weight(each) > 8000)
    inspect.add(path, 'APPLICATION_COMMAND_TOO_LARGE', 'Command exceeds maximum size (8000)')
}

/** One command. */
export const commandRule: Rule = (body) => {
  const inspect = inspector()
  command(inspect, [], body)
  return inspect.problems
}

/** All commands at once: at most 100 of each kind, no name twice. */
export const commandsRule: Rule = (body) => {
  const inspect = inspector()
  const seen = new Set<string>()
  for (const [n, each] of inspect.objects([], inspect.list([], body, { max: 110 }))) {
    command(inspect, [n], each)
    const key = `${String(each.type ?? 1)} ${String(each.name)}`
    if (seen.has(key))
      inspect.add(
        [n, 'name'],
        'APPLICATION_COMMANDS_DUPLICATE_NAME',
        'Application command names must be unique',
      )
    seen.add(key)
  }
  return inspect.problems
}

/** A change of one command: only what is given is checked. */
export const commandChangeRule: Rule = (body) =>
  commandRule(isObject(body) ? { name: 'x', description: 'x', ...body } : body)
