// Deliveries: the jobs of a lane one after the other, each once; a lane that waits or fails holds up no other.
import {
  changePayload,
  claimJob,
  finishInLane,
  holdLane,
  type JobRow,
  jobsInLane,
  type Lane,
  laneName,
  putOffJob,
} from '../store/jobs.ts'
import { isLost } from '../store/lost.ts'
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
import { retryAfter } from './retry.ts'

/** A lane that is held is looked at again after this, in milliseconds, should no new job wake it. */
const HELD = 60_000

/** Delivers the due jobs of a lane, in order. One process at a time works on one lane. */
export const deliverLane = (
  jobs: Jobs,
  handlers: Readonly<Record<string, DeliveryHandler>>,
  lane: Lane,
  going: () => boolean,
): Promise<void> =>
  whileLocked(jobs.store, `jobs ${laneName(lane)}`, async (mine) => {
    let rows: Rows = going() && mine() ? await jobsInLane(jobs.store.single, lane) : undefined
    while (rows && going() && mine()) rows = await deliverNext(jobs, handlers, rows, mine)
  })

/** The jobs of a lane that are not done, in order; `undefined` where there is nothing more to do at once. */
type Rows = readonly JobRow[] | undefined

/** Delivers the next of these jobs of a lane; those after it. */
async function deliverNext(
  jobs: Jobs,
  handlers: Readonly<Record<string, DeliveryHandler>>,
  rows: readonly JobRow[],
  mine: () => boolean,
): Promise<Rows> {
  const { single } = jobs.store
  const [head, ...others] = rows
  if (!head || head.due > jobs.clock.now()) return undefined
  const handler = handlers[head.kind]
  if (!handler) throw new Error(`nobody delivers a job of kind ${head.kind}`)
  const prepared = await handler(head, others)
  if (typeof prepared !== 'function') return spare(jobs, head, rows, prepared)
  const job = await claimJob(single, head, jobs.clock.now())
  if (!job) return undefined
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
): Promise<Rows> {
  const { db, single } = jobs.store
  if (how === 'drop') return finishInLane(single, head)
  if (how === 'hold') await holdLane(db, head, rows.at(-1)?.id ?? head.id, later(jobs, HELD))
  else await putOffJob(db, head, how)
  return undefined
}

async function settle(jobs: Jobs, job: JobRow, settled: Settled, mine: () => boolean): Promise<Rows> {
  const { db, single } = jobs.store
  if (settled.done) return finishInLane(single, job, settled.also)
  // Another process has it by now, as doubtful.
  if (!mine()) return undefined
  if (settled.payload !== undefined) await changePayload(db, job, settled.payload)
  if ('held' in settled) {
    const rows = await jobsInLane(single, job)
    return spare(jobs, job, rows, 'hold')
  }
  const next = later(jobs, settled.retryAfterMs ?? retryAfter(job.attempts))
  jobs.log.warn(
    { ...factsOf(job), why: settled.why, next },
    'a delivery did not go through and will be tried again',
  )
  await putOffJob(db, job, next)
  return next <= jobs.clock.now() ? jobsInLane(single, job) : undefined
}

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
