// Dashboards are drawn side by side: one that hangs or fails keeps nobody else's waiting.
import { expect, it } from 'vitest'
import type { DashboardDelivery } from '../../src/host/dashboard/index.ts'
import { testStore } from '../support/databases.ts'
import { hostOn } from '../support/host-table.ts'

const store = await testStore()

it('of nine members whose direct messages hang keep a tenth and the tables waiting for nothing', async () => {
  const { host, publisher } = hostOn(store)
  const people = Array.from({ length: 10 }, (_, n) => ({ id: `20${n}`, name: `M${n}` }))
  for (const person of people) await host.dashboard.askFor(person, 'en')
  const drawn: string[] = []
  let comeBack = () => {}
  const hung = new Promise<DashboardDelivery>((resolve) => {
    comeBack = () => resolve({ done: false, why: 'nobody answers' })
  })
  await host.begin({
    ...publisher,
    updateDashboard: async ({ member }) => {
      if (member !== '209') return hung
      drawn.push(member)
      return { done: true, shown: {} }
    },
  })
  await expect.poll(() => drawn).toEqual(['209'])
  comeBack()
  await host.runDue()
  const tried = await store.db.job.findMany({ where: { kind: 'dashboard' } })
  expect(tried.map(({ attempts }) => attempts)).toEqual(people.slice(1).map(() => 1))
  await host.stop()
})
