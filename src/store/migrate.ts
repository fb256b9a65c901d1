// Brings the tables up to date at start: the standard migration folders and `_prisma_migrations`, without Prisma's engine.
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { LONG } from './connection.ts'
import { isLost } from './lost.ts'

const FOLDER = new URL('../../prisma/migrations/', import.meta.url)

/** A number of our own for PostgreSQL's advisory locks: "peach" in base 36. */
const LOCK = Number.parseInt('peach', 36)

/** How often it is asked whether another process has migrated, in milliseconds. */
const TURN = 250

/** The table as Prisma makes it, so that `prisma migrate deploy` works on the same database. */
const MIGRATIONS_TABLE = `create table if not exists "_prisma_migrations" (
  "id" varchar(36) primary key not null,
  "checksum" varchar(64) not null,
  "finished_at" timestamptz,
  "migration_name" varchar(255) not null,
  "logs" text,
  "rolled_back_at" timestamptz,
  "started_at" timestamptz not null default now(),
  "applied_steps_count" integer not null default 0
)`

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** The first migration of databases of before the first release: no version carries them over. */
const FORMER = '20261121000000_start'

/** @throws Error with a line that says what to do where a database, or what is called so, is of before the first release */
export function refuseFormer(names: Iterable<string>, what = 'the database'): void {
  if (![...names].includes(FORMER)) return
  throw new Error(
    `${what} is of a version before the first release, which none carries over: start that version once more, take out what is to be kept with /game export, /league export and /me export, and begin anew with another DATA_DIR or an empty database in DATABASE_URL`,
  )
}

/** How a database stands to this version of the bot. */
export interface MigrationState {
  readonly applied: number
  readonly missing: readonly string[]
  /** Of a newer version, or changed since they were applied. */
  readonly foreign: readonly string[]
}

/** Which migrations a database has; changes nothing. */
export async function migrationState(client: pg.ClientBase): Promise<MigrationState> {
  const known = migrations()
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('"_prisma_migrations"') is not null as there`,
  )
  const applied = found[0]?.there ? await appliedIn(client) : new Map<string, string>()
  return {
    applied: applied.size,
    missing: known.filter(({ name }) => !applied.has(name)).map(({ name }) => name),
    foreign: [...applied].flatMap(([name, checksum]) =>
      known.some((each) => each.name === name && each.checksum === checksum) ? [] : [name],
    ),
  }
}

async function appliedIn(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    'select migration_name, checksum from "_prisma_migrations" where finished_at is not null and rolled_back_at is null',
  )
  return new Map(rows.map((row) => [row.migration_name, row.checksum]))
}

/**
 * Applies what is missing, each migration in a transaction of its own; safe when two processes start together.
 * @throws Error when an applied migration was changed since, the database has one that this version does not know, or it is of
 * before the first release
 */
export async function migrate(pool: pg.Pool, schema?: string): Promise<void> {
  const client = await pool.connect()
  let lost = false
  try {
    await migrateOn(client, schema)
  } catch (error) {
    lost = isLost(error)
    throw error
  } finally {
    client.release(lost)
  }
}

/** The same, on a connection of one's own. */
export async function migrateOn(client: pg.ClientBase, schema?: string): Promise<void> {
  try {
    await taken(client)
    if (schema) await client.query(`create schema if not exists "${schema}"`)
    await client.query(MIGRATIONS_TABLE)
    const applied = await appliedIn(client)
    refuseFormer(applied.keys())
    const known = migrations()
    for (const name of applied.keys())
      if (!known.some((migration) => migration.name === name))
        throw new Error(`the database is newer than this version of the bot: it knows no migration ${name}`)
    for (const migration of known) {
      const checksum = applied.get(migration.name)
      if (checksum === undefined) await apply(client, migration)
      else if (checksum !== migration.checksum)
        throw new Error(`migration ${migration.name} was changed after it had been applied to this database`)
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
  }
}

/** Waits for its turn by asking again and again: another process may migrate for longer than an answer may take. */
async function taken(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ])
    if (rows[0]?.taken) return
    await pause(TURN)
  }
}

async function apply(client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    // As long as it takes: there may be many rows.
    await client.query('set local statement_timeout = 0')
    await client.query({ text: sql, query_timeout: LONG } as pg.QueryConfig)
    await client.query(
      'insert into "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count) values ($1, $2, $3, now(), 1)',
      [randomUUID(), checksum, name],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {}) // a connection that is lost has done so
    throw error
  }
}

const names = (): string[] =>
  readdirSync(fileURLToPath(FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

/** Whether this version of the bot has a migration. */
export const knowsMigration = (name: string): boolean => names().includes(name)

/** The name of the newest migration of this version. */
export const lastMigration = (): string => names().at(-1) ?? ''

const migrations = (): Migration[] =>
  names().map((name) => {
    const sql = readFileSync(new URL(`${name}/migration.sql`, FOLDER), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
