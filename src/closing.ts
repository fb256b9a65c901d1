// Closes what was opened, in the opposite order; an error in one does not stop the others.
import type { Logger } from 'pino'

/** What is to be closed. */
export interface Closing {
  /** What was opened last is closed first. */
  defer(name: string, close: () => Promise<unknown>): void
  /**
   * Closes everything once.
   * @throws the first failure, when all the others have been closed
   */
  close(): Promise<void>
}

/** Nothing is open yet. */
export function openClosing(log: Pick<Logger, 'error'>): Closing {
  const open: { readonly name: string; readonly close: () => Promise<unknown> }[] = []
  return {
    defer: (name, close) => void open.push({ name, close }),
    async close() {
      const failures: unknown[] = []
      for (let each = open.pop(); each; each = open.pop())
        try {
          await each.close()
        } catch (error) {
          failures.push(error)
          log.error(
            { what: each.name, err: error },
            'could not be closed in order: the rest is closed all the same',
          )
        }
      if (failures.length > 0) throw failures[0]
    },
  }
}
