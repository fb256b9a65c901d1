// A way to the server that takes everything and answers nothing: a caller is told in time, and nothing is lost or left locked.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { examine } from '../../src/store/examining.ts'
import { isLost } from '../../src/store/lost.ts'
import { openStore, type Store } from '../../src/store/open.ts'
import type { Tx } from '../../src/store/tx.ts'
import { newTestDatabase, SERVER } from '../support/databases.ts'
import { type Severable, severable } from '../support/severable.ts'

const testDatabase = newTestDatabase()
const schema = 'url' in testDatabase.place ? (testDatabase.place.schema ?? '') : ''
let whole: Store
let way: Severable
let store: Store

beforeAll(async () => {
  whole = await testDatabase.open()
})
afterAll(async () => {
  await whole.close()
  await testDatabase.clear()
})
beforeEach(async () => {
  way = await severable(SERVER ?? '')
  await whole.db.setting.deleteMany()
})
afterEach(async () => {
  await store?.close()
  await way.close()
})

/** The store by a way; an answer is waited for so long, in milliseconds. */
const byTheWay = async (answered?: number): Promise<Store> => {
  const url = answered === undefined ? way.url : `${way.url}?query_timeout=${answered}`
  store = await openStore({ url, schema })
  return store
}

const put = (to: Store, key: string, value: string) =>
  to.transaction((tx) => tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } }))

const readOf = async (key: string) => (await whole.db.setting.findUnique({ where: { key } }))?.value

/** Does something with a connection that is nobody else's. */
async function asAdmin(work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: SERVER })
  await admin.connect()
  await work(admin).finally(() => admin.end())
}

/** Whether it ends as everything does while the database is away. */
const saysAway = (asked: Promise<unknown>) => expect(asked).rejects.toSatisfy(isLost)

