// Facts of the jobs for the log: how many wait by kind, since when, and after how many attempts.
import { jobFacts } from '../store/jobs.ts'
import type { Jobs } from './handlers.ts'

/** How often it is looked at, in milliseconds. */
const LOOKED_AT = 60_000
/** Work that has been due for longer is late (milliseconds), and so is what has failed so often. */
const LATE = 60_000
const OFTEN = 5

/** Notes now and then how the jobs stand: late ones as a warning, and that there are none any more. */
export function watchJobs(jobs: Jobs): () => Promise<void> {
  let looked = Number.NEGATIVE_INFINITY
  let wasLate = false
  return async () => {
    const now = jobs.clock.now().getTime()
    if (now - looked < LOOKED_AT) return
    looked = now
    const kinds = await jobFacts(jobs.store.db)
    const late = kinds.filter(
      ({ oldestDue, waiting, attempts }) =>
        waiting > 0 && (now - oldestDue.getTime() > LATE || attempts >= OFTEN),
    )
    if (late.length > 0) jobs.log.warn({ late: late.map((each) => factsAt(now, each)) }, 'jobs are late')
    else if (wasLate)
      jobs.log.info({ waiting: kinds.map((each) => factsAt(now, each)) }, 'no job is late any more')
    wasLate = late.length > 0
  }
}

/** How the jobs of a kind stand, as it is logged: how late the oldest is in seconds. */
const factsAt = (
  now: number,
  { kind, waiting, held, oldestDue, attempts }: Awaited<ReturnType<typeof jobFacts>>[number],
) => ({
  kind,
  waiting,
  held,
  attempts,
  lateSeconds: Math.max(0, Math.round((now - oldestDue.getTime()) / 1_000)),
})
