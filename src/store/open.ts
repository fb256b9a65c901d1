// Opens the database: a PostgreSQL server by its address, or the embedded one in a folder; the same code for both.
import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { Connection, enduring, SESSION, TIMEOUTS } from './connection.ts'
import { type Embedded, openEmbedded } from './embedded.ts'
import { explainServer } from './faults.ts'
import { PrismaClient } from './generated/client.ts'
import { databaseHandle } from './handles.ts'
import { LendingPool } from './lending.ts'
import { type Locks, processLocks, serverLocks } from './locks.ts'
import { migrate } from './migrate.ts'
import { runTransaction } from './transaction.ts'
import type { Tx } from './tx.ts'
import { type Patience, throughOutages } from './waiting.ts'

export type { Tx } from './tx.ts'

/** The open database. */
export interface Store {
  /** For single reads and writes outside a transaction. */
  readonly db: Tx
  /**
   * Runs `work` in one transaction: all of it happens or nothing. Use `tx` for everything inside.
   * @throws what `work` throws; after a lost connection (`isLost`) nothing has happened
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs `work` in one transaction that only reads, so that its end need not be waited for; a write in it throws. */
  reading<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Named locks that a process holds while it lives; gone with it, also when it is killed. */
  readonly locks: Locks
  /** Makes the room of what was deleted free for what comes; a server does so by itself. */
  tidy(): Promise<void>
  close(): Promise<void>
}

/** Where the database is: a server, a folder of the embedded one, or nowhere but in memory (for tests), from a dump. */
export type Place =
  | { readonly url: string; readonly schema?: string }
  | { readonly folder: string }
  | { readonly memory: true; readonly from?: Blob }

/** Connections to a server; the embedded database runs one transaction at a time. */
const POOL = 10

/** How a command waits for a database that is away. */
const BRIEFLY: Patience = { limit: 10_000 }

/** The connections to a server, or to the embedded database. */
function poolOf(place: Place, embedded: Embedded | undefined): LendingPool {
  const where =
    'url' in place
      ? {
          ...{ connectionString: place.url, max: POOL, Client: Connection, ...TIMEOUTS },
          ...(place.schema && { options: `-c search_path=${place.schema}` }),
        }
      : { ...embedded?.connection, max: 1 }
  // What is asked together goes out together.
  const pool = enduring(new LendingPool({ ...where, pipeline: true }, embedded?.check))
  pool.on('connect', (client) => {
    // It goes out with the first question, and costs no way to the server of its own.
    if ('url' in place) client.query(SESSION).catch(() => {})
  })
  return pool
}

/** Brings the tables up to date, also when the connection is lost meanwhile: what was applied stays. */
async function bringUpToDate(pool: pg.Pool, place: Place, patience: Patience): Promise<void> {
  try {
    await throughOutages(() => migrate(pool, 'url' in place ? place.schema : undefined), patience)
  } catch (error) {
    throw 'url' in place ? explainServer(place.url, error) : error
  }
}

/**
 * Opens the database and brings its tables up to date.
 * @param patience how a server that is away is waited for
 * @throws Error with a clear line when the server cannot be reached, the folder is in use, or the tables are newer
 */
export async function openStore(place: Place, patience: Patience = BRIEFLY): Promise<Store> {
  const embedded: Embedded | undefined = 'url' in place ? undefined : await openEmbedded(place)
  const pool = poolOf(place, embedded)
  const schema = 'url' in place ? place.schema : undefined
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool, schema ? { schema } : {}) })
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
    await bringUpToDate(pool, place, patience)
  } catch (error) {
    await close()
    throw error
  }
  const db = databaseHandle(pool, prisma)
  const tidy = async () => {
    if (embedded) await pool.query('vacuum')
  }
  const grounds = { pool, prisma, db }
  return {
    db,
    transaction: (work) => runTransaction(grounds, 'writes', work),
    reading: (work) => runTransaction(grounds, 'reads', work),
    ...{ locks, tidy, close },
  }
}
