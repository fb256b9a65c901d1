// The house as `npm start` opens it without a token, on a folder and a port of its own.
import { pino } from 'pino'
import { type App, openApp } from '../../src/app.ts'
import { ALONE } from '../../src/config.ts'
import { folderGround } from '../support/databases.ts'

/** A house that can be closed and opened again. */
export interface House {
  readonly url: string
  app: App
  /** A member's id. */
  member(name: string): string
  restart(whileClosed?: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** Opens it. */
export async function openHouse(): Promise<House> {
  const { folder: data, clear } = folderGround()
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
  const house: House = {
    url,
    app,
    member: (name) => house.app.sandbox?.as(name).id ?? '',
    async restart(whileClosed) {
      await house.app.close()
      await whileClosed?.()
      house.app = await open(Number(new URL(url).port))
    },
    async close() {
      await house.app.close()
      await clear()
    },
  }
  return house
}
