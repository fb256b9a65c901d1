// What whoever starts the house is told when it cannot open, and what it leaves behind.
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { openApp } from '../../src/app.ts'
import { ALONE } from '../../src/config.ts'
import { openStore } from '../../src/store/open.ts'
import { folderGround } from '../support/databases.ts'

const { folder, clear } = folderGround()
afterEach(clear)

it('names the port that is taken and the way out, and lets go of the data folder', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const sandboxPort = typeof address === 'object' ? (address?.port ?? 0) : 0
  const config = {
    token: undefined,
    api: undefined,
    database: undefined,
    data: folder,
    sandboxPort,
    logLevel: 'silent',
    ...ALONE,
  }
  await expect(openApp(config, pino({ level: 'silent' }))).rejects.toThrow(
    new RegExp(`^Port ${sandboxPort} is taken.*SANDBOX_PORT`),
  )
  other.close()
  const store = await openStore({ folder })
  await store.close()
  expect(existsSync(join(folder, 'sandbox.json'))).toBe(false)
})
