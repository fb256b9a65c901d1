// Transactions, of which it is known whether they happened: also when the connection is lost while one is committed.
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { statementsOn } from './driver.ts'
import type { PrismaClient } from './generated/client.ts'
import { isLost } from './lost.ts'
import { type LookTx, type MoveTx, notedId, type Tx } from './tx.ts'

/** The server and the connection end what takes too long, not Prisma; in milliseconds. */
const TIMEOUT_MS = { maxWait: 60_000, timeout: 24 * 60 * 60_000 }

/** How often and for how long it is asked what became of a commit, in milliseconds. */
const ASK = 250
const ASKED_FOR = 15_000

/** Whether a commit happened could not be found out: it must not be tried again. */
export class Unsure extends Error {}

/** What a transaction came to before its commit, and its id; `null` where it has written nothing. */
interface Done<T> {
  readonly value: T
  readonly id: string | null
}

/**
 * Runs `work` in one transaction of Prisma's: all of it happens or nothing.
 * @throws what `work` throws, a lost connection (then nothing has happened), or `Unsure`
 */
export async function runTransaction<T>(prisma: PrismaClient, work: (tx: Tx) => Promise<T>): Promise<T> {
  const reached: Done<T>[] = []
  try {
    return await prisma.$transaction(async (tx) => {
      const value = await work(tx)
      reached.push({ value, id: await idOf(tx) })
      return value
    }, TIMEOUT_MS)
  } catch (error) {
    return happened(prisma, reached[0], error)
  }
}

/** The id of a transaction that has written something. */
async function idOf(tx: LookTx): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ id: string | null }[]>`
    select pg_current_xact_id_if_assigned()::text as id`
  return row?.id ?? null
}

/** The same through the driver alone, for a move. */
export async function runMove<T>(
  { pool, prisma }: { readonly pool: pg.Pool; readonly prisma: PrismaClient },
  work: (tx: MoveTx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let done: Done<T> | undefined
  try {
    await client.query('BEGIN')
    const tx = statementsOn(client)
    const value = await work(tx)
    done = { value, id: notedId(tx) ?? (await idOf(tx)) }
    const { command } = await client.query('COMMIT')
    if (command !== 'COMMIT') throw new Error('a transaction that had failed was to be committed')
    client.release()
    return done.value
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      () => client.release(true),
    )
    return happened(prisma, done, error)
  }
}

/**
 * The value of a transaction that failed as it was committed, and has happened all the same.
 * @throws the failure, where it has not
 */
async function happened<T>(db: Tx, done: Done<T> | undefined, error: unknown): Promise<T> {
  // Before its last word a transaction that loses its connection is undone; what only reads leaves nothing to doubt.
  if (done?.id && isLost(error) && (await hasCommitted(db, done.id))) return done.value
  throw error
}
/** What became of a transaction whose commit was not answered. */
async function hasCommitted(db: Tx, id: string): Promise<boolean> {
  const end = performance.now() + ASKED_FOR
  for (let again = false; ; again = true) {
    try {
      if (again) await breakOff(db, id)
      const [row] = await db.$queryRaw<{ status: string | null }[]>`
        select pg_xact_status(${id}::text::xid8) as status`
      if (row?.status === 'committed') return true
      if (row?.status === 'aborted') return false
      if (!row?.status) throw new Unsure(`nothing is known of transaction ${id}`)
    } catch (error) {
      if (!isLost(error)) throw error
    }
    if (performance.now() > end) throw new Unsure(`it is not known what became of transaction ${id}`)
    await pause(ASK)
  }
}

/**
 * Ends the connection on which a transaction is open still, whose way was given up: where the server hears of no end it would
 * wait for the commit, and nobody would know what becomes of it.
 */
async function breakOff(db: Tx, id: string): Promise<void> {
  await db.$queryRaw`
    select pg_terminate_backend(pid) from pg_stat_activity where backend_xid = xid(${id}::text::xid8)`.catch(
    () => {}, // the caller learns from the outcome whether the database is away
  )
}
