// The database: the migrated tables are those of the Prisma schema, and one folder is opened by one process.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isConflict } from '../../src/store/conflict.ts'
import { changeGame, findGame, gamesToGoOn, insertGame, insertPlayer } from '../../src/store/games.ts'
import { appendJobs } from '../../src/store/jobs.ts'
import { lockFolder } from '../../src/store/lock.ts'
import { storeMove } from '../../src/store/moves.ts'
import { openStore } from '../../src/store/open.ts'
import {
  keptTestDatabase,
  newTestDatabase,
  SERVER,
  testDatabaseInFolder,
  testStore,
} from '../support/databases.ts'

const testDatabase = newTestDatabase()
const store = await testStore(testDatabase)

const game = (id: string) => ({
  id,
  title: 'high-card',
  guild: 'g',
  channel: 'c',
  host: 'h',
  language: 'en',
  options: {},
  pace: null,
  seats: 2,
  secret: 's',
  commitment: 'S',
  createdAt: new Date(),
})

describe('why a game is paused', () => {
  const reasonOf = async (id: string) => (await store.transaction((tx) => findGame(tx, id)))?.pausedWhy

  it('is read as it was stored', async () => {
    await store.transaction((tx) => insertGame(tx, game('kqqqq')))
    for (const pausedWhy of ['agreed', 'channel', 'permission', 'locked', 'refused', null] as const) {
      const row = await store.db.game.findUniqueOrThrow({ where: { id: 'kqqqq' } })
      await store.transaction((tx) => changeGame(tx, row, { pausedWhy }))
      expect(await reasonOf('kqqqq')).toBe(pausedWhy)
    }
  })

  it('throws on a reason that this version does not know', async () => {
    await store.db.game.update({ where: { id: 'kqqqq' }, data: { pausedWhy: 'moon' } })
    await expect(reasonOf('kqqqq')).rejects.toThrow('moon')
    await store.db.game.delete({ where: { id: 'kqqqq' } })
  })
})

describe('migrations', () => {
  it('make every column of the Prisma data model, and no other', async () => {
    const rows = await store.db.$queryRaw<
      { table_name: string; column_name: string; data_type: string; is_nullable: string }[]
    >`
      select table_name, column_name, data_type, is_nullable from information_schema.columns
      where table_schema = current_schema() and table_name <> '_prisma_migrations'`
    const migrated = rows.map(
      (row) =>
        `${row.table_name}.${row.column_name} ${row.data_type} ${row.is_nullable === 'YES' ? '?' : ''}`,
    )
    expect(modelColumns().length).toBeGreaterThan(50)
    expect(migrated.sort()).toEqual(modelColumns().sort())
  })

  it('make every index of the Prisma data model, and no other, partial where it says so', async () => {
    const rows = await store.db.$queryRaw<{ indexname: string; indexdef: string }[]>`
      select indexname, indexdef from pg_indexes
      where schemaname = current_schema() and tablename <> '_prisma_migrations'`
    const migrated = rows.map(({ indexname, indexdef }) => {
      const where = / WHERE \((.*)\)$/.exec(indexdef)?.[1]?.replaceAll('::text', '')
      return `${indexname}${where ? ` where ${where}` : ''}`
    })
    expect(modelIndexes()).toContain("jobs_due_idx where status <> 'done'")
    expect(migrated.sort()).toEqual(modelIndexes().sort())
  })

  it('are applied once, also when the database is opened again', async () => {
    const count = await store.db.$queryRaw<{ n: bigint }[]>`select count(*) as n from _prisma_migrations`
    expect(Number(count[0]?.n)).toBeGreaterThan(0)
    const again = SERVER ? await testDatabase.open() : undefined
    const after = await store.db.$queryRaw<{ n: bigint }[]>`select count(*) as n from _prisma_migrations`
    expect(after).toEqual(count)
    await again?.close()
  })
})

describe('a start', () => {
  const HOUR = 3_600_000
  const now = Date.now()

  /** A running game whose last entry was made so long ago under these rules, with a computer or with members alone. */
  async function running(id: string, ago: number, rules: number, computer: string | null): Promise<void> {
    await insertGame(store.db, game(id))
    await insertPlayer(store.db, id, {
      seat: 0,
      name: 'Mei',
      member: null,
      computer,
      standIn: null,
      standInSince: null,
      join: null,
      clientSeed: null,
    })
    await store.db.entry.create({
      data: { gameId: id, number: 0, entry: { rules }, events: [], at: new Date(now - ago) },
    })
    await store.db.game.update({ where: { id }, data: { status: 'playing', number: 0 } })
  }

  it('wakes the games whose computers may not have answered, and those of other rules, and no more', async () => {
    await running('moved just now', 0, 3, 'hard')
    await running('moved long ago', HOUR, 3, 'hard')
    await running('members alone', 0, 3, null)
    await running('other rules', HOUR, 2, null)
    const found = await gamesToGoOn(store.db, new Date(now - 1_000), { 'high-card': 3 })
    expect(found.sort()).toEqual(['moved just now', 'other rules'])
  })
})

