// A server's database as one file and back, by pg_dump, pg_restore and psql.
import { existsSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { type Archive, linesOf, readArchive } from './archive.ts'
import type { Backup } from './backup.ts'
import { explainServer } from './faults.ts'
import { knowsMigration, migrationState, refuseFormer } from './migrate.ts'
import { isAtWork, MIGRATIONS, openRaw, tablesOf } from './moving.ts'
import { libpqEnv, requireTool, runTool } from './postgres-tools.ts'
import { writePrivately } from './private-file.ts'

/** A server's database before something is done with it. */
interface Server {
  /** PostgreSQL's number, such as 150020. */
  readonly version: number
  readonly schema: string
  readonly tables: readonly string[]
  readonly isOurs: boolean
}

/**
 * Writes the bot's tables on a server to a file that only its owner can read. The bot may run.
 * @throws Error with a clear line when nothing of the bot is there, pg_dump cannot do it, or the file is there already
 */
export async function backUpServer(url: string, file: string): Promise<Backup> {
  const { version, schema, tables, isOurs } = await lookAt(url, describeServer)
  if (!isOurs) throw new Error('there is nothing of Peach Garden in the database of DATABASE_URL')
  for (const tool of ['pg_dump', 'pg_restore'] as const) requireTool(tool, version)
  const named = tables.map((table) => `--table=${quoted(schema)}.${quoted(table)}`)
  const args = ['--format=custom', '--no-password', ...named]
  return writePrivately(file, async (part, output) => {
    await runTool('pg_dump', { env: libpqEnv(url), args, output })
    return { games: (await readArchive(part)).games }
  })
}

/** What was restored, and the schema in which the tables lie that were there before. */
export interface RestoredServer {
  readonly games: number
  readonly before?: string
}

/**
 * Restores a backup of a server in one transaction. Tables that are there are moved to a schema of their own, never dropped.
 * @throws Error with a clear line when the file is no such backup or of a newer version, a bot runs on the database, or it is another
 * program's; then nothing was changed
 */
export async function restoreServer(url: string, file: string, now: Date): Promise<RestoredServer> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`)
  const server = await lookAt(url, async (client) => {
    const found = await describeServer(client)
    if (found.tables.length > 0 && !found.isOurs)
      throw new Error('the database of DATABASE_URL holds tables of another program: name an empty one')
    if (found.isOurs && (await isAtWork(client)))
      throw new Error('a bot runs on the database of DATABASE_URL: stop it first')
    return found
  })
  for (const tool of ['pg_restore', 'psql'] as const) requireTool(tool, server.version)
  const archive = await readChecked(file)
  if (server.tables.length > 0 && archive.schema !== server.schema)
    throw new Error(
      `${file} is of the schema ${archive.schema}, and the database of DATABASE_URL uses ${server.schema}`,
    )
  const before = `before_${now.toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
  const aside = server.tables.length > 0 ? movingAside(server, before) : ''
  await runTool('psql', {
    env: libpqEnv(url),
    args: [
      '--no-psqlrc',
      '--no-password',
      '--quiet',
      '--set=ON_ERROR_STOP=1',
      '--single-transaction',
      '--file=-',
    ],
    output: async (stdout) => void stdout.resume(),
    async input(stdin) {
      stdin.write(aside)
      await runTool('pg_restore', {
        env: {},
        args: ['--no-owner', '--no-privileges', '--file=-', file],
        output: (stdout) => pipeline(stdout, understood, stdin, { end: false }),
      })
      if (aside !== '' && server.tables.includes(ERASURES) && archive.tables.includes(ERASURES))
        stdin.write(carryingErasures(server.schema, before))
      stdin.end()
    },
  })
  return { games: archive.games, ...(aside !== '' && { before }) }
}

async function readChecked(file: string): Promise<Archive> {
  const archive = await readArchive(file).catch((cause: Error) => {
    throw new Error(
      `${file} is not a backup of a server, or it is damaged (${cause.message}); one of the embedded database is restored without DATABASE_URL, and moved to a server by npm run db -- move`,
      { cause },
    )
  })
  if (archive.migrations.length === 0) throw new Error(`${file} is not a backup of Peach Garden`)
  refuseFormer(archive.migrations, file)
  const later = archive.migrations.find((name) => !knowsMigration(name))
  if (later !== undefined)
    throw new Error(
      `${file} is of a newer version of the bot than this one, which knows no migration ${later}`,
    )
  return archive
}

/** SQL that moves the tables of a database to a schema of their own, with their indexes and sequences. */
function movingAside({ schema, tables }: Server, before: string): string {
  const moves = tables.map(
    (table) => `alter table ${quoted(schema)}.${quoted(table)} set schema ${quoted(before)};`,
  )
  return [`create schema ${quoted(before)};`, ...moves, ''].join('\n')
}

/** The table of erasures: those since the backup are to be done again. */
const ERASURES = 'erasures'

const carryingErasures = (schema: string, before: string): string =>
  `insert into ${quoted(schema)}.${ERASURES} (mark, at, done)
    select mark, at, false from ${quoted(before)}.${ERASURES} on conflict do nothing;\n`

/** What an older server understands too: pg_restore writes a setting of its own version into scripts. */
async function* understood(sql: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const line of linesOf(sql)) if (line !== 'SET transaction_timeout = 0;') yield `${line}\n`
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

async function lookAt<T>(url: string, look: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const raw = await openRaw({ url }).catch((error: unknown) => {
    throw explainServer(url, error)
  })
  try {
    return await look(raw.client)
  } finally {
    await raw.close()
  }
}

async function describeServer(client: pg.PoolClient): Promise<Server> {
  const { rows } = await client.query<{ version: string; schema: string }>(
    `select current_setting('server_version_num') as version, current_schema() as schema`,
  )
  const [{ version = '0', schema = 'public' } = {}] = rows
  const { applied, foreign } = await migrationState(client)
  const isOurs = applied > foreign.length
  const migrations = applied > 0 ? [MIGRATIONS] : []
  return { version: Number(version), schema, tables: [...(await tablesOf(client)), ...migrations], isOurs }
}
