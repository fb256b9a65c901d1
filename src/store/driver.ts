// Statements through the driver, without Prisma: many times cheaper, for what every move asks. Each text is prepared once on
// a connection; moments and big numbers come as Prisma gives them.
import pg from 'pg'
import { Prisma } from './generated/client.ts'
import { isLost } from './lost.ts'
import type { LookTx, MoveTx, Template } from './tx.ts'

/** A template's text with `$1` for its values. */
interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Texts of templates without parts of their own, which are most. */
const texts = new WeakMap<TemplateStringsArray, string>()

function statementOf([first, ...values]: Template): Statement {
  if (first instanceof Prisma.Sql) return { text: first.text, values: first.values }
  if (values.some((value) => value instanceof Prisma.Sql)) return statementOf([Prisma.sql(first, ...values)])
  const text = texts.get(first) ?? first.reduce((before, part, at) => `${before}$${at}${part}`)
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

/** Under what name connections keep a statement prepared. */
const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return name
}

/** Statements that are kept at most: those of Prisma's with lists have a text for each length. */
const KEPT = 500

/** The name under which connections keep a statement of Prisma's; empty for one that is not kept. */
export const preparedName = ({ sql }: { readonly sql: string }): string =>
  names.has(sql) || names.size < KEPT ? nameOf(sql) : ''

const parameterOf = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

const ask = (client: pg.ClientBase, { text, values }: Statement) =>
  client.query({ name: nameOf(text), text, values: values.map(parameterOf), types })

/** The statements of a transaction that has begun on a connection. */
export const statementsOn = (client: pg.ClientBase): MoveTx => ({
  $queryRaw: async <Rows>(...template: Template) => (await ask(client, statementOf(template))).rows as Rows,
  $executeRaw: async (...template: Template) => (await ask(client, statementOf(template))).rowCount ?? 0,
})

/** Nothing that begins so writes: only behind a `with` a part of a statement can change anything. */
const READS = /^\s*select\b/i

/** Statements on whichever connection is free, each by itself. */
export function singlesOn(pool: pg.Pool): MoveTx {
  const single = async (template: Template) => {
    const client = await pool.connect()
    try {
      const result = await ask(client, statementOf(template))
      client.release()
      return result
    } catch (error) {
      // A connection whose answer is missing has others' answers coming.
      client.release(isLost(error))
      throw error
    }
  }
  return {
    $queryRaw: async <Rows>(...template: Template) => (await single(template)).rows as Rows,
    $executeRaw: async (...template: Template) => (await single(template)).rowCount ?? 0,
  }
}

/** The same, for what only reads. @throws where a statement is more than a `select` */
export const looksOf = ({ $queryRaw }: MoveTx): LookTx => ({
  async $queryRaw<Rows>(...template: Template) {
    if (!READS.test(statementOf(template).text)) throw new Error('a look changes nothing: it may only select')
    return $queryRaw<Rows>(...template)
  },
})
