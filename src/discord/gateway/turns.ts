// Shares shards among processes that start together: a process that has taken one leaves the next to others for a moment.

/** After a lease was taken the process takes no other for so long, in milliseconds. Discord lets sessions start no faster. */
const COURTESY = 6_000

/** Whose turn it is to take a lease. */
export interface Turns {
  /** Asks for a lease, one at a time; `later` when this process has just taken one. */
  take(ask: () => Promise<boolean>): Promise<boolean | 'later'>
  /** How long it is not this process's turn, in milliseconds. */
  left(): number
}

/** For a single lease. */
export const alwaysFree: Turns = { take: (ask) => ask(), left: () => 0 }

/** The turns of one process. */
export function turnsOf(): Turns {
  let until = Number.NEGATIVE_INFINITY
  let line: Promise<unknown> = Promise.resolve()
  const left = () => Math.max(0, until - performance.now())
  return {
    left,
    take(ask) {
      const asked = line.then(async () => {
        if (left() > 0) return 'later'
        const mine = await ask()
        if (mine) until = performance.now() + COURTESY
        return mine
      })
      line = asked.catch(() => undefined)
      return asked
    },
  }
}
