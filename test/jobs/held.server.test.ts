// Actions whose game or job another transaction holds for a moment; on a server, where transactions run beside each other.
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { runActions } from '../../src/jobs/actions.ts'
import { type Subject, scheduleJob } from '../../src/store/jobs.ts'
import type { Tx } from '../../src/store/open.ts'
import { testStore } from '../support/databases.ts'

const store = await testStore()
const now = new Date('2026-01-01T12:00:00Z')
const subject: Subject = { kind: 'member', id: 'mei' }
const ring = { subject, kind: 'ring', key: '', due: now, payload: null }

/** Runs what is due once, while another transaction holds what `hold` takes; how often the action was done. */
async function doneBeside(hold: (tx: Tx) => Promise<void>): Promise<number> {
  await scheduleJob(store.db, ring)
  let done = 0
  let holds = () => {}
  const held = new Promise<void>((resolve) => {
    holds = resolve
  })
  const beside = store.transaction(async (tx) => {
    await hold(tx)
    holds()
    await pause(60)
  })
  await held
  await runActions(
    {
      store,
      clock: { now: () => now },
      log: pino({ level: 'silent' }),
      transact: (work) => store.transaction(work),
    },
    { ring: { action: async () => void done++ } },
    () => true,
    () => {},
  )
  await beside
  return done
}

it('an action whose job is scheduled again just then is done all the same', async () => {
  const putDown = async (tx: Tx) => {
    await scheduleJob(tx, ring)
    await tx.job.count() // the scheduled job goes to the server with the next question
  }
  expect(await doneBeside(putDown)).toBe(1)
  expect(await store.db.job.count()).toBe(0)
})

it('an action that is taken back just then is not done', async () => {
  expect(await doneBeside(async (tx) => void (await tx.job.deleteMany()))).toBe(0)
})
