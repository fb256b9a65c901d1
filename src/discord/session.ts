// One session per shard: two would each get every interaction. The lease in the database says whose it is.
import type { Desk } from './desk.ts'
import { errorFacts } from './publisher/faults.ts'

/** How often the lease is renewed or asked for, in milliseconds. */
const RHYTHM = 10_000

/** What is done while a lease is held. */
export interface Tenancy {
  begin(): Promise<void>
  end(): Promise<void>
}

/** A lease that is held as long as it can be. */
export interface Session {
  /** Resolves when the tenancy has begun for the first time; rejects when it could not begin. */
  readonly begun: Promise<void>
  stop(): Promise<void>
}

/** Takes the lease as soon as it is free, begins, renews it, and ends as soon as it is lost. */
export function holdLease({ host, log }: Desk, name: string, tenancy: Tenancy): Session {
  let stopped = false
  let holding = false
  let wake = () => {}
  let settle: { resolve: () => void; reject: (error: unknown) => void } | undefined
  const begun = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })
  begun.catch(() => undefined) // whoever waits for it hears of it

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, RHYTHM)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const running = (async () => {
    while (!stopped) {
      try {
        const mine = await host.lease(name)
        if (mine && !holding && !stopped) {
          holding = true
          await tenancy.begin()
          settle?.resolve()
        } else if (!mine && holding) {
          log.warn({ lease: name }, 'the lease was lost')
          holding = false
          await tenancy.end()
        }
      } catch (error) {
        log.error({ lease: name, ...errorFacts(error) }, 'the session could not be held')
        settle?.reject(error)
        if (holding) await tenancy.end().catch(() => undefined)
        holding = false
      }
      if (!stopped) await rest()
    }
  })()

  return {
    begun,
    async stop() {
      stopped = true
      wake()
      await running
      if (holding) await tenancy.end()
      await host.release(name)
    },
  }
}
