// Recognises failures that mean a lost or unavailable connection to the database.

/** Of sockets, of a disk that is full, of PostgreSQL (connections refused, ended or not yet taken) and of Prisma. */
const CODES: readonly unknown[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'],
  ...['EAI_AGAIN', 'ENOSPC', '57P01', '57P02', '57P03', 'P1001', 'P1002', 'P1008', 'P1017'],
]
/** Of PostgreSQL: failures of the connection, and what its machine has no more of: room on the disk, memory, connections. */
const CLASSES = /^(08|53)...$/
const KINDS: readonly unknown[] = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout']
/** What the driver says in words alone. */
const WORDS =
  /^Connection (terminated|ended)|is not queryable$|^timeout (expired|exceeded)|^Query read timeout$/i

/**
 * Whether a failure is that of a connection and not of what was asked: the same may go through on another one.
 * The server ends a connection with what it calls FATAL; Prisma wraps that once or twice.
 */
export function isLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, kind, severity, message, cause, meta } = error as Readonly<Record<string, unknown>>
  if (CODES.includes(code) || KINDS.includes(kind) || severity === 'FATAL' || severity === 'PANIC')
    return true
  if (typeof code === 'string' && CLASSES.test(code)) return true
  if (typeof message === 'string' && WORDS.test(message)) return true
  const { driverAdapterError } = (meta ?? {}) as { driverAdapterError?: unknown }
  return isLost(cause) || isLost(driverAdapterError)
}
