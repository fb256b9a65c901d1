// Named locks across processes: held by a living connection, so that a killed process holds nothing.
import pg from 'pg'

/** Locks by name. */
export interface Locks {
  /** Takes a lock, or keeps it; `false` while another process has it. */
  take(name: string): Promise<boolean>
  free(name: string): Promise<void>
  close(): Promise<void>
}

/** For the embedded database, which only one process opens: whatever is asked for is free. */
export const processLocks = (): Locks => ({
  take: async () => true,
  free: async () => {},
  close: async () => {},
})

/**
 * Session-level advisory locks on a connection of their own. A lost connection loses them; the next `take` tries anew.
 * Names are those of one `schema`: bots in other schemas of the same database have locks of their own.
 */
export function serverLocks(url: string, schema = 'public'): Locks {
  const nameOf = (name: string) => `peach-garden:${schema}:${name}`
  let connecting: Promise<pg.Client> | undefined
  let held = new Set<string>()
  const connection = (): Promise<pg.Client> => {
    connecting ??= open()
    return connecting
  }
  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true })
    const forget = () => {
      connecting = undefined
      held = new Set()
    }
    client.on('error', forget)
    client.on('end', forget)
    await client.connect().catch((error: unknown) => {
      forget()
      throw error
    })
    return client
  }
  let line: Promise<unknown> = Promise.resolve()
  /** One query after the other: a connection takes no two at once. */
  const inLine = <T>(work: () => Promise<T>): Promise<T> => {
    const done = line.then(work)
    line = done.catch(() => {})
    return done
  }
  return {
    take: (name) =>
      inLine(async () => {
        if (held.has(name)) return true
        const client = await connection()
        const sql = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken'
        const { rows } = await client.query<{ taken: boolean }>(sql, [nameOf(name)])
        if (rows[0]?.taken) held.add(name)
        return rows[0]?.taken === true
      }),
    free: (name) =>
      inLine(async () => {
        if (!held.delete(name)) return
        const client = await connection()
        await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [nameOf(name)])
      }),
    async close() {
      if (connecting) await (await connecting).end().catch(() => {})
    },
  }
}
