// Runs work in the background: by name one at a time, again when asked for meanwhile, and all of it ended in order.
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { NotInstalled } from '../engine/not-installed.ts'
import type { Away } from './table/away.ts'

/** Runs named work in the background. */
export interface Runner {
  /** Runs work; if work of that name is going on, once more after it. `going` turns false when the host stops. */
  run(name: string, work: (going: () => boolean) => Promise<void>): void
  /** Waits until nothing is going on. */
  quiet(): Promise<void>
  /** Takes no more work and lets what is going on come to a good end, for `timeoutMs` milliseconds at most. */
  close(timeoutMs: number): Promise<void>
}

/** Opens a runner. A failure is logged once and ends that work alone; of a database that is away it is said once a minute. */
export function openRunner(log: Logger, away: Away): Runner {
  const running = new Map<string, { promise: Promise<void>; again: boolean }>()
  let open = true
  const going = () => open

  async function loop(name: string, work: (going: () => boolean) => Promise<void>): Promise<void> {
    for (;;) {
      const entry = running.get(name)
      if (entry) entry.again = false
      try {
        await work(going)
      } catch (error) {
        // A game whose title this version lacks waits for one that has it.
        if (!(error instanceof NotInstalled) && !away.noted(error))
          log.error({ work: name, err: error }, 'work in the background failed')
      }
      if (!open || !running.get(name)?.again) break
    }
    running.delete(name)
  }

  const quiet = async () => {
    while (running.size > 0) await Promise.all([...running.values()].map(({ promise }) => promise))
  }

  return {
    run(name, work) {
      if (!open) return
      const busy = running.get(name)
      if (busy) {
        busy.again = true
        return
      }
      const entry = { promise: Promise.resolve(), again: false }
      running.set(name, entry)
      entry.promise = loop(name, work)
    },
    quiet,
    async close(timeoutMs) {
      open = false
      const enough = new AbortController()
      const waited = pause(timeoutMs, undefined, { signal: enough.signal }).catch(() => {})
      await Promise.race([quiet(), waited])
      enough.abort()
    },
  }
}
