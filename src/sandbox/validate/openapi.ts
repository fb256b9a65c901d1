// Checking bodies against Discord's own OpenAPI description, when one is at hand.
// https://github.com/discord/discord-api-spec
import { readFile } from 'node:fs/promises'
import type { ErrorObject, ValidateFunction } from 'ajv'
import type { Oracle } from '../world/http.ts'
import { isObject, type Problem } from '../world/problems.ts'

interface Operation {
  requestBody?: { content?: Record<string, { schema?: unknown }> }
}

interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const escapePointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

/** discord.js sends these in forms that the description is stricter about than Discord is. */
function normalised(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(normalised)
  if (!isObject(body)) return body
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]): [string, unknown][] => {
      if (value === undefined) return []
      if (key === 'default_member_permissions' && typeof value === 'string') return [[key, Number(value)]]
      // Which fields a message takes besides depends on the route; Discord ignores these two where they have no use.
      if (key === 'tts' || key === 'enforce_nonce') return []
      if (key === 'attachments' && Array.isArray(value))
        return [
          [
            key,
            value.map((each: unknown) =>
              isObject(each) ? { filename: 'file', ...each, id: String(each.id) } : each,
            ),
          ],
        ]
      return [[key, normalised(value)]]
    }),
  )
}

interface Schema {
  [key: string]: unknown
  $ref?: string
  type?: unknown
  properties?: Record<string, Schema>
  enum?: unknown[]
  const?: unknown
}

const isNull = (schema: Schema) => schema.type === 'null'

/** The values of `type` that this member of a union stands for, if that is what tells the members apart. */
function kinds(schema: Schema, schemas: Record<string, Schema>): unknown[] | undefined {
  const named = schema.$ref?.split('/').at(-1)
  const target = named === undefined ? schema : schemas[named]
  const type = target?.properties?.type
  return type?.const === undefined ? type?.enum : [type.const]
}

/** A union as a series of ifs, so that a complaint is about the member that was meant and not about all of them. */
function decided(members: readonly Schema[], schemas: Record<string, Schema>): Schema | undefined {
  const rest = members.filter((each) => !isNull(each))
  const unlessNull = (schema: Schema): Schema =>
    rest.length === members.length ? schema : { if: { type: 'null' }, else: schema }
  const [only] = rest
  if (rest.length === 1 && only !== undefined) return unlessNull(only)
  const cases = rest.map((member) => ({ member, kinds: kinds(member, schemas) }))
  if (cases.some((each) => each.kinds === undefined)) return undefined
  const known = cases.flatMap((each) => each.kinds ?? [])
  if (new Set(known).size !== known.length) return undefined
  return unlessNull({
    type: 'object',
    required: ['type'],
    properties: { type: { enum: known } },
    allOf: cases.map(({ member, kinds: values }) => ({
      if: { not: { required: ['type'], properties: { type: { enum: values } } } },
      else: member,
    })),
  })
}

function withDecisions(value: unknown, schemas: Record<string, Schema>): unknown {
  if (Array.isArray(value)) return value.map((each) => withDecisions(each, schemas))
  if (!isObject(value)) return value
  const { oneOf, anyOf, ...rest } = value
  const members = oneOf ?? anyOf
  const union = Array.isArray(members) ? decided(members as Schema[], schemas) : undefined
  const source =
    union === undefined
      ? value
      : { ...rest, allOf: [...(Array.isArray(rest.allOf) ? rest.allOf : []), union] }
  return Object.fromEntries(
    Object.entries(source).map(([key, inner]) => [key, withDecisions(inner, schemas)]),
  )
}

/** The deepest complaints that are no mere "none of these fits": the closest ones to the cause. */
function telling(errors: readonly ErrorObject[]): ErrorObject[] {
  const plain = errors.filter((each) => !['anyOf', 'oneOf', 'if'].includes(each.keyword))
  const depth = (each: ErrorObject) => each.instancePath.split('/').length
  const deepest = Math.max(...plain.map(depth))
  const found = plain.filter((each) => depth(each) === deepest)
  return found.length > 0 ? found : errors.slice(0, 1)
}

const loaded = new Map<string, Promise<Oracle>>()

/**
 * A check against the description in `file`, which is read once.
 * @throws when the file is missing or ajv (a development dependency) is not installed
 */
export function loadOracle(file: string): Promise<Oracle> {
  const oracle = loaded.get(file) ?? readOracle(file)
  loaded.set(file, oracle)
  return oracle
}

async function readOracle(file: string): Promise<Oracle> {
  const [{ Ajv2020 }, { default: addFormats }, text] = await Promise.all([
    import('ajv/dist/2020.js'),
    import('ajv-formats'),
    readFile(file, 'utf8'),
  ])
  const description = JSON.parse(text) as Description
  // Two enumerations are empty in the description, which would allow nothing at all.
  for (const schema of Object.values(description.components.schemas))
    if (schema.enum?.length === 0) delete schema.enum
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true, logger: false })
  addFormats.default(ajv)
  ajv.addFormat('snowflake', /^(0|[1-9]\d{0,19})$/)
  ajv.addFormat('nonce', true)
  const { schemas } = description.components
  ajv.addSchema({
    $id: 'discord',
    paths: withDecisions(description.paths, schemas),
    components: { schemas: withDecisions(schemas, schemas) },
  })
  const templates = Object.entries(description.paths).map(([path, operations]) => ({
    path,
    operations,
    // Literal parts such as @original win over placeholders.
    placeholders: path.split('{').length,
    shape: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  }))
  templates.sort((a, b) => a.placeholders - b.placeholders)
  const compiled = new Map<string, ValidateFunction | undefined>()

  const checkFor = (method: string, path: string): ValidateFunction | undefined => {
    const template = templates.find((each) => each.shape.test(path) && each.operations[method] !== undefined)
    if (template === undefined) return undefined
    const key = `${method} ${template.path}`
    if (compiled.has(key)) return compiled.get(key)
    const has = template.operations[method]?.requestBody?.content?.['application/json'] !== undefined
    const pointer = ['paths', template.path, method, 'requestBody', 'content', 'application/json', 'schema']
    const check = has ? ajv.compile({ $ref: `discord#/${pointer.map(escapePointer).join('/')}` }) : undefined
    compiled.set(key, check)
    return check
  }

  return (method, path, body): Problem[] => {
    const check = checkFor(method.toLowerCase(), path)
    if (check === undefined || check(normalised(body))) return []
    return telling(check.errors ?? []).map((each) => ({
      path: each.instancePath.split('/').slice(1),
      code: `OPENAPI_${each.keyword.toUpperCase()}`,
      message: `${each.message ?? 'does not fit'} ${JSON.stringify(each.params)}`,
    }))
  }
}
