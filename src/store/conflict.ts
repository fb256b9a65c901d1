// Which failures mean that another process came first, so that the transaction may simply be tried again.
import { Conflict } from './games.ts'

/** Prisma: unique constraint, transaction conflict; PostgreSQL: serialization failure, deadlock. */
const CODES: readonly unknown[] = ['P2002', 'P2034', '40001', '40P01']

/** Whether a failed transaction is worth another attempt. */
export function isConflict(error: unknown): boolean {
  if (error instanceof Conflict) return true
  const { code, cause } = (error ?? {}) as {
    code?: unknown
    cause?: { originalCode?: unknown; code?: unknown }
  }
  return CODES.includes(code) || CODES.includes(cause?.originalCode) || CODES.includes(cause?.code)
}
