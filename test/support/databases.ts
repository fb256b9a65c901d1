// A fresh database for each test file: embedded, or on the server of TEST_DATABASE_URL.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Embedded, openEmbedded } from '../../src/store/embedded.ts'
import { openStore, type Place, type Store } from '../../src/store/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A tar file of a migrated database's folder; `snapshot.ts` makes it. */
    snapshot: string
  }
}

/** The server to test on; embedded when there is none. */
export const SERVER = process.env.TEST_DATABASE_URL

/** A place for one database, and how to get rid of it. */
export interface TestDatabase {
  readonly place: Place
  /** Opens another store on the same database, as another process would; embedded there is only one. */
  open(): Promise<Store>
  clear(): Promise<void>
}

const testDatabaseAt = (place: Place, clear: () => Promise<void>): TestDatabase => ({
  place,
  open: () => openStore(place),
  clear,
})

const newName = (): string => `test_${randomBytes(6).toString('hex')}`

/** Embedded databases in memory of this worker that no test uses: to start one takes longer than to empty it. */
const idle: Embedded[] = []

const borrow = async (): Promise<Embedded> =>
  idle.pop() ?? openEmbedded({ memory: true, from: new Blob([readFileSync(inject('snapshot'))]) })

/** Takes everything out of an embedded database, for the next to use it. */
async function giveBack(embedded: Embedded): Promise<void> {
  const client = new pg.Client(embedded.connection)
  await client.connect()
  await client.query('discard all')
  await client.query(EMPTY_USED)
  await client.end()
  idle.push(embedded)
}

/** Empties the tables that take room, and begins their numbers anew. */
const EMPTY_USED = `do $$ declare used text; begin
  select string_agg(format('%I', relname), ', ') into used from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> '_prisma_migrations'
      and pg_relation_size(oid) > 0;
  if used is not null then execute 'truncate ' || used || ' restart identity cascade'; end if;
end $$`

/** Deletes every row of every table but those of migrations, in one statement. */
const EMPTY = `do $$ declare name text; begin
  set local session_replication_role = replica;
  for name in select relname from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> '_prisma_migrations'
  loop
    execute format('delete from %I', name);
  end loop;
end $$`

/** Deletes all that is in a database. */
export const empty = async ({ db }: Store): Promise<void> => void (await db.$executeRawUnsafe(EMPTY))

/** A new database: embedded in memory and gone when it is closed, or a schema of its own on the server. */
export function newTestDatabase(): TestDatabase {
  if (SERVER) return testDatabaseOnServer(SERVER)
  const lend = async (): Promise<Embedded> => {
    const embedded = await borrow()
    return { ...embedded, close: () => giveBack(embedded) }
  }
  return testDatabaseAt({ lend }, async () => {})
}

function testDatabaseOnServer(url: string): TestDatabase {
  const schema = newName()
  return testDatabaseAt({ url, schema }, () => onServer(`drop schema if exists "${schema}" cascade`))
}

/** A store for the tests of a file, closed and cleared away after them and after their own `afterAll`. */
export async function testStore(testDatabase: TestDatabase = newTestDatabase()): Promise<Store> {
  const store = await testDatabase.open()
  afterAll(async () => {
    await store.close()
    await testDatabase.clear()
  })
  return store
}

/** A new database that is still there after it was closed: embedded in memory, or a schema of its own on the server. */
export function keptTestDatabase(): TestDatabase {
  if (SERVER) return testDatabaseOnServer(SERVER)
  let kept: Promise<Embedded> | undefined
  const lend = async (): Promise<Embedded> => {
    kept ??= borrow()
    return { ...(await kept), close: async () => {} }
  }
  return testDatabaseAt({ lend }, async () => {
    if (kept) await giveBack(await kept)
  })
}

/** A new database that another process can open by the settings `env`: a folder, or a database of its own on the server. */
export async function testDatabaseForProcesses(): Promise<
  TestDatabase & { readonly env: Record<string, string> }
> {
  if (!SERVER) {
    const testDatabase = testDatabaseInFolder()
    return { ...testDatabase, env: { DATA_DIR: testDatabase.folder } }
  }
  const name = newName()
  await onServer(`create database "${name}"`)
  const url = Object.assign(new URL(SERVER), { pathname: `/${name}` }).href
  return {
    ...testDatabaseAt({ url }, () => onServer(`drop database "${name}" with (force)`)),
    env: { DATABASE_URL: url },
  }
}

/** A new database in a folder of the embedded database. */
export function testDatabaseInFolder(): TestDatabase & { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'peach-test-'))
  mkdirSync(join(folder, 'db'))
  execFileSync('tar', ['-xf', inject('snapshot'), '-C', join(folder, 'db')], { stdio: 'ignore' })
  return {
    ...testDatabaseAt({ folder }, async () => rmSync(folder, { recursive: true, force: true })),
    folder,
  }
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER })
  await client.connect()
  await client.query(sql)
  await client.end()
}
