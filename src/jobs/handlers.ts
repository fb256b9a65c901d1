// Types of job handlers, by kind: actions in the database, and deliveries outside it.
import type { Logger } from 'pino'
import type { JobRow, Part } from '../store/jobs.ts'
import type { Store, Tx } from '../store/open.ts'

/** An action: done in the transaction in which its job is taken away, so that it is done exactly once. */
export interface ActionHandler {
  /** The job's subject is locked. */
  action(tx: Tx, job: JobRow): Promise<void>
}

/** How a delivery went; one that failed may have got through all the same. */
export type Settled =
  /** `also`: what came of it, stored with that it is done. */
  | { readonly done: true; readonly also?: readonly Part[] }
  /** Held until its lane gets something new, and looked at again once in a while. */
  | { readonly done: false; readonly held: true; readonly payload?: unknown }
  /** `payload`: what the handler needs from now on, where that has changed. */
  | { readonly done: false; readonly why: string; readonly retryAfterMs?: number; readonly payload?: unknown }

/** A job on its way. */
export interface Delivered extends JobRow {
  /** When an earlier try of it may have got through: then what it posts is looked for before it is posted again. */
  readonly doubtSince?: Date
  /** Whether it is still this process's to deliver. */
  readonly mine: () => boolean
}

/** Delivers a job that is marked as tried. */
export type Deliver = (job: Delivered) => Promise<Settled>

/** What becomes of a job: it is not worth it any more, cannot be delivered now, rests until a time, or is delivered so. */
export type Prepared = 'drop' | 'hold' | Date | Deliver

/**
 * Looks at the next job of a lane and those behind it. What it returns delivers the job, marked as tried before and
 * settled afterwards; after a crash it is given again as doubtful.
 */
export type DeliveryHandler = (job: JobRow, later: readonly JobRow[]) => Promise<Prepared>

/** What the jobs are done with. */
export interface Jobs {
  readonly store: Store
  readonly clock: { now(): Date }
  readonly log: Pick<Logger, 'error' | 'warn' | 'info'>
  /** Runs one transaction, again while others cross it. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** What may be logged of a job: members are not named. */
export const factsOf = ({ subject, lane, kind, attempts }: JobRow): object => ({
  ...(subject.kind === 'game' ? { game: subject.id } : { subject: subject.kind }),
  lane,
  job: kind,
  attempt: attempts,
})

/** A moment some time from now. */
export const later = ({ clock }: Pick<Jobs, 'clock'>, ms: number): Date =>
  new Date(clock.now().getTime() + ms)
