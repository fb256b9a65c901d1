// One session per shard: two would each get every interaction. The lease in the database says whose it is.
import { isLost } from '../../store/lost.ts'
import type { BotContext } from '../core/context.ts'
import { noteFault } from '../core/note-fault.ts'
import { growingPauses } from './growing-pauses.ts'
import { promised } from './promised.ts'
import { TurnedAway } from './turned-away.ts'
import { alwaysFree, type Turns } from './turns.ts'
import { restUntil } from './wait-until.ts'

/** How often a lease that is held is renewed, in milliseconds. */
const RENEWAL = 10_000
/** How often a lease that another has is asked for, in milliseconds: nobody listens from its end to the next look. */
export const LOOK = 1_000

/** What is done while a lease is held. */
export interface Tenancy {
  begin(): Promise<void>
  /** The lease was renewed. */
  renewed?(): void
  /** Whether it does not do what it is for, so that it must begin anew. */
  isBroken(): boolean
  end(): Promise<void>
}

/** A lease that is held as long as it can be. */
export interface Session {
  /**
   * Resolves when the tenancy has begun, or the lease is another's, so that this process stands by, or Discord keeps it from
   * beginning and it is tried again; a database that is away is waited for. Rejects when Discord lets this bot in no more.
   */
  readonly looked: Promise<void>
  /** Whether the tenancy could not begin, and has not begun since. */
  readonly isFailing: boolean
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
  let pause = 0
  const pauses = growingPauses()
  const stopping = new AbortController()
  const looked = promised()
  const succeed = () => {
    pause = 0
    pauses.reset()
  }

  /** One look at the lease: begins, goes on or ends. */
  async function look(): Promise<void> {
    const mine = holding
      ? await host.processes.lease(name)
      : await turns.take(() => host.processes.lease(name))
    if (mine === 'later') return looked.resolve()
    if (!mine) succeed()
    if (mine && !holding && !stopping.signal.aborted) {
      holding = true
      await tenancy.begin()
      succeed()
    } else if (mine && holding && tenancy.isBroken()) {
      throw new Error('the session has been gone for minutes: it is begun anew')
    } else if (!mine && holding) {
      log.warn({ lease: name }, 'the lease was lost')
      holding = false
      await tenancy.end()
    }
    if (holding) tenancy.renewed?.()
    looked.resolve()
  }

  async function fail(error: unknown): Promise<void> {
    pause = pauses.after(error)
    // The code that ends the process reports that one.
    if (error instanceof TurnedAway) looked.reject(error)
    else if (!stopping.signal.aborted)
      noteFault(bot, 'error', error, 'the session could not be held', { lease: name, againInMs: pause })
    if (!isLost(error)) looked.resolve()
    if (holding) await tenancy.end().catch(() => undefined)
    holding = false
    await host.processes.release(name).catch(() => undefined)
  }

  const breakLeft = (): number => {
    if (pause > 0) return pause
    return holding ? RENEWAL : turns.left() || LOOK
  }

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await look().catch(fail)
      if (!stopping.signal.aborted) await restUntil(breakLeft(), stopping.signal)
    }
  })()

  return {
    looked: looked.promise,
    get isFailing() {
      return pause > 0
    },
    async stop() {
      stopping.abort()
      await running
      if (holding) await tenancy.end()
      holding = false
      await host.processes.release(name)
    },
  }
}
