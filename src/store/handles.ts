// Handles on the database and on one transaction: models are Prisma's, statements go straight to the driver.
import type pg from 'pg'
import type { Flights } from './flights.ts'
import type { PrismaClient } from './generated/client.ts'
import { isLost } from './lost.ts'
import { ask, type Statement, statementOf, type Template } from './statements.ts'
import type { Tx } from './tx.ts'

/** What of a handle is not Prisma's. */
type Own = Pick<Tx, '$queryRaw' | '$executeRaw' | '$later' | '$willWrite' | '$takesLong' | '$afterCommit'> &
  Pick<Tx, '$queryRawUnsafe' | '$executeRawUnsafe'>

/** How statements are carried out. */
interface Ways {
  readonly run: (statement: Statement, named: boolean) => Promise<pg.QueryResult<pg.QueryResultRow>>
  readonly later: (statement: Statement) => void | Promise<void>
  readonly willWrite: () => void
  readonly takesLong: () => void
  readonly afterCommit: (call: () => void) => void
}

const ownOf = ({ run, later, willWrite, takesLong, afterCommit }: Ways): Own =>
  ({
    $queryRaw: async (...template: Template) => (await run(statementOf(template), true)).rows,
    $executeRaw: async (...template: Template) => (await run(statementOf(template), true)).rowCount ?? 0,
    $queryRawUnsafe: async (text: string, ...values: unknown[]) => (await run({ text, values }, false)).rows,
    $executeRawUnsafe: async (text: string, ...values: unknown[]) =>
      (await run({ text, values }, false)).rowCount ?? 0,
    $later: async (...template: Template) => later(statementOf(template)),
    $willWrite: willWrite,
    $takesLong: takesLong,
    $afterCommit: afterCommit,
  }) as Own

/** The database outside of transactions. */
export function databaseHandle(pool: pg.Pool, prisma: PrismaClient): Tx {
  const run: Ways['run'] = async (statement, named) => {
    const client = await pool.connect()
    let lost = false
    try {
      return await ask(client, statement, named)
    } catch (error) {
      lost = isLost(error)
      throw error
    } finally {
      // One that is lost, or silent, is given to nobody else.
      client.release(lost)
    }
  }
  const own = ownOf({
    run,
    later: async (statement) => void (await run(statement, true)),
    willWrite: () => {},
    takesLong: () => {},
    afterCommit: (call) => call(),
  })
  return handle(own, (name) => Reflect.get(prisma, name))
}

/** One transaction. */
export function transactionHandle(flights: Flights, afterCommit: (call: () => void) => void): Tx {
  const own = ownOf({
    run: (statement, named) => flights.run(statement, named),
    later: (statement) => flights.later(statement),
    willWrite: () => flights.willWrite(),
    takesLong: () => flights.takesLong(),
    afterCommit,
  })
  return handle(own, (name) => modelIn(flights, name))
}

/** One of Prisma's models, called once Prisma is in the transaction. */
const modelIn = (flights: Flights, name: string | symbol): unknown =>
  new Proxy(
    {},
    {
      get:
        (_, deed) =>
        async (...args: unknown[]) => {
          const model = Reflect.get(await flights.models(), name) as Record<string | symbol, unknown>
          return (model[deed] as (...given: unknown[]) => unknown)(...args)
        },
    },
  )

const handle = (own: Own, model: (name: string | symbol) => unknown): Tx =>
  new Proxy(own as unknown as Tx, {
    get: (target, name) =>
      name in target ? Reflect.get(target, name) : name === 'then' ? undefined : model(name),
  })
