// Statements as the driver takes them: prepared once on each connection, with moments and big numbers as Prisma gives them.
import type { Writable } from 'node:stream'
import pg from 'pg'
import { Prisma } from './generated/client.ts'

/** A template's text with `$1` for its values. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What a template tag is given: plain text and values, or an `Sql` that was put together before. */
export type Template = readonly [TemplateStringsArray | Prisma.Sql, ...unknown[]]

/** Texts of templates without parts of their own, which are most. */
const texts = new WeakMap<TemplateStringsArray, string>()

/** The statement that a template says. */
export function statementOf([first, ...values]: Template): Statement {
  if (first instanceof Prisma.Sql) return { text: first.text, values: first.values }
  if (values.some((value) => value instanceof Prisma.Sql)) return statementOf([Prisma.sql(first, ...values)])
  const known = texts.get(first)
  if (known !== undefined) return { text: known, values }
  const text = first.reduce((before, part, at) => `${before}$${at}${part}`)
  texts.set(first, text)
  return { text, values }
}

const { TIMESTAMP, INT8 } = pg.types.builtins
/** Columns without a zone are UTC. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [TIMESTAMP]: (text) => new Date(`${text.replace(' ', 'T')}Z`),
  [INT8]: BigInt,
}
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: string) =>
    format !== 'binary' && PARSERS[type] ? PARSERS[type] : pg.types.getTypeParser(type, format as 'text'),
}

/** Names of texts, the same for all connections. */
const numbers = new Map<string, number>()
/** The embedded database keeps what one connection has prepared for the next one: each has names of its own. */
const connections = new WeakMap<pg.ClientBase, number>()
let connected = 0

function nameOn(client: pg.ClientBase, text: string): string {
  const number = numbers.get(text) ?? numbers.size
  numbers.set(text, number)
  const connection = connections.get(client) ?? ++connected
  connections.set(client, connection)
  return `${connection}_${number}`
}

const parameterOf = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

/**
 * Asks a connection, which prepares each text once.
 * @param named `false` for a text that is made anew each time
 * @param patience how long it may take, in milliseconds, where that is not as long as usual
 */
export function ask<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  { text, values }: Statement,
  named = true,
  patience?: number,
): Promise<pg.QueryResult<Row>> {
  const name = named ? { name: nameOn(client, text) } : {}
  const limit = patience === undefined ? {} : { query_timeout: patience }
  return client.query<Row>({ ...name, text, values: values.map(parameterOf), types, ...limit })
}

/** Whatever a connection is asked before the next turn of the event loop goes to the server in one write. */
export function gather(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Writable } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}
