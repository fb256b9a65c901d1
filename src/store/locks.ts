// Named locks across processes: held by a living connection, so that a killed process holds nothing.
import pg from 'pg'

/** Locks by name. */
export interface Locks {
  /** Takes a lock, or keeps it; `false` while another process has it. */
  take(name: string): Promise<boolean>
  /** Whether a lock that was taken is still held, as far as is known: a lost connection has lost all of its locks. */
  holds(name: string): boolean
  free(name: string): Promise<void>
  close(): Promise<void>
}

/** For the embedded database, which only one process opens: whatever is asked for is free. */
export const processLocks = (): Locks => ({
  take: async () => true,
  holds: () => true,
  free: async () => {},
  close: async () => {},
})

/** The server looks whether the process is there: what one held whose machine lost its power is free after 20 seconds. */
const NOTICED = `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2`

/** How often a connection is asked whether it lives, and how long it may take to answer anything, in milliseconds: less than the server waits. */
const PULSE = 5_000
const PATIENCE = 5_000

/** A connection and what it holds. Whatever is held ends with it. */
interface Session {
  readonly client: pg.Client
  readonly held: Set<string>
  /** Whoever waited on it finds another connection, or none. */
  forget(): void
}

/**
 * Session-level advisory locks on a connection of their own. A lost connection loses them; the next `take` tries anew.
 * Names are those of one `schema`: bots in other schemas of the same database have locks of their own.
 */
export function serverLocks(url: string, schema = 'public'): Locks {
  const nameOf = (name: string) => `peach-garden:${schema}:${name}`
  /** The connection that lives; whoever waited on one that has died since finds another here, or none. */
  let session: Session | undefined
  const living = async (): Promise<Session> => session ?? (await open())
  const open = async (): Promise<Session> => {
    const client = new pg.Client({
      ...{ connectionString: url, keepAlive: true },
      ...{ connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE },
    })
    const forget = () => {
      clearInterval(pulse)
      if (session === opened) session = undefined
    }
    const opened: Session = { client, held: new Set(), forget }
    const pulse = setInterval(() => void inLine(() => ask(opened, 'select 1')).catch(() => {}), PULSE)
    pulse.unref()
    client.on('error', forget)
    client.on('end', forget)
    session = opened
    try {
      await client.connect()
      await client.query(NOTICED)
    } catch (error) {
      forget()
      throw error
    }
    return opened
  }
  let line: Promise<unknown> = Promise.resolve()
  /** One query after the other: a connection takes no two at once. */
  const inLine = <T>(work: () => Promise<T>): Promise<T> => {
    const done = line.then(work)
    line = done.catch(() => {})
    return done
  }
  /** One that does not answer is given up at once: the server may have given its locks to others. */
  async function ask<Row extends pg.QueryResultRow>(
    { client, forget }: Session,
    sql: string,
    values: readonly string[] = [],
  ): Promise<readonly Row[]> {
    try {
      return (await client.query<Row>(sql, [...values])).rows
    } catch (error) {
      forget()
      void client.end().catch(() => {})
      throw error
    }
  }
  const holds = (name: string) => session?.held.has(name) === true
  return {
    holds,
    take: (name) =>
      inLine(async () => {
        if (holds(name)) return true
        const lived = await living()
        const sql = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken'
        const [row] = await ask<{ taken: boolean }>(lived, sql, [nameOf(name)])
        if (row?.taken) lived.held.add(name)
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
