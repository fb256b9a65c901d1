// Recognises failures after which a transaction can be tried again: another process came first.
import { Conflict } from './games.ts'

/**
 * Prisma: unique constraint, transaction conflict; PostgreSQL: serialization failure, deadlock, unique constraint.
 */
const CODES: readonly unknown[] = ['P2002', 'P2034', '40001', '40P01', '23505']

/** What an error says of its cause, as Prisma wraps it. */
interface Wrapped {
  readonly code?: unknown
  readonly originalCode?: unknown
  readonly cause?: Wrapped
  readonly meta?: { readonly driverAdapterError?: Wrapped }
}

/** Whether a failed transaction is worth another attempt. */
export function isConflict(error: unknown): boolean {
  return error instanceof Conflict || isCoded((error ?? {}) as Wrapped)
}

const isCoded = ({ code, originalCode, cause, meta }: Wrapped): boolean =>
  [code, originalCode].some((each) => CODES.includes(each)) ||
  (cause !== undefined && isCoded(cause)) ||
  (meta?.driverAdapterError !== undefined && isCoded(meta.driverAdapterError))
