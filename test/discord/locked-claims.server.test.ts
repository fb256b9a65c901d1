// The claims of interactions locked: everything is acknowledged in time and answered meanwhile, and
// nothing is played of which the person was told that it failed.
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

/** What comes of an action while the table of claims is locked: it has an end before the lock has. */
async function whileLocked<T>(action: () => Promise<T>): Promise<T> {
  let unlock = () => {}
  let locking: Promise<void> = Promise.resolve()
  await new Promise<void>((locked) => {
    locking = server.store.transaction(async (tx) => {
      await tx.$executeRawUnsafe('lock table claims in access exclusive mode')
      const unlocked = new Promise<void>((resolve) => {
        unlock = resolve
      })
      locked()
      await unlocked
    })
  })
  try {
    const doing = action()
    await pause(2_500)
    server.clock.advance(4_000) // Discord's three seconds pass
    return await doing
  } finally {
    unlock()
    await locking
  }
}

const silent = () => server.sandbox.notices.map(({ text }) => text)

it('commands, presses, forms and suggestions are answered in time', async () => {
  const { mei, sandbox } = server
  const thread = await server.begin()
  const there = { id: thread }
  const [played, suggested] = await whileLocked(() =>
    Promise.all([
      mei.slash(there, 'play', { choice: 'peach' }),
      mei.complete(there, 'play', { choice: '' }, 'choice'),
    ]),
  )
  expect(shown(played).content).toContain('收到')
  expect(suggested.length).toBeGreaterThan(0)
  for (const choice of ['1 2 3', 'none']) await mei.slash(there, 'play', { choice })
  const prompt = last(sandbox.transcript(there).filter(({ buttons }) => buttons.includes('Your move')))
  const panel = await whileLocked(() => mei.click(prompt, 'Your move'))
  expect(shown(panel).buttons).toContain('填寫')
  expect((await whileLocked(() => mei.click(shown(panel), '填寫'))).text).toContain('請再按一次')
  const form = await mei.click(shown(panel), '填寫')
  const wrote = await whileLocked(() => mei.submit(form, { words: 'peace' }))
  expect(wrote.kind).toBe('update')
  expect(silent()).toEqual([])
  expect(await server.store.db.entry.count({ where: { number: { gt: 0 } } })).toBe(4)
})

it('what Discord did not take any more is not played when the claims are free again', async () => {
  const { mei, sandbox, mishaps } = server
  const thread = await server.begin()
  sandbox.fault({ route: 'POST /interactions/*/*/callback', status: 404, code: 10062 })
  const played = await whileLocked(() => mei.slash({ id: thread }, 'play', { choice: 'peach' }))
  expect(played).toMatchObject({ kind: 'silence', text: 'The application did not respond' })
  await server.app.settled()
  expect(await server.store.db.entry.count({ where: { number: { gt: 0 } } })).toBe(0)
  expect(mishaps).toContain('an interaction was lost')
})
