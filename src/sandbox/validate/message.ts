// The rules for messages: lengths, counts, embeds, attachments, mentions.
// https://discord.com/developers/docs/resources/message

import { type Inspector, inspector, isObject, lengthOf, type Path, type Rule } from '../world/problems.ts'
import { messageComponents } from './components.ts'

const COMPONENTS_V2 = 32768
const EPHEMERAL = 64
/** Flags a bot may set: suppress embeds, suppress notifications, v2 components, voice message. */
const SETTABLE = 4 | 4096 | 8192 | COMPONENTS_V2

function embed(inspect: Inspector, path: Path, value: unknown): number {
  if (!isObject(value)) {
    inspect.add(path, 'MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType')
    return 0
  }
  const sizes: number[] = []
  const text = (at: Path, piece: unknown, bounds: { min?: number; max: number; required?: boolean }) => {
    sizes.push(lengthOf(inspect.text([...path, ...at], piece, bounds) ?? ''))
  }
  text(['title'], value.title, { max: 256 })
  text(['description'], value.description, { max: 4096 })
  inspect.whole([...path, 'color'], value.color, { min: 0, max: 0xffffff })
  if (isObject(value.footer)) text(['footer', 'text'], value.footer.text, { max: 2048 })
  if (isObject(value.author)) text(['author', 'name'], value.author.name, { max: 256 })
  const fields = inspect.list([...path, 'fields'], value.fields, { max: 25 })
  for (const [n, field] of inspect.objects([...path, 'fields'], fields)) {
    text(['fields', n, 'name'], field.name, { min: 1, max: 256, required: true })
    text(['fields', n, 'value'], field.value, { min: 1, max: 1024, required: true })
  }
  const total = sizes.reduce((sum, size) => sum + size, 0)
  if (total === 0 && !value.image && !value.thumbnail && !value.video && !value.author && !value.footer)
    inspect.add([...path, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required')
  return total
}

function mentions(inspect: Inspector, value: unknown): void {
  const path = ['allowed_mentions']
  if (value === undefined || value === null) return
  if (!isObject(value)) {
    inspect.add(path, 'MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType')
    return
  }
  const parse = inspect.list([...path, 'parse'], value.parse, { max: 3 })
  for (const [n, kind] of parse.entries())
    inspect.oneOf([...path, 'parse', n], kind, ['users', 'roles', 'everyone'])
  for (const kind of ['users', 'roles']) {
    const listed = inspect.list([...path, kind], value[kind], { max: 100 })
    if (listed.length > 0 && parse.includes(kind))
      inspect.add(
        [...path, 'parse'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      )
    if (new Set(listed).size !== listed.length)
      inspect.add([...path, kind], 'SET_TYPE_ALREADY_CONTAINS_VALUE', 'The list already contains this value.')
  }
}

function attachments(inspect: Inspector, value: unknown): void {
  const listed = inspect.list(['attachments'], value, { max: 10 })
  for (const [n, each] of inspect.objects(['attachments'], listed)) {
    inspect.text(['attachments', n, 'description'], each.description, { max: 1024 })
    inspect.text(['attachments', n, 'filename'], each.filename, { max: 1024 })
    if (each.id === undefined)
      inspect.add(['attachments', n, 'id'], 'BASE_TYPE_REQUIRED', 'This field is required')
  }
}

/** What a message's body may not be. `interaction` allows the ephemeral flag. */
export function inspectMessage(
  inspect: Inspector,
  body: Record<string, unknown>,
  interaction: boolean,
): void {
  const flags = inspect.whole(['flags'], body.flags, { min: 0, max: 2 ** 31 - 1 }) ?? 0
  const v2 = (flags & COMPONENTS_V2) !== 0
  const settable = interaction ? SETTABLE | EPHEMERAL : SETTABLE
  if ((flags & ~settable) !== 0)
    inspect.add(['flags'], 'MESSAGE_FLAGS_INVALID', `Flags ${flags & ~settable} cannot be set here`)
  const content = inspect.text(['content'], body.content, { max: 2000 })
  if (v2 && content)
    inspect.add(
      ['content'],
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      'The content field cannot be used with components v2',
    )
  const embeds = inspect.list(['embeds'], body.embeds, { max: 10 })
  const characters = embeds.reduce<number>((sum, each, n) => sum + embed(inspect, ['embeds', n], each), 0)
  if (characters > 6000)
    inspect.add(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000')
  if (v2 && embeds.length > 0)
    inspect.add(
      ['embeds'],
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      'The embeds field cannot be used with components v2',
    )
  messageComponents(inspect, ['components'], body.components, v2)
  mentions(inspect, body.allowed_mentions)
  attachments(inspect, body.attachments)
  if (typeof body.nonce === 'string' && body.nonce.length > 25)
    inspect.add(['nonce'], 'NONCE_TYPE_TOO_LONG', 'Must be 25 or fewer in length.')
}

/** A message of the bot's own. */
export const messageRule: Rule = (body) => {
  const inspect = inspector()
  if (isObject(body)) inspectMessage(inspect, body, false)
  return inspect.problems
}

/** A follow-up or an edit of one. */
export const followUpRule: Rule = (body) => {
  const inspect = inspector()
  if (isObject(body)) inspectMessage(inspect, body, true)
  return inspect.problems
}
