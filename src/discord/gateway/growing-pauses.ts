// Growing pauses between attempts at something that Discord or the database refuses for the moment.
import { backoff } from '../../store/backoff.ts'
import { isLost } from '../../store/lost.ts'

/** The first pause and the longest, in milliseconds. Sessions are counted by the day: 1,000 may be begun. */
const WAITS = { first: 5_000, longest: 5 * 60_000 }
/** The pause after each failure that came from the database being away, in milliseconds. */
const AWAY = 2_000

/** Pauses that grow. */
export interface Pauses {
  /** Counts a failure; how long to wait after it, in milliseconds: twice as long each time. A database that is away is asked soon. */
  after(error: unknown): number
  /** It worked: begins anew. */
  reset(): void
}

/** Pauses from five seconds to five minutes, each twice as long as the one before. */
export function growingPauses(): Pauses {
  let failures = 0
  return {
    after: (error) => (isLost(error) ? AWAY : backoff(failures++, WAITS)),
    reset() {
      failures = 0
    },
  }
}
