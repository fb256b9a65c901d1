// A look at a database without changing it: whether it is there, what it is, and how far its tables are.
import { Connection, TIMEOUTS } from './connection.ts'
import { openEmbedded } from './embedded.ts'
import { type MigrationState, migrationState } from './migrate.ts'
import type { Place } from './open.ts'

/** What a database looks like. */
export interface Examined {
  /** PostgreSQL's number, such as 150020. */
  readonly version: number
  readonly encoding: string
  /** Whether the bot may make tables, as its migrations do. */
  readonly mayCreate: boolean
  readonly migrations: MigrationState
}

/**
 * Looks at a database.
 * @throws the error of the connection
 */
export async function examine(place: Place): Promise<Examined> {
  const embedded = 'url' in place ? undefined : await openEmbedded(place)
  const client = new Connection({
    ...('url' in place ? { connectionString: place.url, ...TIMEOUTS } : embedded?.connection),
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; encoding: string; may: boolean }>(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
        has_schema_privilege(current_schema(), 'create') as may`,
    )
    const [{ version = '0', encoding = '', may = false } = {}] = rows
    const migrations = await migrationState(client)
    return { version: Number(version), encoding, mayCreate: may, migrations }
  } finally {
    await client.end().catch(() => {})
    await embedded?.close()
  }
}
