// What the operator is told when the app cannot open, and what it leaves behind.
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../src/app.ts'
import { ALONE, type Config } from '../../src/config.ts'
import type { RenderPool } from '../../src/picture/render-pool.ts'
import { openSandbox } from '../../src/sandbox/index.ts'
import { openStore } from '../../src/store/open.ts'
import { testDatabaseInFolder } from '../support/databases.ts'

let testDatabase: ReturnType<typeof testDatabaseInFolder>
beforeEach(() => {
  testDatabase = testDatabaseInFolder()
})
afterEach(() => testDatabase.clear())

const silent = pino({ level: 'silent' })
const configOf = (sandboxPort: number): Config => ({
  token: undefined,
  api: undefined,
  database: undefined,
  data: testDatabase.folder,
  sandboxPort,
  logLevel: 'silent',
  ...ALONE,
})

it('names the port that is taken and the way out, and lets go of the data folder', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const sandboxPort = typeof address === 'object' ? (address?.port ?? 0) : 0
  await expect(openApp(configOf(sandboxPort), silent)).rejects.toThrow(
    new RegExp(`^Port ${sandboxPort} is taken.*SANDBOX_PORT`),
  )
  other.close()
  const store = await openStore({ folder: testDatabase.folder })
  await store.close()
  expect(existsSync(join(testDatabase.folder, 'sandbox.json'))).toBe(false)
})

it('closes the database also where something before it cannot be closed', async () => {
  const renderPool: RenderPool = {
    draw: () => Promise.reject(new Error('nothing is drawn')),
    close: () => Promise.reject(new Error('the pool hangs')),
  }
  const app = await openApp(configOf(0), silent, { renderPool })
  await expect(app.close()).rejects.toThrow('the pool hangs')
  expect(existsSync(join(testDatabase.folder, 'lock'))).toBe(false)
  const store = await openStore({ folder: testDatabase.folder })
  expect(await store.db.game.count()).toBe(0)
  await store.close()
})

it('lets go of the data folder where anything on the way up fails', async () => {
  const metrics = { host: '127.0.0.1', port: -1 }
  await expect(openApp({ ...configOf(0), metrics }, silent)).rejects.toThrow()
  expect(existsSync(join(testDatabase.folder, 'lock'))).toBe(false)
})

it('opens while Discord is out of order, says so at /healthz, and is online when it is back', async () => {
  const sandbox = await openSandbox()
  sandbox.fault({ route: 'GET /gateway/bot', status: 502, times: 4 })
  const discord = { token: sandbox.token, api: `${sandbox.url}/api` }
  const app = await openApp({ ...configOf(0), ...discord, metrics: { host: '127.0.0.1', port: 0 } }, silent)
  const health = async () => {
    const response = await fetch(`http://127.0.0.1:${app.metricsPort}/healthz`)
    return [response.status, await response.json()]
  }
  expect(await health()).toEqual([503, { ok: false, database: 'up', gateway: 'connecting' }])
  await vi.waitFor(() => expect(app.bot.state).toBe('online'), 60_000)
  expect(await health()).toEqual([200, { ok: true, database: 'up', gateway: 'online' }])
  await app.close()
  await sandbox.close()
})
