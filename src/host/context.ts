// What every part of the host works with.
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Title } from '../games/title.ts'
import type { Jobs } from '../jobs/handlers.ts'
import type { Reviewer } from '../search/review/reviewing.ts'
import { isConflict } from '../store/conflict.ts'
import { isLost } from '../store/lost.ts'
import type { Store, Tx } from '../store/open.ts'
import type { Experts } from './play/experts.ts'
import { ATTEMPTS, TIMING } from './timing.ts'
import type { Clock, GameId } from './types.ts'

/** What every service of the host works with. */
export interface HostContext {
  readonly store: Store
  readonly titles: Readonly<Record<string, Title>>
  readonly clock: Clock
  readonly log: Logger
  /** Where expert computer players think; without it they answer as the hard ones do. */
  readonly experts?: Experts
  /** Where finished games are reviewed; none are where it is left out. */
  readonly reviewer?: Reviewer
  /** Where erasures are noted outside the database; nowhere when left out. */
  readonly erasureFile?: string
  /** A game has changed: its outbox and its computers have work. Called after the commit. */
  readonly notify: (game: GameId) => void
}

/** The title of a stored game. Throws when it is not installed: a fault of the installation. */
export function titleOf(context: HostContext, id: string): Title {
  const title = context.titles[id]
  if (!title) throw new Error(`the game ${id} is not installed`)
  return title
}

/**
 * Does something that may be done again, once more while its connection is lost; `again` says that it may have happened.
 * @throws the last failure, when the database stays away for longer than people wait
 */
export async function throughLosses<T>(work: (again: boolean) => Promise<T>): Promise<T> {
  const end = performance.now() + TIMING.lost
  for (let again = false; ; again = true) {
    try {
      return await work(again)
    } catch (error) {
      if (!isLost(error) || performance.now() > end) throw error
      await pause(Math.random() * TIMING.lostRetry)
    }
  }
}

/**
 * Runs one transaction, again while other processes cross it or its connection is lost; people never see that.
 * @throws the last failure, when the database stays away for longer than people wait
 */
export async function transact<T>(context: HostContext, work: (tx: Tx) => Promise<T>): Promise<T> {
  const end = performance.now() + TIMING.lost
  for (let attempt = 1; ; attempt++) {
    try {
      return await context.store.transaction(work)
    } catch (error) {
      const lost = isLost(error) && performance.now() < end
      if (!lost && (!isConflict(error) || attempt === ATTEMPTS)) throw error
      await pause(Math.random() * (lost ? TIMING.lostRetry : TIMING.retry))
    }
  }
}

/**
 * Runs one transaction that only reads, again while its connection is lost.
 * @throws the last failure, when the database stays away for longer than people wait
 */
export const read = <T>(context: HostContext, work: (tx: Tx) => Promise<T>): Promise<T> =>
  throughLosses(() => context.store.reading(work))

/** Functions of a context as those call them who do not have it. */
type InContext<F> = {
  readonly [K in keyof F]: F[K] extends (context: HostContext, ...args: infer Args) => infer Result
    ? (...args: Args) => Result
    : never
}

/** Functions whose first argument is the context, given theirs: what a service is made of. */
export const inContext = <F extends object>(context: HostContext, functions: F): InContext<F> =>
  Object.fromEntries(
    Object.entries(functions).map(([name, deed]) => [name, (...rest: unknown[]) => deed(context, ...rest)]),
  ) as InContext<F>

/** What the host's jobs are done with. */
export const jobsOn = (context: HostContext): Jobs => ({
  ...{ store: context.store, clock: context.clock, log: context.log },
  transact: (work) => transact(context, work),
})
