// A database as an earlier version left it, for tests of what carries it over.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbedded } from '../../src/store/embedded.ts'
import type { Place } from '../../src/store/open.ts'
import { freshGround, SERVER } from './databases.ts'

const FOLDER = new URL('../../prisma/migrations/', import.meta.url)

/** No template: the tables of now are not to be there. */
const NONE = ''

/**
 * A new database with the tables of then, and these rows in them.
 * @param before The first migration that came later.
 * @param rows SQL that fills the tables.
 * @returns its place, and how to get rid of it
 */
export async function oldDatabase(before: string, rows: string): Promise<{ place: Place; clear(): unknown }> {
  const names = readdirSync(FOLDER).filter((name) => /^\d/.test(name) && name < before)
  const files = names.sort().map((name) => readFileSync(new URL(`${name}/migration.sql`, FOLDER), 'utf8'))
  const booked = names.map((name, index) => {
    const checksum = createHash('sha256')
      .update(files[index] ?? '')
      .digest('hex')
    return `insert into _prisma_migrations values ('${index}', '${checksum}', now(), '${name}', null, null, now(), 1)`
  })
  const book = `create table "_prisma_migrations" ("id" varchar(36) primary key, "checksum" varchar(64),
    "finished_at" timestamptz, "migration_name" varchar(255), "logs" text, "rolled_back_at" timestamptz,
    "started_at" timestamptz, "applied_steps_count" integer)`
  const sql = [...files, book, ...booked, rows].join(';\n')
  if (SERVER) {
    const ground = freshGround()
    const { schema } = ground.place as { readonly schema: string }
    await runOn(
      { connectionString: SERVER },
      `create schema "${schema}"; set search_path = "${schema}"; ${sql}`,
    )
    return ground
  }
  const folder = mkdtempSync(join(tmpdir(), 'peach-old-'))
  mkdirSync(folder, { recursive: true })
  const embedded = await openEmbedded({ folder, template: NONE })
  await runOn(embedded.connection, sql)
  await embedded.close()
  return { place: { folder }, clear: () => rmSync(folder, { recursive: true, force: true }) }
}

async function runOn(connection: pg.ClientConfig, sql: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(sql)
  await client.end()
}
