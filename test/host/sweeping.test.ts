// What is old is swept: docs/privacy.md says after how long.
import { expect, it } from 'vitest'
import { TIMING } from '../../src/host/table/timing.ts'
import { forgetOld } from '../../src/store/retention.ts'
import { testStore } from '../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, mei } from '../support/host-table.ts'

const store = await testStore()

it('forgets claims and interactions after an hour, deliveries after a week, picks after a month; games stay', async () => {
  const { host, publisher, pass } = hostOn(store)
  const { db } = store
  const game = await gameOf(host, [arjun])
  granted(await answerAs(host, game.id, mei))
  await host.play.saveDraft(arjun.id, 'token', { picks: ['card-1'], page: 0, version: 0 })
  await host.processes.claim('an-interaction', arjun.id)
  await host.begin(publisher)
  await host.runDue()
  const kept = async () => ({
    claims: await db.claim.count(),
    interactions: await db.entry.count({ where: { interaction: { not: null } } }),
    // Each day leaves the look-up of its members.
    delivered: (await db.job.count({ where: { status: 'done', kind: { not: 'roll' } } })) > 0,
    drafts: await db.draft.count(),
  })
  expect(await kept()).toEqual({ claims: 1, interactions: 1, delivered: true, drafts: 1 })
  const after = async (ms: number) => {
    pass(ms)
    await host.runDue()
    return kept()
  }
  const claims = TIMING.claims + 1
  expect(await after(claims)).toEqual({ claims: 0, interactions: 0, delivered: true, drafts: 1 })
  expect(await after(TIMING.delivered)).toMatchObject({ delivered: false, drafts: 1 })
  expect(await after(TIMING.drafts)).toMatchObject({ drafts: 0 })
  granted(await answerAs(host, game.id, arjun))
  await host.stop()
})

it('forgets all of it, however much there is, a part at a time', async () => {
  const { db } = store
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour))
  const data = Array.from({ length: 23 }, (_, n) => ({ id: `claim-${n}`, at: at(n) }))
  await db.claim.deleteMany()
  await db.claim.createMany({ data })
  await forgetOld(db, { claims: at(20), drafts: at(0), delivered: at(0) }, 5)
  const left = await db.claim.findMany({ orderBy: { at: 'asc' } })
  expect(left.map(({ id }) => id)).toEqual(['claim-20', 'claim-21', 'claim-22'])
})
