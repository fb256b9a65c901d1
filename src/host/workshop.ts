// Work behind the counter: by name one at a time, again when asked for meanwhile, and all of it ended in order.
import type { Logger } from 'pino'

/** Runs named work in the background. */
export interface Workshop {
  /** Runs work; if work of that name is going on, once more after it. `going` turns false when the shop closes. */
  run(name: string, work: (going: () => boolean) => Promise<void>): void
  /** Waits until nothing is going on. */
  quiet(): Promise<void>
  /** Lets what is going on come to a good end, and takes no more. */
  close(): Promise<void>
}

/** Opens a workshop. A failure is logged once and ends that work alone. */
export function workshop(log: Logger): Workshop {
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
        log.error({ work: name, err: error }, 'work behind the counter failed')
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
    async close() {
      open = false
      await quiet()
    },
  }
}
