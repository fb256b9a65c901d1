// One transaction, of which it is known whether it happened: also when the connection is lost while it is committed.
import { setTimeout as pause } from 'node:timers/promises'
import type { PrismaClient } from './generated/client.ts'
import { isLost } from './lost.ts'
import { rememberSurroundings } from './surroundings.ts'
import type { Tx } from './tx.ts'

/** A transaction may wait its turn on the embedded database behind others, longer than Prisma's default. */
const PATIENCE = { maxWait: 60_000, timeout: 60_000 }
/** How often and for how long it is asked what became of a commit, in milliseconds. */
const ASK = 250
const ASKED_FOR = 15_000

/** Whether a commit happened could not be found out: it must not be tried again. */
export class Unsure extends Error {}

/**
 * Runs `work` in one transaction: all of it happens or nothing.
 * @throws whatever `work` throws, a lost connection (then nothing has happened), or `Unsure`
 */
export async function runTransaction<T>(prisma: PrismaClient, work: (tx: Tx) => Promise<T>): Promise<T> {
  let done: { readonly value: T; readonly id: string | null } | undefined
  try {
    return await prisma.$transaction(async (tx) => {
      rememberSurroundings(tx)
      const value = await work(tx)
      done = { value, id: await writingId(tx) }
      return value
    }, PATIENCE)
  } catch (error) {
    // Before its last word a transaction that loses its connection is undone; what only reads leaves nothing to doubt.
    if (!done?.id || !isLost(error)) throw error
    if (await hasCommitted(prisma, done.id)) return done.value
    throw error
  }
}

/** The transaction's id, if it has written anything. */
async function writingId(tx: Tx): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ id: string | null }[]>`
    select pg_current_xact_id_if_assigned()::text as id`
  return row?.id ?? null
}

/** What became of a transaction whose commit was not answered. */
async function hasCommitted(prisma: PrismaClient, id: string): Promise<boolean> {
  const end = performance.now() + ASKED_FOR
  for (;;) {
    try {
      const [row] = await prisma.$queryRaw<{ status: string | null }[]>`
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
