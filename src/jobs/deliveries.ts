// Deliveries: the jobs of a lane one after the other, each once; a lane that waits or fails holds up no other.
import {
  changePayload,
  claimJob,
  finishJob,
  holdLane,
  type JobRow,
  jobsInLane,
  type Lane,
  laneName,
  putOffJob,
} from '../store/jobs.ts'
import { isLost } from '../store/lost.ts'
import { backoff } from './backoff.ts'
import {
  type Deliver,
  type DeliveryHandler,
  factsOf,
  type Jobs,
  later,
  type Prepared,
  type Settled,
} from './handlers.ts'
import { whileLocked } from './locked.ts'

/** A lane that is held is looked at again after this, in milliseconds, should nothing have come to it. */
const HELD = 60_000

/** Delivers whatever of a lane is due, in order. One process at a time works on one lane. */
export const deliverLane = (
  jobs: Jobs,
  handlers: Readonly<Record<string, DeliveryHandler>>,
  lane: Lane,
  going: () => boolean,
): Promise<void> =>
  whileLocked(jobs.store, `jobs ${laneName(lane)}`, async (mine) => {
    while (going() && mine() && (await deliverNext(jobs, handlers, lane, mine)));
  })

/** Delivers the next job of a lane; whether there may be more to do at once. */
async function deliverNext(
  jobs: Jobs,
  handlers: Readonly<Record<string, DeliveryHandler>>,
  lane: Lane,
  mine: () => boolean,
): Promise<boolean> {
  const { db } = jobs.store
  const rows = await jobsInLane(db, lane)
  const [head, ...others] = rows
  if (!head || head.due > jobs.clock.now()) return false
  const handler = handlers[head.kind]
  if (!handler) throw new Error(`nobody delivers a job of kind ${head.kind}`)
  const prepared = await handler(head, others)
  if (typeof prepared !== 'function') return spare(jobs, head, rows, prepared)
  const job = await claimJob(db, lane, jobs.clock.now())
  if (!job) return false
  const { triedBefore } = job
  const settled = await prepared({ ...job, mine, ...(triedBefore && { doubtSince: triedBefore }) }).catch(
    (error: unknown) => {
      // Nothing can be noted of it now: it is given again as doubtful when the database is back.
      if (isLost(error)) throw error
      return { done: false, why: whyOf(error) } as const
    },
  )
  return settle(jobs, job, settled, mine)
}

/** A job that is not delivered now. */
async function spare(
  jobs: Jobs,
  head: JobRow,
  rows: readonly JobRow[],
  how: Exclude<Prepared, Deliver>,
): Promise<boolean> {
  const { db } = jobs.store
  if (how === 'drop') await finishJob(db, head)
  else if (how === 'hold') await holdLane(db, head, rows.at(-1)?.id ?? head.id, later(jobs, HELD))
  else await putOffJob(db, head, how)
  return how === 'drop'
}

async function settle(jobs: Jobs, job: JobRow, settled: Settled, mine: () => boolean): Promise<boolean> {
  const { db } = jobs.store
  if (settled.done) {
    await finishJob(db, job)
    return true
  }
  // Another process has it by now, as doubtful.
  if (!mine()) return false
  if (settled.payload !== undefined) await changePayload(db, job, settled.payload)
  if ('held' in settled) {
    const rows = await jobsInLane(db, job)
    return spare(jobs, job, rows, 'hold')
  }
  const next = later(jobs, settled.retryAfterMs ?? backoff(job.attempts))
  jobs.log.warn(
    { ...factsOf(job), why: settled.why, next },
    'a delivery did not go through and will be tried again',
  )
  await putOffJob(db, job, next)
  return next <= jobs.clock.now()
}

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