describe('the embedded database', () => {
  it('keeps what was stored when it is opened again, and is opened by one process at a time', async () => {
    const { folder, clear } = testDatabaseInFolder()
    const first = await openStore({ folder })
    await expect(openStore({ folder })).rejects.toThrow(`in use by process ${process.pid}`)
    await insertGame(first.db, game('kept2'))
    await first.close()
    const second = await openStore({ folder })
    expect((await findGame(second.db, 'kept2'))?.commitment).toBe('S')
    await second.close()
    await clear()
  })

  it('is one session: what a connection has prepared is prepared anew by the next', async () => {
    const kept = keptTestDatabase()
    for (let time = 0; time < 2; time++) {
      const { db, look, close } = await kept.open()
      expect(await db.game.count()).toBe(0)
      expect(await look((tx) => findGame(tx, 'none1'))).toBeUndefined()
      await close()
    }
    await kept.clear()
  })

  it('names the process that has the folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'peach-lock-'))
    writeFileSync(join(folder, 'lock'), '1')
    expect(() => lockFolder(folder)).toThrow(/in use by process 1/)
    rmSync(folder, { recursive: true })
  })

  it('takes over from a process that is gone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'peach-lock-'))
    writeFileSync(join(folder, 'lock'), '999999999')
    lockFolder(folder)()
    rmSync(folder, { recursive: true })
  })
})

describe('a game row', () => {
  it('is changed by a transaction that read its present version, and by nobody else', async () => {
    await insertGame(store.db, game('row22'))
    const row = await findGame(store.db, 'row22')
    if (!row) throw new Error('it is there')
    await changeGame(store.db, row, { thread: 't' })
    await expect(changeGame(store.db, row, { thread: 'u' })).rejects.toSatisfy(isConflict)
    const late = store.transaction((tx) => changeGame(tx, row, { thread: 'v' }))
    await expect(late).rejects.toSatisfy(isConflict)
    expect((await findGame(store.db, 'row22'))?.thread).toBe('t')
  })
})

describe('a move', () => {
  const due = new Date(2_000_000_000_000)
  const moveOf = (number: number, thread: string) => ({
    entries: [{ entry: { number } as never, events: [], interaction: `move ${number}`, checkpoint: 'state' }],
    at: new Date(),
    change: { number, thread },
    answered: [{ id: 'mei', name: 'Mei' }],
    jobs: [
      { subject: { kind: 'game', id: 'move1' } as const, lane: 'posts', kind: 'prompt', due, payload: {} },
    ],
    task: { subject: { kind: 'game', id: 'move1' } as const, kind: 'clock', key: '', due, payload: null },
  })
  const stored = async () => ({
    row: await findGame(store.db, 'move1'),
    entries: await store.db.entry.count({ where: { gameId: 'move1' } }),
    checkpoints: await store.db.checkpoint.count({ where: { gameId: 'move1' } }),
    jobs: await store.db.job.count({ where: { subjectId: 'move1' } }),
    answers: (await store.db.member.findUnique({ where: { id: 'mei' } }))?.answers,
  })

  it('is stored by one statement: its entries, the row, its posts, its alarm, who answered in time', async () => {
    await insertGame(store.db, game('move1'))
    await store.move((tx) => storeMove(tx, { id: 'move1', version: 0 }, moveOf(0, 't')))
    await store.move((tx) => storeMove(tx, { id: 'move1', version: 1 }, moveOf(1, 'u')))
    expect(await stored()).toMatchObject({
      row: { number: 1, thread: 'u', version: 2 },
      // One alarm takes the place of the other.
      entries: 2,
      checkpoints: 2,
      jobs: 3,
      answers: 2,
    })
  })

  it('of a row that another process has changed since stores nothing, also outside a transaction', async () => {
    const before = await stored()
    const late = storeMove(store.single, { id: 'move1', version: 1 }, moveOf(2, 'v'))
    await expect(late).rejects.toSatisfy(isConflict)
    expect(await stored()).toEqual(before)
  })
})

