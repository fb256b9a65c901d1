// A fresh database for each test file: embedded in memory, or a schema of its own on the server of TEST_DATABASE_URL.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openStore, type Place, type Store } from '../../src/store/open.ts'

/** The server to test on; embedded when there is none. */
export const SERVER = process.env.TEST_DATABASE_URL

/** A place for one database, and how to get rid of it. */
export interface Ground {
  readonly place: Place
  /** Opens another store on the same ground, as another process would; embedded there is only one. */
  open(): Promise<Store>
  clear(): Promise<void>
}

/** Fresh ground. */
export function freshGround(): Ground {
  if (!SERVER) {
    const place = { memory: true } as const
    return { place, open: () => openStore(place), clear: async () => {} }
  }
  const schema = `test_${randomBytes(6).toString('hex')}`
  const place = { url: SERVER, schema }
  return {
    place,
    open: () => openStore(place),
    async clear() {
      const client = new pg.Client({ connectionString: SERVER })
      await client.connect()
      await client.query(`drop schema if exists "${schema}" cascade`)
      await client.end()
    },
  }
}
