// The transaction type of the store's functions.
import type { Prisma } from './generated/client.ts'

/** Prisma on the database, or within one transaction. */
export type Tx = Prisma.TransactionClient

/** What reads: each statement stands alone, outside any transaction, unless it is a transaction's. */
export interface LookTx {
  /** Rows of a statement; moments are `Date`, 64-bit numbers `bigint`. */
  $queryRaw<Rows = unknown>(...template: Template): Promise<Rows>
}

/**
 * The transaction of a move, which goes through the driver and has statements alone. Prisma has them too: a function that needs
 * no more than these works in every transaction.
 */
export interface MoveTx extends LookTx {
  /** Carries a statement out; how many rows it touched. */
  $executeRaw(...template: Template): Promise<number>
}

const ids = new WeakMap<LookTx, string>()

/** A statement has said the id of its transaction: by that it is asked about when the answer to its commit is lost. */
export const noteId = (tx: LookTx, id: string): void => void ids.set(tx, id)
export const notedId = (tx: LookTx): string | undefined => ids.get(tx)

/** What a template tag is given: plain text and values, or an `Sql` that was put together before. */
export type Template = readonly [TemplateStringsArray | Prisma.Sql, ...unknown[]]

/** From here to the commit transactions on one subject come one after the other. */
export async function inTurn(tx: MoveTx, subject: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`
}