describe('a way that falls silent', () => {
  it('is given up by the caller, on each kind of question, and by those who wait for a connection', async () => {
    await byTheWay()
    // As many connections as there are, and more who want one.
    const asks: ((tx: Tx) => Promise<unknown>)[] = [
      (tx) => tx.setting.count(),
      (tx) => tx.$queryRaw`select 1`,
      (tx) => tx.$executeRaw`update settings set value = value`,
    ]
    await Promise.all(Array.from({ length: 10 }, () => store.transaction(asks[1] as (typeof asks)[0])))
    way.freeze()
    const asked = asks.flatMap((ask) => [
      ...Array.from({ length: 3 }, () => ask(store.db)),
      ...Array.from({ length: 3 }, () => store.transaction(ask)),
      ...Array.from({ length: 3 }, () => store.move((tx) => tx.$queryRaw`select 1`)),
      ...Array.from({ length: 3 }, () => store.look((tx) => tx.$queryRaw`select 1`)),
    ])
    await Promise.all(asked.map(saysAway))
    way.repair()
    // What is silent was thrown away: all of them are answered.
    expect(await Promise.all(Array.from({ length: 20 }, () => store.db.setting.count()))).toEqual(
      Array.from({ length: 20 }, () => 0),
    )
  })

  it('lets a new connection in as little, at the start too, and says where it was looked for', async () => {
    way.freeze()
    await expect(openStore({ url: way.url, schema })).rejects.toThrow(
      /^the database at 127\.0\.0\.1:\d+\/.* cannot be opened .*DATABASE_URL/,
    )
    // A host of several addresses, at none of which anybody listens: the driver has no words for that.
    await expect(openStore({ url: 'postgres://someone:secret@localhost:1/garden' })).rejects.toThrow(
      /^the database at localhost:1\/garden cannot be opened \(.*ECONNREFUSED/,
    )
    await saysAway(examine({ url: way.url }))
  })

  it('does not keep anybody from closing', async () => {
    const own = await byTheWay()
    await own.db.setting.count()
    expect(await own.locks.take('a lock')).toBe(true)
    way.freeze()
    const asked = own.db.setting.count().catch((error: unknown) => error)
    await own.close()
    expect(isLost(await asked)).toBe(true)
  })
})

describe('a transaction whose way falls silent', () => {
  it('before it is committed has not happened, and is found out to have not', async () => {
    await byTheWay(3_000)
    const silent = way.freezeAtCommit('before')
    const written = put(store, 'before', 'written')
    await silent
    await saysAway(written)
    expect(await readOf('before')).toBeUndefined()
  })

  it('while its commit is answered has happened, and is not taken for a failure', async () => {
    await byTheWay(3_000)
    const silent = way.freezeAtCommit('after')
    const written = put(store, 'after', 'written')
    await silent
    await written
    expect(await readOf('after')).toBe('written')
  })

  it('leaves nothing locked for longer than a while, though the server hears of no end', async () => {
    await put(whole, 'locked', 'first')
    await byTheWay(3_000)
    const given = store.transaction(async (tx) => {
      await tx.$executeRaw`update settings set value = 'lost' where key = 'locked'`
      way.freeze()
      await tx.$queryRaw`select 1`
    })
    await saysAway(given)
    way.repair()
    for (;;) {
      const done = await put(whole, 'locked', 'second').then(
        () => true,
        () => false,
      )
      if (done) break
    }
    expect(await readOf('locked')).toBe('second')
  })
})

describe('a server that is only slow', () => {
  it('ends a question that takes too long: that is a fault of the question, and its connection lives', async () => {
    await byTheWay()
    const failed = await store.db.$executeRaw`select pg_sleep(60)`.catch((error: unknown) => error)
    expect(failed).toMatchObject({ meta: { driverAdapterError: { cause: { originalCode: '57014' } } } })
    expect(isLost(failed)).toBe(false)
    expect(await store.db.setting.count()).toBe(0)
  })

  it('may take its time for what takes long', async () => {
    await byTheWay(500)
    const slept = store.atLength(async (tx) => {
      await tx.$executeRaw`select pg_sleep(1.5)`
      return 'slept'
    })
    expect(await slept).toBe('slept')
    await saysAway(store.db.$executeRaw`select pg_sleep(30)`)
  })

  it('is waited for while another process migrates', async () => {
    await asAdmin(async (admin) => {
      await admin.query('select pg_advisory_lock($1)', [Number.parseInt('peach', 36)])
      const opening = byTheWay(500)
      await pause(2_000)
      await admin.query('select pg_advisory_unlock($1)', [Number.parseInt('peach', 36)])
      expect(await (await opening).db.setting.count()).toBe(0)
    })
  })

  it('may migrate for longer than an answer takes', async () => {
    const fresh = `${schema}_fresh`
    await asAdmin(async (admin) => {
      // Tables are slow to be made, by this one alone.
      await admin.query(`create function ${schema}.slow() returns event_trigger language plpgsql as $$
        begin if current_setting('application_name') = '${fresh}' then perform pg_sleep(0.5); end if; end $$`)
      await admin.query(`create event trigger ${schema} on ddl_command_start when tag in ('CREATE TABLE')
        execute function ${schema}.slow()`)
      try {
        const url = `${way.url}?query_timeout=3000&application_name=${fresh}`
        store = await openStore({ url, schema: fresh })
        expect(await store.db.setting.count()).toBe(0)
      } finally {
        await admin.query(`drop event trigger ${schema}`)
        await admin.query(`drop schema if exists ${fresh} cascade`)
      }
    })
  })
})

describe('locks held by a way that falls silent', () => {
  it('are free for others after a while, though the server hears of no end', async () => {
    const own = await byTheWay()
    expect(await own.locks.take('a lease')).toBe(true)
    way.freeze()
    while (!(await whole.locks.take('a lease'))) {
      expect(await whole.locks.take('another')).toBe(true)
      await pause(200)
    }
    expect(own.locks.holds('a lease')).toBe(false)
    await whole.locks.free('a lease')
    // The process that held them takes them again as soon as it may.
    way.repair()
    expect(await own.locks.take('a lease')).toBe(true)
  })
})
