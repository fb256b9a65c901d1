// Connections that the server ends, or that are cut, at the worst moments.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isLost } from '../../src/store/lost.ts'
import { openStore, type Store } from '../../src/store/open.ts'
import { newTestDatabase, SERVER } from '../support/databases.ts'
import { type Severable, severable } from '../support/severable.ts'

const testDatabase = newTestDatabase()
const schema = 'url' in testDatabase.place ? (testDatabase.place.schema ?? '') : ''
let way: Severable
let store: Store
let admin: pg.Client

beforeAll(async () => {
  way = await severable(SERVER ?? '')
  store = await openStore({ url: `${way.url}?application_name=${schema}`, schema })
  admin = new pg.Client({ connectionString: SERVER })
  await admin.connect()
})
afterAll(async () => {
  await store.close()
  await way.close()
  await admin.end()
  await testDatabase.clear()
})
afterEach(() => way.repair())

/** The server ends every connection of the store. */
const endAll = () =>
  admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [schema])

/** What nobody caught while something was done. */
async function uncaughtIn(action: () => Promise<void>): Promise<unknown[]> {
  const uncaught: unknown[] = []
  const before = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  process.on('uncaughtException', (error) => void uncaught.push(error))
  await action()
  await pause(50)
  process.removeAllListeners('uncaughtException')
  for (const listener of before) process.on('uncaughtException', listener)
  return uncaught
}

describe('a connection that the server ends', () => {
  it('as soon as it is open, or at any moment, harms only those who asked something of it', async () => {
    const failures: unknown[] = []
    const ask = () =>
      store.transaction((tx) => tx.setting.count()).catch((error: unknown) => void failures.push(error))
    const uncaught = await uncaughtIn(async () => {
      await endAll()
      way.endAtOpening(10)
      await Promise.all(Array.from({ length: 10 }, ask))
      for (let time = 0; time < 20; time++) {
        const asked = Array.from({ length: 12 }, ask)
        await pause(time % 7)
        await endAll()
        await Promise.all(asked)
      }
    })
    expect(uncaught).toEqual([])
    expect(failures.length).toBeGreaterThan(9)
    expect(failures.filter((error) => !isLost(error))).toEqual([])
    expect(await store.db.setting.count()).toBe(0)
  })

  it('takes its locks with it, and the process that held them knows', async () => {
    const other = await testDatabase.open()
    expect(await store.locks.take('outbox a')).toBe(true)
    expect(await other.locks.take('outbox a')).toBe(false)
    way.cut()
    await pause(50)
    expect(store.locks.holds('outbox a')).toBe(false)
    await expect(store.locks.take('outbox a')).rejects.toSatisfy(isLost)
    way.repair()
    const taken = await Promise.all([store.locks.take('outbox a'), other.locks.take('outbox a')])
    expect(taken.filter((mine) => mine)).toHaveLength(1)
    expect([store.locks.holds('outbox a'), other.locks.holds('outbox a')]).toEqual(taken)
    await other.close()
    expect(await store.locks.take('outbox a')).toBe(true)
    await store.locks.free('outbox a')
  })
})

describe('a connection that falls silent', () => {
  it('is given up before the server gives its locks to others', async () => {
    const own = await openStore({ url: way.url, schema })
    expect(await own.locks.take('outbox b')).toBe(true)
    way.freeze()
    const frozen = performance.now()
    while (own.locks.holds('outbox b')) await pause(50)
    // The server waits for 20 seconds.
    expect(performance.now() - frozen).toBeLessThan(15_000)
    way.cut()
    way.repair()
    expect(await own.locks.take('outbox b')).toBe(true)
    await own.close()
  })
})

describe('a transaction whose connection is lost', () => {
  const write = (key: string) =>
    store.transaction(async (tx) => {
      await tx.setting.create({ data: { key, value: 'written' } })
      return key
    })
  const isThere = async (key: string) => (await store.db.setting.count({ where: { key } })) === 1

  it('before it was committed has not happened, and says so', async () => {
    const cut = way.cutAtCommit('before')
    await expect(write('before')).rejects.toSatisfy(isLost)
    await cut
    expect(await isThere('before')).toBe(false)
  })

  it('while its commit was answered has happened, and is not taken for a failure', async () => {
    const cut = way.cutAtCommit('after')
    expect(await write('after')).toBe('after')
    await cut
    expect(await isThere('after')).toBe(true)
  })
})
