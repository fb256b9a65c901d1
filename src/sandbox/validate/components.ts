// The rules for components: rows, buttons, selects, and what a modal holds.
// https://discord.com/developers/docs/components/reference
import { type Inspector, isObject, type Path } from '../world/problems.ts'

const ROW = 1
const BUTTON = 2
const STRING_SELECT = 3
const TEXT_INPUT = 4
const TEXT_DISPLAY = 10
const LABEL = 18
const AUTO_SELECTS = [5, 6, 7, 8]
const SELECTS = [STRING_SELECT, ...AUTO_SELECTS]
const RADIOS = 21
const TICKS = 22
const FILES = 19
const TICK = 23
const V2_TOP = [9, 10, 12, 13, 14, 17]
const LINK = 5
const PREMIUM = 6

function customId(inspect: Inspector, path: Path, value: unknown, seen: Set<string>): void {
  const id = inspect.text([...path, 'custom_id'], value, { min: 1, max: 100, required: true })
  if (id === undefined) return
  if (seen.has(id))
    inspect.add(
      [...path, 'custom_id'],
      'COMPONENT_CUSTOM_ID_DUPLICATED',
      'Component custom id cannot be duplicated',
    )
  seen.add(id)
}

function button(inspect: Inspector, path: Path, each: Record<string, unknown>, seen: Set<string>): void {
  inspect.text([...path, 'label'], each.label, { max: 80 })
  const style = inspect.whole([...path, 'style'], each.style, { min: 1, max: 6, required: true })
  if (style === LINK) {
    inspect.text([...path, 'url'], each.url, { min: 1, max: 512, required: true })
    if (each.custom_id !== undefined)
      inspect.add(
        path,
        'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
        'A custom id and url cannot both be specified',
      )
  } else if (style !== PREMIUM) {
    customId(inspect, path, each.custom_id, seen)
    if (each.url !== undefined)
      inspect.add(
        path,
        'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
        'A custom id and url cannot both be specified',
      )
  }
  if (style !== PREMIUM && !each.label && !each.emoji)
    inspect.add(path, 'BUTTON_COMPONENT_MISSING_LABEL', 'A button needs a label or an emoji')
}

