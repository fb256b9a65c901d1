// Every waiting time of the host, in milliseconds.

export const TIMING = {
  /** How often the outbox looks for what fell due. */
  poll: 1_000,
  /** First wait after a failed delivery; doubled each time up to `backoffMax`. */
  backoff: 1_000,
  backoffMax: 5 * 60_000,
  /** Between two attempts at a move that another process crossed, at most. */
  retry: 30,
  /** How long a stop waits for a delivery that does not come back; the next process gives it again as doubtful. */
  farewell: 5_000,
  /** Claims of interactions are forgotten after this: an interaction lives 15 minutes. */
  claims: 60 * 60_000,
  /** Unsent picks are forgotten after this. */
  drafts: 30 * 24 * 60 * 60_000,
  /** How often old claims and drafts are swept. */
  sweep: 60 * 60_000,
} as const

/** Attempts at a move before its conflicts count as a fault. */
export const ATTEMPTS = 30
