// The house as `npm start` opens it without a token, on a folder and a port of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { type App, openApp } from '../../src/app.ts'

/** A house that can be closed and opened again. */
export interface House {
  readonly url: string
  app: App
  restart(whileClosed?: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** Opens it. */
export async function openHouse(): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'peach-web-'))
  const log = pino({ level: 'silent' })
  const open = (sandboxPort: number) =>
    openApp(
      { token: undefined, api: undefined, database: undefined, data, sandboxPort, logLevel: 'silent' },
      log,
    )
  const app = await open(0)
  const url = app.sandbox?.url ?? ''
  const house: House = {
    url,
    app,
    async restart(whileClosed) {
      await house.app.close()
      await whileClosed?.()
      house.app = await open(Number(new URL(url).port))
    },
    async close() {
      await house.app.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
  return house
}
