// Chooses when a failed job is tried again.
import { backoff } from '../store/backoff.ts'

const WAITS = { first: 1_000, longest: 5 * 60_000 }

/** How long to wait after so many attempts, in milliseconds: twice as long each time, up to five minutes. */
export const retryAfter = (attempts: number): number => backoff(Math.max(attempts - 1, 0), WAITS)
