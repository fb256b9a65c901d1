// Opens the database: a PostgreSQL server by its address, or the embedded one in a folder; the same code for both.
import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { enduring, LONG, UNLIMITED_SESSION } from './connection.ts'
import { looksOf, preparedName, singlesOn } from './driver.ts'
import { type Embedded, openEmbedded } from './embedded.ts'
import { explainServer } from './faults.ts'
import { PrismaClient } from './generated/client.ts'
import { listenForJobs, listenOnPool } from './listening.ts'
import { type Locks, processLocks, serverLocks } from './locks.ts'
import { migrate } from './migrate.ts'
import { type RetryOptions, throughOutages } from './outage-retry.ts'
import { Pool, serverPool } from './pool.ts'
import { runMove, runTransaction } from './transaction.ts'
import type { LookTx, MoveTx, Tx } from './tx.ts'

export type { LookTx, MoveTx, Tx } from './tx.ts'

/** The open database. */
export interface Store {
  /** For single reads and writes outside a transaction. */
  readonly db: Tx
  /**
   * Runs `work` in one transaction: all of it happens or nothing. Use `tx` for everything inside.
   * @throws what `work` throws; after a lost connection (`isLost`) nothing has happened
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same for what may take as long as it needs, such as what goes over all tables. */
  atLength<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same through the driver alone, for what is asked with every move. */
  move<T>(work: (tx: MoveTx) => Promise<T>): Promise<T>
  /** Statements through the driver outside a transaction, for what is asked with every move: each is done by itself. */
  readonly single: MoveTx
  /** What only reads, without a transaction: a statement in it that is more than a `select` throws. */
  look<T>(work: (tx: LookTx) => Promise<T>): Promise<T>
  /** Named locks that a process holds while it lives; gone with it, also when it is killed. */
  readonly locks: Locks
  /** Calls back when jobs were added, by any process, until it is stopped. */
  listen(onJobs: () => void): () => Promise<void>
  /** Makes the room of what was deleted free for what comes; a server does so by itself. */
  tidy(): Promise<void>
  close(): Promise<void>
}

/**
 * Where the database is: a server, a folder of the embedded one, nowhere but in memory, from a dump, or (for tests) an embedded
 * one that runs already.
 */
export type Place =
  | { readonly url: string; readonly schema?: string }
  | { readonly folder: string }
  | { readonly memory: true; readonly from?: Blob }
  | { readonly lend: () => Promise<Embedded> }

/** Connections to a server; the embedded database runs one transaction at a time. */
const POOL = 10

/** How a command waits for a database that is away. */
const BRIEFLY: RetryOptions = { limit: 10_000 }

/** Brings the tables up to date, also when the connection is lost meanwhile: what was applied stays. */
async function bringUpToDate(pool: pg.Pool, place: Place, retry: RetryOptions): Promise<void> {
  try {
    await throughOutages(() => migrate(pool, 'url' in place ? place.schema : undefined), retry)
  } catch (error) {
    throw 'url' in place ? explainServer(place.url, error) : error
  }
}

/**
 * Opens the database and brings its tables up to date.
 * @param retry how a server that is away is waited for
 * @throws Error with a clear line when the server cannot be reached, the folder is in use, or the tables are newer
 */
export async function openStore(place: Place, retry: RetryOptions = BRIEFLY): Promise<Store> {
  const embedded: Embedded | undefined = 'url' in place ? undefined : await openEmbedded(place)
  const schema = 'url' in place ? place.schema : undefined
  const { onConnect, listen } = listenOnPool()
  const pool =
    'url' in place
      ? serverPool(place.url, schema, POOL)
      : enduring(new Pool({ ...embedded?.connection, max: 1, onConnect }, embedded?.check))
  const prisma = prismaOn(pool, schema)
  const locks = 'url' in place ? serverLocks(place.url, schema) : processLocks()
  const close = async () => {
    try {
      await locks.close()
      await prisma.$disconnect()
      await pool.close()
    } finally {
      await embedded?.close()
    }
  }
  try {
    await bringUpToDate(pool, place, retry)
  } catch (error) {
    await close()
    throw error
  }
  const single = singlesOn(pool)
  const looks = looksOf(single)
  return {
    db: prisma,
    transaction: (work) => runTransaction(prisma, work),
    atLength: (work) => ('url' in place ? atLength(place.url, schema, work) : runTransaction(prisma, work)),
    move: (work) => runMove({ pool, prisma }, work),
    look: (work) => work(looks),
    single,
    tidy: async () => {
      if (embedded) await pool.query('vacuum')
    },
    locks,
    close,
    listen:
      'url' in place ? (onJobs: () => void) => listenForJobs(place.url, schema ?? 'public', onJobs) : listen,
  }
}

const prismaOn = (pool: Pool, schema: string | undefined): PrismaClient =>
  new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: preparedName, ...(schema && { schema }) }),
  })

/** Runs a transaction on a connection of its own, on which answers are waited for as long as it takes. */
async function atLength<T>(
  server: string,
  schema: string | undefined,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const url = new URL(server)
  url.searchParams.set('query_timeout', String(LONG))
  const pool = serverPool(url.href, schema, 1, UNLIMITED_SESSION)
  const prisma = prismaOn(pool, schema)
  try {
    return await runTransaction(prisma, work)
  } finally {
    await prisma.$disconnect()
    await pool.close()
  }
}
