// How the race for the win stands at a table, from what everybody sees: which tables are worth watching.

/** How a race stands. */
export interface Race {
  /** How much of the game is over, from 0 to 1, as far as can be seen. */
  readonly done: number
  /** How far the first is ahead of the next, as a share of what they have; absent where nothing open says so. */
  readonly lead?: number
}

/** A race between sides that have so many points each, of which one alone leads. */
export function raceOf(done: number, points: readonly number[]): Race {
  const [first = 0, second] = [...points].sort((one, other) => other - one)
  const share = Math.min(1, Math.max(0, done))
  return { done: share, ...(second !== undefined && { lead: (first - second) / Math.max(1, first) }) }
}