describe('a look, which only reads', () => {
  it('reads, and leaves the connection to the next', async () => {
    await insertGame(store.db, game('read1'))
    const rows = Array.from({ length: 12 }, () => store.look((tx) => findGame(tx, 'read1')))
    expect((await Promise.all(rows)).map((row) => row?.id)).toEqual(Array(12).fill('read1'))
    await store.transaction((tx) => tx.$executeRaw`update games set thread = 't' where id = 'read1'`)
    expect((await findGame(store.db, 'read1'))?.thread).toBe('t')
  })

  it('refuses to write', async () => {
    const deletes = store.look((tx) => tx.$queryRaw`delete from games where id = 'read1' returning id`)
    await expect(deletes).rejects.toThrow(/changes nothing/)
    const hidden = store.look(
      (tx) =>
        tx.$queryRaw`with gone as (delete from games where id = 'read1' returning id) select id from gone`,
    )
    await expect(hidden).rejects.toThrow(/changes nothing/)
    expect(await findGame(store.db, 'read1')).toBeDefined()
  })
})

const COLUMN_TYPES: Readonly<Record<string, string>> = {
  Bytes: 'bytea',
  String: 'text',
  Int: 'integer',
  Boolean: 'boolean',
  BigInt: 'bigint',
  Json: 'jsonb',
  DateTime: 'timestamp without time zone',
}

/** `name where …` for every index of prisma/schema.prisma, those of keys among them. */
function modelIndexes(): string[] {
  const schema = readFileSync(new URL('../../prisma/schema.prisma', import.meta.url), 'utf8')
  return [...schema.matchAll(/^model \w+ \{\n(.*?)^\}/gms)].flatMap(([, body = '']) => {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1]
    const columnOf = (field: string) =>
      new RegExp(`^ {2}${field} .*@map\\("(\\w+)"\\)`, 'm').exec(body)?.[1] ?? field
    const nameOf = (fields: string, end: string) =>
      `${table}_${fields.split(/,\s*/).map(columnOf).join('_')}_${end}`
    const several = [...body.matchAll(/^ {2}@@(index|unique)\(\[([^\]]*)\](.*)\)$/gm)].map(
      ([, kind, fields = '', rest = '']) => {
        const name = /map: "(\w+)"/.exec(rest)?.[1] ?? nameOf(fields, kind === 'unique' ? 'key' : 'idx')
        const where = /where: raw\("(.*)"\)/.exec(rest)?.[1]
        return `${name}${where ? ` where ${where}` : ''}`
      },
    )
    const single = [...body.matchAll(/^ {2}(\w+) .*@unique/gm)].map(([, field = '']) => nameOf(field, 'key'))
    return [`${table}_pkey`, ...several, ...single]
  })
}

/** `table.column type ?` for every column of prisma/schema.prisma, `?` where it may be null. */
function modelColumns(): string[] {
  const schema = readFileSync(new URL('../../prisma/schema.prisma', import.meta.url), 'utf8')
  return [...schema.matchAll(/^model \w+ \{\n(.*?)^\}/gms)].flatMap(([, body = '']) => {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1]
    return [...body.matchAll(/^ {2}(\w+) +(\w+)(\?|\[\])?( .*)?$/gm)].flatMap(
      ([, name, type = '', many = '', rest = '']) => {
        const column = /@map\("(\w+)"\)/.exec(rest)?.[1] ?? name
        const stored = COLUMN_TYPES[type]
        if (stored === undefined) return []
        // A list is a column that the schema lets be null, though it never is.
        return [`${table}.${column} ${many === '[]' ? 'ARRAY ?' : `${stored} ${many}`}`]
      },
    )
  })
}

it('tells of jobs that were added once they are committed, and of none that were not', async () => {
  let calls = 0
  const stop = store.listen(() => void calls++)
  const job = { subject: { kind: 'member', id: '1' }, lane: 'direct', kind: 'tell', payload: null } as const
  const add = (undone: boolean) =>
    store.transaction(async (tx) => {
      await appendJobs(tx, [{ ...job, due: new Date() }])
      if (undone) throw new Error('undone')
    })
  if (SERVER) await expect.poll(() => calls).toBe(1) // it listens from now on
  const before = calls
  await expect(add(true)).rejects.toThrow('undone')
  await add(false)
  await expect.poll(() => calls).toBe(before + 1)
  await stop()
})
