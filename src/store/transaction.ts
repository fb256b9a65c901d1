// One transaction, of which it is known whether it happened: also when the connection is lost while it is committed.
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { Flights, type Kind } from './flights.ts'
import type { PrismaClient } from './generated/client.ts'
import { transactionHandle } from './handles.ts'
import { isLost } from './lost.ts'
import { rememberSurroundings } from './surroundings.ts'
import type { Tx } from './tx.ts'

/** How often and for how long it is asked what became of a commit, in milliseconds. */
const ASK = 250
const ASKED_FOR = 15_000

/** Whether a commit happened could not be found out: it must not be tried again. */
export class Unsure extends Error {}

/** The database as transactions need it: its connections, Prisma, and itself for asking what became of one. */
export interface Grounds {
  readonly pool: pg.Pool
  readonly prisma: PrismaClient
  readonly db: Tx
}

/**
 * Runs `work` in one transaction: all of it happens or nothing.
 * @throws whatever `work` throws, a lost connection (then nothing has happened), or `Unsure`
 */
export async function runTransaction<T>(
  { pool, prisma, db }: Grounds,
  kind: Kind,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const calls: (() => void)[] = []
  const committed = (value: T): T => {
    for (const call of calls) call()
    return value
  }
  const client = await pool.connect()
  const flights = new Flights(client, prisma, kind)
  let done: { readonly value: T } | undefined
  try {
    const tx = transactionHandle(flights, (call) => void calls.push(call))
    rememberSurroundings(tx)
    done = { value: await work(tx) }
    await flights.commit()
    client.release()
    return committed(done.value)
  } catch (error) {
    await flights.rollBack().then(
      () => client.release(),
      () => client.release(true),
    )
    // Before its last word a transaction that loses its connection is undone; what only reads leaves nothing to doubt.
    if (!done || !flights.id || !isLost(error)) throw error
    if (await hasCommitted(db, flights.id)) return committed(done.value)
    throw error
  }
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
    () => {}, // whoever asks what became of it hears whether the database is away
  )
}
