// The connections to a server, or to the embedded database, which transactions and Prisma share.
import pg from 'pg'
import { Connection, enduring, SESSION, TIMEOUTS } from './connection.ts'

/** How long what is asked may take once the pool is to be closed, in milliseconds. */
const CLOSED = 5_000

/** Connections. */
export class Pool extends pg.Pool {
  readonly #open = new Set<pg.PoolClient>()
  readonly #check: () => void

  /** @param check throws while nothing may be asked */
  constructor(config: pg.PoolConfig, check = () => {}) {
    super(config)
    this.#check = check
    this.on('connect', (client) => void this.#open.add(client))
    this.on('remove', (client) => void this.#open.delete(client))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(done: Parameters<pg.Pool['connect']>[0]): void
  override connect(done?: Parameters<pg.Pool['connect']>[0]): unknown {
    try {
      this.#check()
    } catch (error) {
      return done ? done(error as Error, undefined, () => {}) : Promise.reject(error)
    }
    return done ? super.connect(done) : super.connect()
  }

  /** Ends its connections; one on which an answer is waited for is not waited for longer than a moment. */
  async close(): Promise<void> {
    const abandoning = setTimeout(() => {
      for (const client of this.#open) if (client instanceof Connection) client.abandon()
    }, CLOSED)
    await this.end().catch(() => {}) // Prisma may have ended it
    clearTimeout(abandoning)
  }
}

/** Connections to a server, so many at most. */
export const serverPool = (url: string, schema: string | undefined, max: number, session = SESSION): Pool =>
  enduring(
    new Pool({
      connectionString: url,
      max,
      Client: Connection,
      ...TIMEOUTS,
      ...(schema && { options: `-c search_path=${schema}` }),
      onConnect: async (client) => void (await client.query(session)),
    }),
  )
