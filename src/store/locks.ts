// Named locks across processes: held by a living connection, so that a killed process holds nothing.
import type pg from 'pg'
import { Connection, KEEPALIVE, TIMEOUTS } from './connection.ts'

/** Locks by name. */
export interface Locks {
  /** Takes a lock, or keeps it; `false` while another process has it. */
  take(name: string): Promise<boolean>
  /** Whether a lock that was taken is still held, as far as is known: a lost connection has lost all of its locks. */
  holds(name: string): boolean
  free(name: string): Promise<void>
  close(): Promise<void>
}

/** For the embedded database, which only one process opens: every lock is free. */
export const processLocks = (): Locks => ({
  take: async () => true,
  holds: () => true,
  free: async () => {},
  close: async () => {},
})

/**
 * The server ends a connection of which it hears nothing for 20 seconds, though its way may look whole: what it held is free
 * then. Versions before 14 look only whether the machine is there.
 */
const WATCHED = `${KEEPALIVE};
  select set_config(name, '20s', false) from pg_settings where name = 'idle_session_timeout'`

/** How often a connection is asked whether it lives, and how long it may take to answer anything, in milliseconds: less than the server waits. */
const PULSE = 5_000
const TIMEOUT_MS = 5_000
/** A process that was suspended for longer than this, in milliseconds, holds nothing until it has asked again. */
const TRUSTED = 15_000

/** A connection and the locks it holds, which end with it. */
interface Session {
  readonly client: Connection
  readonly held: Set<string>
  /** When it was last asked something that it answered. */
  alive: number
  /** Callers that waited on it find another connection, or none. */
  forget(): void
}

/**
 * Session-level advisory locks on a connection of their own. A lost connection loses them; the next `take` tries anew.
 * Names are those of one `schema`: bots in other schemas of the same database have locks of their own.
 */
export function serverLocks(url: string, schema = 'public'): Locks {
  const nameOf = (name: string) => `peach-garden:${schema}:${name}`
  /** The connection that lives; callers that waited on a dead one find another here, or none. */
  let session: Session | undefined
  const living = async (): Promise<Session> => session ?? (await open())
  const open = async (): Promise<Session> => {
    const client = new Connection({
      connectionString: url,
      ...TIMEOUTS,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    })
    const forget = () => {
      clearInterval(pulse)
      if (session === opened) session = undefined
    }
    const opened: Session = { client, held: new Set(), alive: performance.now(), forget }
    const pulse = setInterval(() => void inLine(() => ask(opened, 'select 1')).catch(() => {}), PULSE)
    pulse.unref()
    client.on('error', forget)
    client.on('end', forget)
    session = opened
    try {
      await client.connect()
    } catch (error) {
      forget()
      throw error
    }
    await ask(opened, WATCHED)
    return opened
  }
  let line: Promise<unknown> = Promise.resolve()
  /** One query after the other: a connection takes no two at once. */
  const inLine = <T>(work: () => Promise<T>): Promise<T> => {
    const done = line.then(work)
    line = done.catch(() => {})
    return done
  }
  const holds = (name: string) =>
    session?.held.has(name) === true && performance.now() - session.alive < TRUSTED
  return {
    holds,
    take: (name) =>
      inLine(async () => {
        if (holds(name)) return true
        const lived = await living()
        if (lived.held.has(name)) await ask(lived, 'select 1')
        else {
          const sql = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken'
          const [row] = await ask<{ taken: boolean }>(lived, sql, [nameOf(name)])
          if (row?.taken) lived.held.add(name)
        }
        // It may have died with the answer.
        return holds(name)
      }),
    free: (name) =>
      inLine(async () => {
        if (!session?.held.delete(name)) return
        await ask(session, 'select pg_advisory_unlock(hashtextextended($1, 0))', [nameOf(name)])
      }),
    close: () => inLine(async () => session?.client.end().catch(() => {})),
  }
}

/** Asks a connection. One that does not answer is given up at once: the server may have given its locks to others. */
async function ask<Row extends pg.QueryResultRow>(
  session: Session,
  sql: string,
  values?: readonly string[],
): Promise<readonly Row[]> {
  const asked = performance.now()
  try {
    const { rows } = await session.client.query<Row>(sql, values && [...values])
    session.alive = asked
    return rows
  } catch (error) {
    session.forget()
    session.client.abandon()
    throw error
  }
}
