// Actions of the database at their time: claimed, done and taken away in one transaction.
//
// A table of our own and not pg-boss: an action and its job's end commit together, so it is done once even when the process
// is killed in the middle, and the next process goes on at once. pg-boss marks a job as active in one transaction and as
// done in another, asks the database for the time, and waits for a job's expiry after a crash.
import { setTimeout as pause } from 'node:timers/promises'
import { NotInstalled } from '../engine/not-installed.ts'
import {
  type Claimed,
  claimJob,
  dueLanes,
  finishJob,
  type JobRow,
  type Lane,
  lockSubject,
  putOffJob,
} from '../store/jobs.ts'
import { isLost } from '../store/lost.ts'
import { type ActionHandler, factsOf, type Jobs, later } from './handlers.ts'
import { retryAfter } from './retry.ts'

/** Lanes looked at together; lanes that another process works on are skipped. */
const LOOKED_AT = 20
/** A transaction that changes a game or its job locks it for milliseconds: tries so often, so long apart (milliseconds). */
const TIMEOUT_MS = 10
const PAUSE = 20

/** How long a task of a game waits that is not installed, in milliseconds. */
const NOT_INSTALLED = 60 * 60_000

/** Does every action that is due, the longest due first. Several processes may do so at once; each is done by one. */
export async function runActions(
  jobs: Jobs,
  handlers: Readonly<Record<string, ActionHandler>>,
  going: () => boolean,
  done: (job: JobRow) => void,
): Promise<void> {
  const kinds = Object.keys(handlers)
  for (let waited = 0; going(); ) {
    const lanes = await dueLanes(jobs.store.db, jobs.clock.now(), LOOKED_AT, kinds)
    let did = false
    for (const lane of lanes) {
      did = await doAction(jobs, handlers, lane, done)
      if (did) break
    }
    if (did) waited = 0
    // Nothing is due, or it stays with others: they do it, or the next look does.
    else if (lanes.length === 0 || ++waited > TIMEOUT_MS) return
    else await pause(PAUSE)
  }
}

/** Does the next action of a lane; `false` when somebody else has it, or has done it. */
async function doAction(
  jobs: Jobs,
  handlers: Readonly<Record<string, ActionHandler>>,
  lane: Lane,
  done: (job: JobRow) => void,
): Promise<boolean> {
  let job: Claimed | undefined
  try {
    await jobs.transact(async (tx) => {
      job = undefined
      const subject = await lockSubject(tx, lane.subject)
      if (subject === 'busy') return
      job = await claimJob(tx, lane, jobs.clock.now())
      if (!job) return
      // Before it is done, so that it may put itself down again.
      await finishJob(tx, job)
      if (subject === 'locked') await handlers[job.kind]?.action(tx, job)
    })
  } catch (error) {
    // A lost connection is no fault of the job's: nothing of it has happened, and it is still there.
    if (!job || isLost(error)) throw error
    const isWaiting = error instanceof NotInstalled
    if (isWaiting) jobs.log.info(factsOf(job), 'a task waits for a game that is not installed')
    else jobs.log.error({ ...factsOf(job), err: error }, 'a task failed and will be tried again')
    await putOffJob(jobs.store.db, job, later(jobs, isWaiting ? NOT_INSTALLED : retryAfter(job.attempts)))
    return true
  }
  if (job) done(job)
  return job !== undefined
}
