// Migrations as they meet a database with a history: changed files and newer databases are refused in clear words.
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { newTestDatabase, SERVER, type TestDatabase, testDatabaseInFolder } from '../support/databases.ts'

/** Each migration that was released, with the sha256 of its file: databases have it, so that it stays as it is. */
const RELEASED: Readonly<Record<string, string>> = {
  '20261129000000_start': '99d6dd585a6f56a11f635e210c06f788ee46e29eb64f2ee3ddf4644197a026a0',
}

const FOLDER = new URL('../../prisma/migrations/', import.meta.url)
let testDatabase: TestDatabase

beforeEach(() => {
  testDatabase = SERVER ? newTestDatabase() : testDatabaseInFolder()
})
afterEach(() => testDatabase.clear())

const migrationNames = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const hashOf = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(new URL(`${name}/migration.sql`, FOLDER)))
    .digest('hex')

/** Opens the database once, lets `meddle` at its book of migrations, and closes it. */
async function after(meddle: string): Promise<void> {
  const store = await testDatabase.open()
  await store.db.$executeRawUnsafe(meddle)
  await store.close()
}

describe('migrations', () => {
  it('add up: those that were released stay as they are, and new ones come after them', () => {
    const names = migrationNames().sort()
    const released = Object.keys(RELEASED)
    expect(names.slice(0, released.length)).toEqual(released)
    expect(Object.fromEntries(released.map((name) => [name, hashOf(name)]))).toEqual(RELEASED)
  })
})

describe('a database', () => {
  it('has each migration in its book with the sha256 of its file, as Prisma writes it', async () => {
    const store = await openStore(SERVER ? testDatabase.place : { memory: true })
    const booked = await store.db.$queryRaw`
      select migration_name as name, checksum, applied_steps_count as steps from _prisma_migrations order by 1`
    await store.close()
    expect(booked).toEqual(migrationNames().map((name) => ({ name, checksum: hashOf(name), steps: 1 })))
  })

  it('whose migration was changed afterwards is not opened', async () => {
    await after(`update _prisma_migrations set checksum = '${randomBytes(32).toString('hex')}'`)
    await expect(testDatabase.open()).rejects.toThrow(/migration \w+ was changed after/)
  })

  it('of a newer version is not opened', async () => {
    await after(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'x', '29990101000000_later', now())`,
    )
    await expect(testDatabase.open()).rejects.toThrow(/newer than this version.*29990101000000_later/)
  })

  it('of before the first release is refused with one line that says how to export and begin anew', async () => {
    await after(`update _prisma_migrations set migration_name = '20261121000000_start'`)
    await expect(testDatabase.open()).rejects.toThrow(
      /^the database is of a version before the first release.*\/game export.*begin anew with another DATA_DIR/,
    )
  })

  it('that was refused can be opened again once it is repaired', async () => {
    await after(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'x', '29990101000000_later', now())`,
    )
    await expect(testDatabase.open()).rejects.toThrow()
    if ('folder' in testDatabase.place) rmSync(join(testDatabase.place.folder, 'db'), { recursive: true })
    else await testDatabase.clear()
    await (await testDatabase.open()).close()
  })

  if (SERVER)
    it('opened by three processes at once is migrated once', async () => {
      const stores = await Promise.all([1, 2, 3].map(() => testDatabase.open()))
      for (const { db, close } of stores) {
        const booked = await db.$queryRaw`select migration_name from _prisma_migrations`
        expect(booked).toHaveLength(migrationNames().length)
        await close()
      }
    })
})
