// Waits for a database that is away while something starts: tries again after pauses that grow.
import { setTimeout as pause } from 'node:timers/promises'
import { backoff } from './backoff.ts'
import { isPassing } from './faults.ts'

/** How a database that is away is waited for. */
export interface RetryOptions {
  /** Gives up after so many milliseconds; never when left out. */
  readonly limit?: number
  /** Told of each failure before the pause that follows it, in milliseconds. */
  readonly onWait?: (error: unknown, pause: number) => void
}

/** The first pause and the longest, in milliseconds. */
const WAITS = { first: 500, longest: 15_000 }

/**
 * Does something that may be done again, until the database lets it through.
 * @throws what is no outage at once, and the last outage when the limit is over
 */
export async function throughOutages<T>(work: () => Promise<T>, { limit, onWait }: RetryOptions): Promise<T> {
  const end = limit === undefined ? Number.POSITIVE_INFINITY : performance.now() + limit
  for (let failures = 0; ; failures++) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error) || performance.now() > end) throw error
      const ms = backoff(failures, WAITS)
      onWait?.(error, ms)
      await pause(ms)
    }
  }
}
