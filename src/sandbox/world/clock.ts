// The sandbox's time: real by default, driven by hand in tests.

/** Where the sandbox takes its time and its timers from. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs `run` once, `ms` milliseconds from now; the returned function cancels it. */
  after(ms: number, run: () => void): () => void
}

/** A clock that moves only when told to. */
export interface TestClock extends Clock {
  /** Moves time on by `ms` and runs what falls due on the way, in order. */
  advance(ms: number): void
}

// setTimeout counts in a signed 32-bit integer; a longer wait would fire at once.
const LONGEST = 2 ** 31 - 1

/** The machine's clock. Its timers do not keep the process alive. */
export const realClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    let timer: NodeJS.Timeout
    const wait = (left: number) => {
      const step = Math.min(left, LONGEST)
      timer = setTimeout(() => (left > step ? wait(left - step) : run()), step)
      timer.unref()
    }
    wait(Math.max(0, ms))
    return () => clearTimeout(timer)
  },
}

/** A clock that starts at `start` (milliseconds since 1970) and is stopped until `advance`. */
export function testClock(start = Date.UTC(2026, 0, 5, 12)): TestClock {
  let now = start
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + Math.max(0, ms), run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    advance(ms) {
      const end = now + ms
      for (;;) {
        const due = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0]
        if (due === undefined) break
        timers = timers.filter((other) => other !== due)
        now = Math.max(now, due.at)
        due.run()
      }
      now = end
    },
  }
}
