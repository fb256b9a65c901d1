// The app as `npm start` opens it without a token, on a folder and a port of its own.
import { pino } from 'pino'
import { type App, openApp } from '../../src/app.ts'
import { ALONE } from '../../src/config.ts'
import { testDatabaseInFolder } from '../support/databases.ts'

/** An app that can be closed and opened again. */
export interface LocalApp {
  readonly url: string
  app: App
  /** A member's id. */
  member(name: string): string
  restart(whileClosed?: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** Opens it. */
export async function openLocalApp(): Promise<LocalApp> {
  const { folder: data, clear } = testDatabaseInFolder()
  const log = pino({ level: 'silent' })
  const open = (sandboxPort: number) =>
    openApp(
      {
        token: undefined,
        api: undefined,
        database: undefined,
        data,
        sandboxPort,
        logLevel: 'silent',
        ...ALONE,
      },
      log,
    )
  const app = await open(0)
  const url = app.sandbox?.url ?? ''
  const local: LocalApp = {
    url,
    app,
    member: (name) => local.app.sandbox?.as(name).id ?? '',
    async restart(whileClosed) {
      await local.app.close()
      await whileClosed?.()
      local.app = await open(Number(new URL(url).port))
    },
    async close() {
      await local.app.close()
      await clear()
    },
  }
  return local
}
