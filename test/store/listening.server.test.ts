// A process hears of jobs that another one adds, also after its connection was lost.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appendJobs } from '../../src/store/jobs.ts'
import type { Store } from '../../src/store/open.ts'
import { newTestDatabase, SERVER } from '../support/databases.ts'

const testDatabase = newTestDatabase()
let [one, other]: [Store, Store] = [] as never

beforeAll(async () => {
  ;[one, other] = [await testDatabase.open(), await testDatabase.open()]
})
afterAll(async () => {
  await one.close()
  await other.close()
  await testDatabase.clear()
})

const job = {
  subject: { kind: 'member', id: '1' } as const,
  lane: 'direct',
  kind: 'tell',
  due: new Date(0),
  payload: null,
}

it.runIf(SERVER)(
  'hears of jobs of other processes when they have committed, and listens anew',
  async () => {
    let calls = 0
    const stop = other.listen(() => void calls++)
    const next = async (work: () => Promise<unknown>) => {
      const before = calls
      await work()
      await expect.poll(() => calls, { timeout: 10_000 }).toBeGreaterThan(before)
    }
    await expect.poll(() => calls).toBe(1) // it listens: something may have been missed before
    await next(() => one.transaction((tx) => appendJobs(tx, [job])))
    await next(
      () =>
        one.db.$queryRaw`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`,
    )
    await next(() => one.transaction((tx) => appendJobs(tx, [job])))
    await stop()
  },
  30_000,
)

it.runIf(SERVER)(
  'stops at any moment, also while it connects',
  async () => {
    for (let ms = 0; ms < 20; ms++) {
      const stop = other.listen(() => {})
      await pause(ms)
      await stop()
    }
  },
  30_000,
)