function selectOptions(
  inspect: Inspector,
  path: Path,
  each: Record<string, unknown>,
  length = { min: 1, max: 25 },
): number {
  const options = inspect.list([...path, 'options'], each.options, length)
  const values = new Set<unknown>()
  for (const [n, option] of inspect.objects([...path, 'options'], options)) {
    const at = [...path, 'options', n]
    inspect.text([...at, 'label'], option.label, { min: 1, max: 100, required: true })
    inspect.text([...at, 'value'], option.value, { min: 1, max: 100, required: true })
    inspect.text([...at, 'description'], option.description, { max: 100 })
    if (values.has(option.value))
      inspect.add(
        [...at, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      )
    values.add(option.value)
  }
  const defaults = options.filter((option) => isObject(option) && option.default === true).length
  if (defaults > Number(each.max_values ?? 1))
    inspect.add(
      [...path, 'options'],
      'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
      'More default options than max_values',
    )
  return options.length
}

/** What a menu of the server's own people, roles or channels may show as picked, by its type. */
const DEFAULT_KINDS: Readonly<Record<number, readonly string[]>> = {
  5: ['user'],
  6: ['role'],
  7: ['user', 'role'],
  8: ['channel'],
}

function defaultValues(
  inspect: Inspector,
  path: Path,
  each: Record<string, unknown>,
  { min, max }: { readonly min: number; readonly max: number },
): void {
  const at = [...path, 'default_values']
  const listed = inspect.list(at, each.default_values, { max: 25 })
  const kinds = DEFAULT_KINDS[Number(each.type)] ?? []
  const ids = new Set<unknown>()
  for (const [n, value] of inspect.objects(at, listed)) {
    inspect.oneOf([...at, n, 'type'], value.type, kinds)
    inspect.text([...at, n, 'id'], value.id, { min: 1, max: 20, required: true })
    if (ids.has(value.id))
      inspect.add([...at, n], 'SET_TYPE_ALREADY_CONTAINS_VALUE', 'The list already contains this value.')
    ids.add(value.id)
  }
  if (listed.length > 0 && (listed.length < min || listed.length > max))
    inspect.add(at, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`)
  if (each.channel_types !== undefined && each.type !== 8)
    inspect.add([...path, 'channel_types'], 'SELECT_COMPONENT_OPTIONS_NOT_ALLOWED', 'Only for channels')
}

function select(inspect: Inspector, path: Path, each: Record<string, unknown>, seen: Set<string>): void {
  customId(inspect, path, each.custom_id, seen)
  inspect.text([...path, 'placeholder'], each.placeholder, { max: 150 })
  const min = inspect.whole([...path, 'min_values'], each.min_values, { min: 0, max: 25 }) ?? 1
  const max = inspect.whole([...path, 'max_values'], each.max_values, { min: 1, max: 25 }) ?? 1
  if (min > max) inspect.add([...path, 'min_values'], 'BASE_TYPE_MAX_VALUE', 'min_values exceeds max_values')
  if (each.type !== STRING_SELECT) {
    if (each.options !== undefined)
      inspect.add(
        [...path, 'options'],
        'SELECT_COMPONENT_OPTIONS_NOT_ALLOWED',
        'Only a string select has options',
      )
    defaultValues(inspect, path, each, { min, max })
    return
  }
  if (each.default_values !== undefined)
    inspect.add(
      [...path, 'default_values'],
      'SELECT_COMPONENT_DEFAULT_VALUES_NOT_ALLOWED',
      'A string select has options with defaults',
    )
  const count = selectOptions(inspect, path, each)
  if (count > 0 && max > count)
    inspect.add([...path, 'max_values'], 'BASE_TYPE_MAX_VALUE', `max_values exceeds the ${count} options`)
  if (count > 0 && min > count)
    inspect.add([...path, 'min_values'], 'BASE_TYPE_MAX_VALUE', `min_values exceeds the ${count} options`)
}

/** A list to tick, of any or of one: it has at most 10 options, and shows each with its description. */
function list(inspect: Inspector, path: Path, each: Record<string, unknown>, seen: Set<string>): void {
  customId(inspect, path, each.custom_id, seen)
  if (each.type === RADIOS) {
    selectOptions(inspect, path, each, { min: 2, max: 10 })
    return
  }
  const count = selectOptions(inspect, path, { max_values: 10, ...each }, { min: 1, max: 10 })
  const min = inspect.whole([...path, 'min_values'], each.min_values, { min: 0, max: 10 }) ?? 1
  const max = inspect.whole([...path, 'max_values'], each.max_values, { min: 1, max: 10 }) ?? count
  if (min > max) inspect.add([...path, 'min_values'], 'BASE_TYPE_MAX_VALUE', 'min_values exceeds max_values')
  if (max > count)
    inspect.add([...path, 'max_values'], 'BASE_TYPE_MAX_VALUE', `max_values exceeds the ${count} options`)
}

function row(inspect: Inspector, path: Path, each: Record<string, unknown>, seen: Set<string>): void {
  const inside = inspect.list([...path, 'components'], each.components, { min: 1, max: 5 })
  const selects = inside.filter((child) => isObject(child) && SELECTS.includes(Number(child.type)))
  if (selects.length > 0 && inside.length > 1)
    inspect.add([...path, 'components'], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'A select takes a whole row')
  for (const [n, child] of inspect.objects([...path, 'components'], inside)) {
    const at = [...path, 'components', n]
    if (child.type === BUTTON) button(inspect, at, child, seen)
    else if (SELECTS.includes(Number(child.type))) select(inspect, at, child, seen)
    else
      inspect.add(
        [...at, 'type'],
        'UNION_TYPE_CHOICES',
        'Value of field "type" must be one of (2, 3, 5, 6, 7, 8).',
      )
  }
}

function v2(inspect: Inspector, path: Path, each: Record<string, unknown>, seen: Set<string>): number {
  let total = 1
  if (each.type === TEXT_DISPLAY)
    inspect.text([...path, 'content'], each.content, { min: 1, max: 4000, required: true })
  if (isObject(each.accessory)) {
    total += 1
    if (each.accessory.type === BUTTON) button(inspect, [...path, 'accessory'], each.accessory, seen)
  }
  if (Array.isArray(each.components))
    for (const [n, child] of inspect.objects([...path, 'components'], each.components)) {
      const at = [...path, 'components', n]
      if (child.type === ROW) row(inspect, at, child, seen)
      total +=
        child.type === ROW && Array.isArray(child.components)
          ? 1 + child.components.length
          : v2(inspect, at, child, seen)
    }
  return total
}

function textOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + textOf(each), 0)
  if (!isObject(value)) return 0
  const own = value.type === TEXT_DISPLAY && typeof value.content === 'string' ? [...value.content].length : 0
  return own + textOf(value.components)
}

/** A message's components: 5 rows of 5 buttons or 1 select, or with the v2 flag up to 40 of any kind. */
export function messageComponents(inspect: Inspector, path: Path, value: unknown, isV2: boolean): void {
  const components = inspect.list(path, value, { max: isV2 ? 40 : 5 })
  const seen = new Set<string>()
  let total = 0
  for (const [n, each] of inspect.objects(path, components)) {
    const at = [...path, n]
    if (each.type === ROW) {
      row(inspect, at, each, seen)
      total += 1 + (Array.isArray(each.components) ? each.components.length : 0)
    } else if (isV2 && V2_TOP.includes(Number(each.type))) total += v2(inspect, at, each, seen)
    else inspect.add([...at, 'type'], 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).')
  }
  if (!isV2) return
  if (total > 40)
    inspect.add(path, 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', 'A message has at most 40 components')
  if (textOf(value) > 4000)
    inspect.add(path, 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', 'Displayable text exceeds 4000 characters')
}

function textInput(
  inspect: Inspector,
  path: Path,
  each: Record<string, unknown>,
  seen: Set<string>,
  labelled: boolean,
) {
  customId(inspect, path, each.custom_id, seen)
  if (!labelled) inspect.text([...path, 'label'], each.label, { min: 1, max: 45, required: true })
  inspect.whole([...path, 'style'], each.style, { min: 1, max: 2, required: true })
  inspect.text([...path, 'placeholder'], each.placeholder, { max: 100 })
  const min = inspect.whole([...path, 'min_length'], each.min_length, { min: 0, max: 4000 }) ?? 0
  const max = inspect.whole([...path, 'max_length'], each.max_length, { min: 1, max: 4000 }) ?? 4000
  inspect.text([...path, 'value'], each.value, { max })
  if (min > max) inspect.add([...path, 'min_length'], 'BASE_TYPE_MAX_VALUE', 'min_length exceeds max_length')
}

function label(inspect: Inspector, path: Path, each: Record<string, unknown>, seen: Set<string>): void {
  inspect.text([...path, 'label'], each.label, { min: 1, max: 45, required: true })
  inspect.text([...path, 'description'], each.description, { max: 100 })
  const at = [...path, 'component']
  const inside = each.component
  if (!isObject(inside)) inspect.add(at, 'BASE_TYPE_REQUIRED', 'This field is required')
  else if (inside.type === TEXT_INPUT) textInput(inspect, at, inside, seen, true)
  else if (SELECTS.includes(Number(inside.type))) select(inspect, at, inside, seen)
  else if (inside.type === RADIOS || inside.type === TICKS) list(inspect, at, inside, seen)
  else if (inside.type === FILES || inside.type === TICK) customId(inspect, at, inside.custom_id, seen)
  else inspect.add([...at, 'type'], 'UNION_TYPE_CHOICES', 'This component cannot stand in a label.')
}

/** A modal's components: 1 to 5 labels, text rows or texts. */
export function modalComponents(inspect: Inspector, path: Path, value: unknown): void {
  const seen = new Set<string>()
  for (const [n, each] of inspect.objects(path, inspect.list(path, value, { min: 1, max: 5 }))) {
    const at = [...path, n]
    if (each.type === LABEL) label(inspect, at, each, seen)
    else if (each.type === TEXT_DISPLAY)
      inspect.text([...at, 'content'], each.content, { min: 1, max: 4000, required: true })
    else if (each.type === ROW) {
      const inside = inspect.list([...at, 'components'], each.components, { min: 1, max: 1 })
      for (const [m, child] of inspect.objects([...at, 'components'], inside)) {
        const where = [...at, 'components', m]
        if (child.type === TEXT_INPUT) textInput(inspect, where, child, seen, false)
        else
          inspect.add([...where, 'type'], 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (4,).')
      }
    } else
      inspect.add([...at, 'type'], 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1, 10, 18).')
  }
}
