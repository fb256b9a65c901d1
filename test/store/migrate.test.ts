// Migrations as they meet a database with a history: changed files and newer databases are refused in clear words.
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { type Ground, lastingGround, SERVER } from '../support/databases.ts'

const FOLDER = new URL('../../prisma/migrations/', import.meta.url)
let ground: Ground

beforeEach(() => {
  ground = lastingGround()
})
afterEach(() => ground.clear())

const migrationNames = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Opens the database once, lets `meddle` at its book of migrations, and closes it. */
async function after(meddle: string): Promise<void> {
  const store = await ground.open()
  await store.db.$executeRawUnsafe(meddle)
  await store.close()
}

describe('a database', () => {
  it('has each migration in its book with the sha256 of its file, as Prisma writes it', async () => {
    const store = await openStore(SERVER ? ground.place : { memory: true })
    const booked = await store.db.$queryRaw`
      select migration_name as name, checksum, applied_steps_count as steps from _prisma_migrations order by 1`
    await store.close()
    expect(booked).toEqual(
      migrationNames().map((name) => {
        const sql = readFileSync(new URL(`${name}/migration.sql`, FOLDER))
        return { name, checksum: createHash('sha256').update(sql).digest('hex'), steps: 1 }
      }),
    )
  })

  it('whose migration was changed afterwards is not opened', async () => {
    await after(`update _prisma_migrations set checksum = '${randomBytes(32).toString('hex')}'`)
    await expect(ground.open()).rejects.toThrow(/migration \w+ was changed after/)
  })

  it('of a newer version is not opened', async () => {
    await after(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'x', '29990101000000_later', now())`,
    )
    await expect(ground.open()).rejects.toThrow(/newer than this version.*29990101000000_later/)
  })

  it('that was refused can be opened again once it is mended', async () => {
    await after(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'x', '29990101000000_later', now())`,
    )
    await expect(ground.open()).rejects.toThrow()
    if ('folder' in ground.place) rmSync(join(ground.place.folder, 'db'), { recursive: true })
    else await ground.clear()
    await (await ground.open()).close()
  })

  if (SERVER)
    it('opened by three processes at once is migrated once', async () => {
      const stores = await Promise.all([1, 2, 3].map(() => ground.open()))
      for (const { db, close } of stores) {
        const booked = await db.$queryRaw`select migration_name from _prisma_migrations`
        expect(booked).toHaveLength(migrationNames().length)
        await close()
      }
    })
})
