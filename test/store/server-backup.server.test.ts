// A server's database as a file and back, by PostgreSQL's own programs.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { libpqEnv, requireTool } from '../../src/store/postgres-tools.ts'
import { backUpServer, restoreServer } from '../../src/store/server-backup.ts'
import { testDatabaseForProcesses } from '../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, mei } from '../support/host-table.ts'

type TestDatabase = Awaited<ReturnType<typeof testDatabaseForProcesses>>
let testDatabase: TestDatabase
let url: string
let folder: string
let file: string
beforeEach(async () => {
  testDatabase = await testDatabaseForProcesses()
  url = testDatabase.env.DATABASE_URL ?? ''
  folder = mkdtempSync(join(tmpdir(), 'peach-server-'))
  file = join(folder, 'backup.dump')
})
afterEach(async () => {
  await testDatabase.clear()
  rmSync(folder, { recursive: true, force: true })
})

/** A game with a move in it. */
async function play(): Promise<string> {
  const store = await testDatabase.open()
  const { host } = hostOn(store)
  const game = await gameOf(host, [arjun])
  granted(await answerAs(host, game.id, mei))
  await store.close()
  return game.id
}

async function playOn(game: string): Promise<number> {
  const store = await testDatabase.open()
  const { host } = hostOn(store)
  granted(await answerAs(host, game, arjun))
  const entries = await store.db.entry.count({ where: { gameId: game } })
  await store.close()
  return entries
}

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows
}

describe('a backup of a server', () => {
  it('is a file of its owner’s alone, and brings the games back as they stood; what was there lies aside', async () => {
    const game = await play()
    expect(await backUpServer(url, file)).toMatchObject({ file, games: 1 })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await playOn(game)
    await play()
    await query(`insert into erasures values ('a:b', now(), true)`)
    const { games, before } = await restoreServer(url, file, new Date())
    expect(games).toBe(1)
    expect(await query(`select count(*)::int as games from ${before}.games`)).toEqual([{ games: 2 }])
    // Members erased since are to be erased again.
    expect(await query('select mark, done from erasures')).toEqual([{ mark: 'a:b', done: false }])
    expect(await playOn(game)).toBe(3)
    // Into an empty database nothing is moved aside.
    const empty = await testDatabaseForProcesses()
    expect(await restoreServer(empty.env.DATABASE_URL ?? '', file, new Date())).toEqual({ games: 1 })
    await empty.clear()
  })

  it('that cannot be restored changes nothing', async () => {
    await play()
    await backUpServer(url, file)
    const damaged = readFileSync(file)
    damaged.fill(7, Math.floor(damaged.length / 2))
    const other = join(folder, 'damaged.dump')
    writeFileSync(other, damaged)
    await expect(restoreServer(url, other, new Date())).rejects.toThrow('not a backup of a server')
    await query(`insert into "_prisma_migrations" (id, checksum, migration_name, finished_at)
      values ('x', 'x', '29990101000000_later', now())`)
    await backUpServer(url, join(folder, 'later.dump'))
    await expect(restoreServer(url, join(folder, 'later.dump'), new Date())).rejects.toThrow('newer version')
    // A table of the archive that is there under another owner's rule: the restore breaks off in the middle.
    await query('create view peach as select * from games')
    await query(`delete from "_prisma_migrations" where id = 'x'`)
    await query('alter table claims rename to elsewhere; create view claims as select 1 as id')
    await expect(restoreServer(url, file, new Date())).rejects.toThrow(/psql: .*claims.*already exists/)
    expect(await query('select count(*)::int as games from games')).toEqual([{ games: 1 }])
    expect(await query(`select 1 from pg_namespace where nspname like 'before%'`)).toEqual([])
  })

  it('is refused where a bot runs, the database is another program’s, or nothing of the bot is in it', async () => {
    await expect(backUpServer(url, file)).rejects.toThrow('nothing of Peach Garden')
    await play()
    await backUpServer(url, file)
    const store = await openStore({ url })
    const beat = () =>
      store.db.setting.upsert({
        where: { key: 'pulse' },
        create: { key: 'pulse', value: new Date().toISOString() },
        update: { value: new Date().toISOString() },
      })
    await beat()
    const beating = setInterval(() => void beat().catch(() => {}), 5_000)
    await expect(restoreServer(url, file, new Date())).rejects.toThrow('a bot runs on the database')
    clearInterval(beating)
    await store.close()
    const other = await testDatabaseForProcesses()
    const there = other.env.DATABASE_URL ?? ''
    const client = new pg.Client({ connectionString: there })
    await client.connect()
    await client.query('create table notes (id int)')
    await client.end()
    await expect(restoreServer(there, file, new Date())).rejects.toThrow('tables of another program')
    await other.clear()
  })
})

describe('PostgreSQL’s programs', () => {
  it('are given the address by the environment, with the signs that an address escapes', () => {
    expect(libpqEnv('postgres://some%40one:a%23b%2Fc%3F@db.example:6000/garden?sslmode=no-verify')).toEqual({
      PGUSER: 'some@one',
      PGPASSWORD: 'a#b/c?',
      PGHOST: 'db.example',
      PGPORT: '6000',
      PGDATABASE: 'garden',
      PGSSLMODE: 'require',
    })
  })

  it('that are missing, or older than the server, are named with what to install', () => {
    const path = process.env.PATH
    writeFileSync(join(folder, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 12.1"\n')
    chmodSync(join(folder, 'pg_dump'), 0o755)
    try {
      process.env.PATH = `${folder}:${path}`
      expect(() => requireTool('pg_dump', 150_002)).toThrow(/version 12 .*install .* 15 or later/)
      process.env.PATH = folder
      expect(() => requireTool('psql', 150_002)).toThrow(/psql is not to be found .*install .* 15 or later/)
    } finally {
      process.env.PATH = path
    }
  })
})
