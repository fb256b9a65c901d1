// The context of the host's services.
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { GameSession, Step } from '../../engine/lifecycle.ts'
import { NotInstalled } from '../../engine/not-installed.ts'
import type { Seat } from '../../engine/phrase.ts'
import type { Title } from '../../games/common/title.ts'
import type { Jobs } from '../../jobs/handlers.ts'
import type { Reviewer } from '../../search/review/reviewing.ts'
import { isConflict } from '../../store/conflict.ts'
import type { GameChange } from '../../store/games.ts'
import type { Lane, ScheduledJob } from '../../store/jobs.ts'
import { isLost } from '../../store/lost.ts'
import type { LookTx, MoveTx, Store, Tx } from '../../store/open.ts'
import type { Table } from '../../store/table.ts'
import type { Away } from './away.ts'
import type { Timed } from './clock/clocks.ts'
import type { Experts } from './experts.ts'
import type { Job } from './posts.ts'
import { ATTEMPTS, TIMING } from './timing.ts'
import type { Clock, GameId, Person } from './types.ts'
import type { Verifier } from './verifier.ts'

/** What every service of the host works with. */
export interface HostContext {
  readonly store: Store
  readonly titles: Readonly<Record<string, Title>>
  readonly clock: Clock
  readonly log: Logger
  /** Where expert computer players think; without it they answer as the hard ones do. */
  readonly experts?: Experts
  /** Where finished games are played again to prove them. */
  readonly verifier: Verifier
  /** Where finished games are reviewed; none are where it is left out. */
  readonly reviewer?: Reviewer
  /** Where erasures are noted outside the database; nowhere when left out. */
  readonly erasureFile?: string
  /** What is known of the database being away. */
  readonly away: Away
  /** What follows a recorded move, in order. */
  readonly afterMove: readonly FollowUp[]
  /** A game has changed: its outbox and its computers have work, as far as nothing else is known. Called after the commit. */
  readonly notify: (game: GameId, follows?: Follows) => void
  /** Begins what is due, without waiting for the next look. */
  readonly lookForDue: () => void
  /** Delivers what is due in a lane, and waits until that is done; in a process that does not work too. */
  readonly deliverNow: (lane: Lane) => Promise<void>
}

/** What may follow a change of a game besides posts in its place. */
export interface Follows {
  /** A computer may be asked. */
  readonly computers: boolean
  /** Other jobs are due at once. */
  readonly jobs: boolean
}

/** A move while it is recorded. */
export interface Move {
  /** The game before the move; once that is stored, after it. */
  row: Table
  readonly session: GameSession
  /** All its steps; none where only whom the table waits for has changed. */
  readonly steps: readonly Step[]
  /** Private steps alone: nobody else may notice them. */
  readonly isPrivate: boolean
  /** The seats that are asked and have an auto-answer: nobody waits for them. */
  readonly autoAnswered: readonly Seat[]
  /** How the row changes. */
  change: GameChange
  /** What is posted, in order. */
  readonly jobs: Job[]
  /** The clocks from now on; absent where none run. */
  timed?: Timed
  /** Members who have answered in time. */
  readonly answered: Person[]
  /** When the clocks do what they do next, if they do anything. */
  alarm?: ScheduledJob
}

type Follow = (tx: MoveTx, context: HostContext, move: Move) => Promise<void>

/** Something that follows a move. */
export interface FollowUp {
  /** Adds to what is stored with the move: its row and its posts. */
  readonly before?: Follow
  /** Is done once they are stored, with the game's row locked: schedules jobs, or changes the row once more. */
  readonly after?: Follow
}

/** The title of a stored game. Throws when it is not installed: a fault of the installation. */
export function titleOf(context: Pick<HostContext, 'titles'>, id: string): Title {
  const title = context.titles[id]
  if (!title) throw new NotInstalled(id)
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
export const transact = <T>(context: HostContext, work: (tx: Tx) => Promise<T>): Promise<T> =>
  throughConflicts(() => context.store.transaction(work))

/** The same for what may take as long as it needs. */
export const transactAtLength = <T>(context: HostContext, work: (tx: Tx) => Promise<T>): Promise<T> =>
  throughConflicts(() => context.store.atLength(work))

/** The same for a move. */
export const move = <T>(context: HostContext, work: (tx: MoveTx) => Promise<T>): Promise<T> =>
  throughConflicts(() => context.store.move(work))

async function throughConflicts<T>(run: () => Promise<T>): Promise<T> {
  const end = performance.now() + TIMING.lost
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      const lost = isLost(error) && performance.now() < end
      if (!lost && (!isConflict(error) || attempt === ATTEMPTS)) throw error
      await pause(Math.random() * (lost ? TIMING.lostRetry : TIMING.retry))
    }
  }
}

/**
 * Looks something up, again while the connection is lost.
 * @throws the last failure, when the database stays away for longer than people wait
 */
export const read = <T>(context: HostContext, work: (tx: LookTx) => Promise<T>): Promise<T> =>
  throughLosses(() => context.store.look(work))

/** A function of the host: it is given the context before anything else. */
type InHost = (context: HostContext, ...args: never[]) => unknown

/** The same as it is called by those who have no context. */
type Called<F> = F extends (context: HostContext, ...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never

/**
 * The functions of these names in a module of the host, given their context: what a service is made of. They are typed by the
 * functions themselves, so that "go to definition" at a caller leads there.
 */
export const inContext = <Names extends string, Module extends { readonly [N in Names]: InHost }>(
  context: HostContext,
  module: Module,
  ...names: readonly Names[]
): { readonly [N in keyof Pick<Module, Names>]: Called<Module[N]> } =>
  Object.fromEntries(names.map((name) => [name, (...args: never[]) => module[name](context, ...args)])) as {
    readonly [N in Names]: Called<Module[N]>
  }

/** What the host's jobs are done with. */
export const jobsOn = (context: HostContext): Jobs => ({
  store: context.store,
  clock: context.clock,
  log: context.log,
  transact: (work) => transact(context, work),
})
