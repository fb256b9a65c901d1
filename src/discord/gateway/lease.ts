// One session per shard: two would each get every interaction. The lease in the database says whose it is.
import { isLost } from '../../store/lost.ts'
import type { BotContext } from '../context.ts'
import { noteFault } from '../noting.ts'
import { promised } from './promised.ts'
import { restUntil } from './rest.ts'
import { TurnedAway } from './turned-away.ts'
import { alwaysFree, type Turns } from './turns.ts'

/** How often the lease is renewed or asked for, in milliseconds. */
export const RHYTHM = 10_000
/** How long to wait after a tenancy that could not begin; doubled each time, up to `PAUSE_MAX`. Sessions are counted by the day. */
const PAUSE = 20_000
/** The same where it was the database that was away. */
const PAUSE_AWAY = 2_500
const PAUSE_MAX = 5 * 60_000

/** What is done while a lease is held. */
export interface Tenancy {
  begin(): Promise<void>
  end(): Promise<void>
}

/** A lease that is held as long as it can be. */
export interface Session {
  /**
   * Resolves when the tenancy has begun for the first time. Rejects when it could not begin at once; a process that has
   * stood by, or whose database is away, goes on trying instead.
   */
  readonly begun: Promise<void>
  /** As `begun`, but resolves also when the lease is another's, so that this process stands by. */
  readonly looked: Promise<void>
  stop(): Promise<void>
}

/**
 * Takes the lease as soon as it is free and this process's turn, begins, renews it, and ends as soon as it is lost. A
 * tenancy that cannot begin leaves the lease to others.
 */
export function holdLease(
  bot: BotContext,
  name: string,
  tenancy: Tenancy,
  turns: Turns = alwaysFree,
): Session {
  const { host, log } = bot
  let holding = false
  let stoodBy = false
  let failures = 0
  let pause = PAUSE
  const stopping = new AbortController()
  const begun = promised()
  const looked = promised()

  function standBy(): void {
    stoodBy = true
    looked.resolve()
  }

  /** One look at the lease: begins, goes on or ends. */
  async function look(): Promise<void> {
    const mine = holding
      ? await host.processes.lease(name)
      : await turns.take(() => host.processes.lease(name))
    if (mine === 'later') return standBy()
    if (!mine) {
      standBy()
      failures = 0
    }
    if (mine && !holding && !stopping.signal.aborted) {
      holding = true
      await tenancy.begin()
      failures = 0
      begun.resolve()
      looked.resolve()
    } else if (!mine && holding) {
      log.warn({ lease: name }, 'the lease was lost')
      holding = false
      await tenancy.end()
    }
  }

  async function fail(error: unknown): Promise<void> {
    failures++
    // That one is said by whoever ends the process.
    if (!(error instanceof TurnedAway))
      noteFault(bot, 'error', error, 'the session could not be held', { lease: name })
    const isAway = isLost(error)
    pause = isAway ? PAUSE_AWAY : PAUSE
    if (!stoodBy && !isAway) {
      for (const { reject } of [begun, looked]) reject(error)
      stoodBy = true
    }
    if (holding) await tenancy.end().catch(() => undefined)
    holding = false
    await host.processes.release(name).catch(() => undefined)
  }

  const breakLeft = (): number => {
    if (failures > 0) return Math.min(pause * 2 ** (failures - 1), PAUSE_MAX)
    return holding ? RHYTHM : Math.min(RHYTHM, turns.left() || RHYTHM)
  }

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await look().catch(fail)
      if (!stopping.signal.aborted) await restUntil(breakLeft(), stopping.signal)
    }
  })()

  return {
    begun: begun.promise,
    looked: looked.promise,
    async stop() {
      stopping.abort()
      await running
      if (holding) await tenancy.end()
      holding = false
      await host.processes.release(name)
    },
  }
}
