// Prisma on a connection that somebody else has begun a transaction on: it asks what it is asked, and begins and ends nothing.
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { Connection } from './connection.ts'
import type { PrismaClient } from './generated/client.ts'

/** Prisma within one transaction. */
export type PrismaTransaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

/** Prisma at work in a transaction, until it is told to stop. */
export interface Loan {
  readonly tx: PrismaTransaction
  /** Prisma lets go of the connection. The transaction is as it was. */
  end(): Promise<void>
}

/** Whoever lent the connection ends a transaction that takes too long; in milliseconds. */
const PATIENCE = { maxWait: 60_000, timeout: 24 * 60 * 60_000 }

/** How long what is asked may take once the pool is to be closed, in milliseconds. */
const CLOSED = 5_000

const lent = new AsyncLocalStorage<pg.PoolClient>()

/** What Prisma says to begin and end a transaction of its own. */
const FRAME: readonly unknown[] = ['BEGIN', 'COMMIT', 'ROLLBACK']
const NOTHING = { fields: [], rows: [], rowCount: 0 }

/** The connection as Prisma may have it: neither the transaction nor the connection's place in the pool is its own. */
function restrained(client: pg.PoolClient): pg.PoolClient {
  const query = (asked: { readonly text?: string }, ...rest: unknown[]) =>
    FRAME.includes(asked.text)
      ? Promise.resolve(NOTHING)
      : Reflect.apply(client.query, client, [asked, ...rest])
  return Object.create(client, { query: { value: query }, release: { value: () => {} } }) as pg.PoolClient
}

type Connected = Parameters<pg.Pool['connect']>[0]

/** A pool from which Prisma takes the connection that it is lent, where it is lent one. */
export class LendingPool extends pg.Pool {
  readonly #open = new Set<pg.PoolClient>()

  readonly #check: () => void

  /** @param check throws while nothing may be asked */
  constructor(config: pg.PoolConfig, check = () => {}) {
    super(config)
    this.#check = check
    this.on('connect', (client) => void this.#open.add(client))
    this.on('remove', (client) => void this.#open.delete(client))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(done: Connected): void
  override connect(done?: Connected): unknown {
    const client = done ? undefined : lent.getStore()
    if (client) return Promise.resolve(restrained(client))
    try {
      this.#check()
    } catch (error) {
      return done ? done(error as Error, undefined, () => {}) : Promise.reject(error)
    }
    return done ? super.connect(done) : super.connect()
  }

  /** Ends its connections; one on which an answer is waited for is not waited for longer than a moment. */
  async close(): Promise<void> {
    const abandoning = setTimeout(() => {
      for (const client of this.#open) if (client instanceof Connection) client.abandon()
    }, CLOSED)
    await this.end().catch(() => {}) // Prisma may have ended it
    clearTimeout(abandoning)
  }
}

/** Lets Prisma work on a connection within the transaction that has begun on it. */
export function lend(prisma: PrismaClient, client: pg.PoolClient): Promise<Loan> {
  return new Promise((resolve, reject) => {
    let stop = () => {}
    const stopped = new Promise<void>((done) => {
      stop = done
    })
    const over = lent.run(client, () =>
      prisma.$transaction((tx) => {
        resolve({
          tx,
          end: () => {
            stop()
            return over
          },
        })
        return stopped
      }, PATIENCE),
    )
    over.catch(reject)
  })
}
