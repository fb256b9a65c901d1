// When what failed is tried again.

/** First wait after a failure, and the longest, in milliseconds. */
const FIRST = 1_000
const LONGEST = 5 * 60_000

/** How long to wait after so many attempts, in milliseconds: twice as long each time, up to five minutes. */
export const backoff = (attempts: number): number =>
  Math.min(FIRST * 2 ** Math.min(Math.max(attempts - 1, 0), 30), LONGEST)
