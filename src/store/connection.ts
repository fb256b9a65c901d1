// Connections to a server that does not always answer: a way to it may take everything, say nothing, and never end.
import pg from 'pg'

/** How long a server may take to let somebody in, and to answer anything, in milliseconds. */
const LET_IN = 10_000
const ANSWERED = 15_000
/** The server ends what takes longer: what is only slow fails by itself, and not as if the database were away. */
const SLOW = 12_000
/** What takes long by its nature, such as a migration of many rows, is waited for so long, in milliseconds. */
export const LONG = 60 * 60_000
/** How long a goodbye is waited for, in milliseconds. */
const FAREWELL = 2_000

/** How long the driver waits, and that the system looks whether the server's machine is there. */
export const TIMEOUTS = {
  connectionTimeoutMillis: LET_IN,
  query_timeout: ANSWERED,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const

/** The server looks whether the process is there: what one held whose machine lost its power is free after 20 seconds. */
export const KEEPALIVE = `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2`

/**
 * What a server is told on each connection of the pool. It ends a transaction of which nobody has heard for half a minute: of
 * a connection that was given up it may never learn, and the rows would stay locked.
 */
export const SESSION = `${KEEPALIVE}; set statement_timeout = ${SLOW}; set idle_in_transaction_session_timeout = 30000`

/** The same for work that may take longer than the server usually grants. */
export const UNLIMITED_SESSION = `${KEEPALIVE}; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`

/** A pool that outlives its connections: one that breaks while nobody asks it anything would end the process. */
export function enduring<Pool extends pg.Pool>(pool: Pool): Pool {
  pool.on('error', () => {}) // the next question finds another connection
  pool.on('connect', (client) => client.on('error', () => {})) // the next query on it fails
  return pool
}

/** What the driver says of a question that was not answered in time. */
const SILENT = 'Query read timeout'

/**
 * A connection that is ended once an answer does not come in time, so that nobody else is given it, and whose end waits for no
 * answer for long: nobody closes while a goodbye is on its way for ever.
 */
export class Connection extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.query = ((...asked: unknown[]) => {
      const answer: unknown = Reflect.apply(pg.Client.prototype.query, this, asked)
      if (answer instanceof Promise)
        answer.catch((error: Error) => {
          if (error.message === SILENT) this.abandon()
        })
      return answer
    }) as pg.Client['query']
  }

  override end(): Promise<void>
  override end(done: (error: Error) => void): void
  override end(done?: (error: Error) => void): unknown {
    const timer = setTimeout(() => this.abandon(), FAREWELL)
    wireOf(this).once('end', () => clearTimeout(timer))
    // One that never began, or is over, has no end to come.
    timer.unref()
    return done ? super.end(done) : super.end()
  }

  /** Ends it at once. Pending queries fail as lost. */
  abandon(): void {
    wireOf(this).stream.destroy()
  }
}

/** What a client speaks through. */
interface Wire {
  readonly stream: { destroy(): void }
  once(event: 'end', listener: () => void): void
}

const wireOf = (client: pg.Client): Wire => (client as unknown as { readonly connection: Wire }).connection
