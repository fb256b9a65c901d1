// Hears from the server that jobs were added, so that a process need not ask all the time.
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { Connection, TIMEOUTS } from './connection.ts'

/** The channel on which transactions that add jobs name the schema in which they did. */
export const JOBS_CHANNEL = 'peach_garden_jobs'

/** Before a lost connection is opened anew, in milliseconds. */
const REST = 2_000

/**
 * Calls back whenever a transaction that added jobs has committed, in any process, and after each time that it could not
 * listen: something may have been missed.
 * @returns what stops it
 */
export function listenForJobs(url: string, schema: string, onJobs: () => void): () => Promise<void> {
  const stopped = new AbortController()
  const stop = new Promise<void>((resolve) => stopped.signal.addEventListener('abort', () => resolve()))
  let client: Connection | undefined

  async function listen(): Promise<void> {
    const opened = new Connection({ connectionString: url, ...TIMEOUTS })
    client = opened
    const over = new Promise<void>((resolve) => {
      opened.on('error', () => resolve())
      opened.on('end', () => resolve())
    })
    opened.on('notification', ({ payload }) => {
      if (payload === schema) onJobs()
    })
    await opened.connect()
    await opened.query(`listen ${JOBS_CHANNEL}`)
    onJobs()
    await over
  }

  async function keepListening(): Promise<void> {
    while (!stopped.signal.aborted) {
      // The next query reports that the database is away. A connection that is ended while it opens never says that it has not.
      await Promise.race([listen(), stop]).catch(() => {})
      await pause(REST, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }

  const done = keepListening()
  return async () => {
    stopped.abort()
    client?.abandon()
    await done
  }
}

/**
 * The same for the embedded database, which one process opens and which is one session: notifications come on the connections
 * that everything is asked on.
 */
export function listenOnPool() {
  const listeners = new Set<() => void>()
  return {
    /** Run on each connection of the pool before it is used. */
    onConnect: async (client: pg.ClientBase): Promise<void> => {
      client.on('notification', () => {
        for (const onJobs of listeners) onJobs()
      })
      // The session also keeps what the connection before this one has prepared, by the same names.
      await client.query(`deallocate all; listen ${JOBS_CHANNEL}`)
    },
    listen: (onJobs: () => void) => {
      listeners.add(onJobs)
      return async () => void listeners.delete(onJobs)
    },
  }
}
