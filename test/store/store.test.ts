// The database: the migrated tables are those of the Prisma schema, and one folder is opened by one process.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isConflict } from '../../src/store/conflict.ts'
import { changeGame, findGame, insertGame } from '../../src/store/games.ts'
import { lockFolder } from '../../src/store/lock.ts'
import { openStore } from '../../src/store/open.ts'
import { folderGround, freshGround, SERVER, testStore } from '../support/databases.ts'

const ground = freshGround()
const store = await testStore(ground)

const game = (id: string) => ({
  ...{
    id,
    title: 'high-card',
    guild: 'g',
    channel: 'c',
    host: 'h',
    language: 'en',
    options: {},
    pace: null,
    seats: 2,
  },
  ...{ secret: 's', seal: 'S', createdAt: new Date() },
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
    const again = SERVER ? await ground.open() : undefined
    const after = await store.db.$queryRaw<{ n: bigint }[]>`select count(*) as n from _prisma_migrations`
    expect(after).toEqual(count)
    await again?.close()
  })
})

describe('the embedded database', () => {
  it('keeps what was stored when it is opened again, and is opened by one process at a time', async () => {
    const { folder, clear } = folderGround()
    const first = await openStore({ folder })
    await expect(openStore({ folder })).rejects.toThrow(`in use by process ${process.pid}`)
    await insertGame(first.db, game('kept2'))
    await first.close()
    const second = await openStore({ folder })
    expect((await findGame(second.db, 'kept2'))?.seal).toBe('S')
    await second.close()
    await clear()
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
  it('is changed by whoever read its present version, and by nobody else', async () => {
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

describe('a transaction that only reads', () => {
  it('reads, calls what waits for its end, and leaves the connection to the next', async () => {
    await insertGame(store.db, game('read1'))
    let called = false
    const rows = Array.from({ length: 12 }, () =>
      store.reading(async (tx) => {
        tx.$afterCommit(() => {
          called = true
        })
        return findGame(tx, 'read1')
      }),
    )
    expect((await Promise.all(rows)).map((row) => row?.id)).toEqual(Array(12).fill('read1'))
    expect(called).toBe(true)
    await store.transaction((tx) => tx.$executeRaw`update games set thread = 't' where id = 'read1'`)
    expect((await findGame(store.db, 'read1'))?.thread).toBe('t')
  })

  it('refuses to write', async () => {
    const writing = store.reading((tx) => tx.$executeRaw`delete from games where id = 'read1'`)
    await expect(writing).rejects.toThrow(/read-only transaction/)
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
