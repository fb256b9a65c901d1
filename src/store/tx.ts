// What the store's functions work on.
import type { PrismaClient } from './generated/client.ts'
import type { Template } from './statements.ts'

/** How Prisma is spoken to within a transaction, but for what goes straight to the driver. */
type Models = Omit<
  PrismaClient,
  '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends' | '$queryRaw' | '$executeRaw'
>

/**
 * A handle on which the store's functions work: the database, or one transaction on it. Models are Prisma's; statements
 * go straight to the driver, which is many times cheaper: what every move asks is made of them.
 */
export interface Tx extends Models {
  /** Rows of a statement; moments are `Date`, 64-bit numbers `bigint`. */
  $queryRaw<Rows>(...template: Template): Promise<Rows>
  /** Carries a statement out; how many rows it touched. */
  $executeRaw(...template: Template): Promise<number>
  /**
   * Carries a statement out with whatever is asked next, or with the commit, so that it costs no way to the server of its
   * own. Where it fails, what comes next does, and nothing is committed. Outside a transaction it is done at once.
   */
  $later(...template: Template): Promise<void>
  /** This transaction will write: what it needs to know for its commit comes with its first question. */
  $willWrite(): void
  /** From here to its end the statements of this transaction may take as long as they need, as those over all tables do. */
  $takesLong(): void
  /** Calls back once the transaction has been committed. */
  $afterCommit(call: () => void): void
}

/** From here to the commit transactions on one subject come one after the other. */
export async function inTurn(tx: Tx, subject: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`
}
