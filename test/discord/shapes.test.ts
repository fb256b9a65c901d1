// What the bot reads of Discord's answers, against Discord's own description of them: anything that may be missing, null or new
// fails nothing. The description lies beside the project and not in it.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ANSWERS } from '../../src/discord/http/shapes.ts'

const FILE = new URL('../../../shared/data/discord/openapi.json', import.meta.url)

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
}
interface Description {
  readonly paths: Record<string, Record<string, { readonly responses: Record<string, Response> }>>
  readonly components: { readonly schemas: Record<string, Schema> }
}
interface Response {
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } }
}

const description = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Description) : undefined
if (!description)
  console.log(`${FILE.pathname} is not here: shapes are not checked against Discord's description`)

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined
    ? schema
    : resolved(description?.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})

/** The schema of an answer, such as that of `GET /channels/{channel_id}`. */
function schemaOf(answer: string): Schema {
  const [method = '', path = ''] = answer.split(' ')
  const responses = description?.paths[path]?.[method.toLowerCase()]?.responses ?? {}
  const found = Object.entries(responses).find(([status]) => /^20[01]$/.test(status))?.[1]
  const schema = found?.content?.['application/json']?.schema
  if (!schema) throw new Error(`Discord's description has no ${answer}`)
  return schema
}

/** How an example is made: with required fields alone or with all; with null wherever it may stand. */
interface How {
  readonly all: boolean
  readonly nulls: boolean
}

const typesOf = ({ type }: Schema): readonly string[] => (typeof type === 'string' ? [type] : (type ?? []))
const variantsOf = ({ oneOf, anyOf }: Schema): readonly Schema[] => oneOf ?? anyOf ?? []
const mayBeNull = (schema: Schema): boolean =>
  typesOf(schema).includes('null') || variantsOf(schema).some((each) => mayBeNull(resolved(each)))

/** Examples that fit a schema, one for each of its variants. */
function examples(given: Schema, how: How, depth = 0): unknown[] {
  const schema = resolved(given)
  if (how.nulls && mayBeNull(schema)) return [null]
  if (schema.const !== undefined) return [schema.const]
  const variants = [...variantsOf(schema), ...(schema.allOf ?? [])].filter(
    (each) => !typesOf(each).includes('null'),
  )
  if (variants.length > 0) return variants.flatMap((each) => examples(each, how, depth))
  if (schema.enum?.length) return [schema.enum[0]]
  const type = typesOf(schema).find((each) => each !== 'null')
  if (type === 'array') return [schema.items ? examples(schema.items, how, depth + 1) : []]
  if (type === 'object' || schema.properties) return [objectOf(schema, how, depth)]
  return [{ string: '2026-01-01T00:00:00Z', integer: 1, number: 1, boolean: true }[type ?? 'string'] ?? 'x']
}

function objectOf({ properties = {}, required = [] }: Schema, how: How, depth: number): object {
  const fields = Object.entries(properties).filter(
    ([name]) => required.includes(name) || (how.all && depth < 3),
  )
  return {
    ...Object.fromEntries(fields.map(([name, schema]) => [name, examples(schema, how, depth + 1)[0]])),
    a_new_field: { of: ['tomorrow'] },
  }
}

const HOWS: readonly How[] = [
  { all: false, nulls: true },
  { all: false, nulls: false },
  { all: true, nulls: true },
  { all: true, nulls: false },
]
const CASES = Object.entries(ANSWERS).flatMap(([name, { shape, from }]) =>
  from.map((answer) => ({ name, shape, answer })),
)
describe.runIf(description)('every answer that Discord describes is read', () => {
  it.each(CASES)('$answer as $name', ({ shape, answer }) => {
    const schema = schemaOf(answer)
    const all = HOWS.flatMap((how) => examples(schema, how))
    expect(all.length).toBeGreaterThan(0)
    for (const example of all) {
      const read = shape.safeParse(example)
      expect(read.error, JSON.stringify(example).slice(0, 400)).toBeUndefined()
      // Lists lose none of their elements.
      if (Array.isArray(example)) expect(read.data).toHaveLength(example.length)
    }
  })
})

describe('what the description calls required and Discord leaves out all the same', () => {
  it('a thread without an owner and one that is odd cost no other thread', () => {
    const { threads } = ANSWERS.threads.shape.parse({
      threads: [
        { id: '1', name: 'table', parent_id: '2' },
        { name: 'no id' },
        null,
        { id: '3', owner_id: null },
      ],
    })
    expect(threads.map(({ id }) => id)).toEqual(['1', '3'])
  })

  it('a message without its author, time or text is read', () => {
    expect(
      ANSWERS.messages.shape.parse([{ id: '1' }, { id: '2', content: null, author: null }]),
    ).toHaveLength(2)
  })

  it('a channel without metadata, a forum without tags and a null for a list are read', () => {
    expect(ANSWERS.channel.shape.parse({ id: '1' })).toEqual({ id: '1', permission_overwrites: [] })
    expect(ANSWERS.forum.shape.parse({ id: '1' }).available_tags).toEqual([])
    expect(ANSWERS.channels.shape.parse(null)).toEqual([])
  })
})
