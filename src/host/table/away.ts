// The database out of reach: said once a minute and not for everything that fails by it, and made good when it is back.
import type { Logger } from 'pino'
import { isLost } from '../../store/lost.ts'

/** How often it is said that the database is away, in milliseconds. */
const SAID = 60_000

/** What is known of the database being away. */
export interface Away {
  /** Notes a failure; `false` when it is of another kind, and for somebody else to log. */
  noted(error: unknown): boolean
  /** Does something once after the database was away, as soon as it can be done. */
  after(work: () => Promise<unknown>): Promise<void>
}

/** Watches over the database being away. */
export function watchAway(log: Logger): Away {
  let said = Number.NEGATIVE_INFINITY
  let away = false
  return {
    noted(error) {
      if (!isLost(error)) return false
      away = true
      const now = performance.now()
      if (now - said < SAID) return true
      said = now
      const { code, message } = error as { code?: unknown; message?: unknown }
      log.error(
        { code, what: String(message).split('\n').at(-1) },
        'the database is away: everything waits for it',
      )
      return true
    },
    async after(work) {
      if (!away) return
      await work()
      away = false
      log.info('the database is back')
    },
  }
}
