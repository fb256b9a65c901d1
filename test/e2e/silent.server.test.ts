// The database accepts connections and answers nothing: people and the operator are told; then everything goes on.
import { expect, it } from 'vitest'
import { newTestDatabase, SERVER } from '../support/databases.ts'
import { buttonBy, publicly } from '../support/players.ts'
import { severable } from '../support/severable.ts'
import { openTable, promptOf } from './table.ts'

it('people hear that the database is away, and so does the health page; nothing is lost by it', {
  timeout: 600_000,
}, async () => {
  const testDatabase = newTestDatabase()
  const way = await severable(SERVER ?? '')
  const place = { ...testDatabase.place, url: way.url }
  const clear = async () => {
    await way.close()
    await testDatabase.clear()
  }
  const table = await openTable(
    { Mei: 'en-US', Arjun: 'zh-TW' },
    { ...testDatabase, place, clear },
    { metrics: { host: '127.0.0.1', port: 0 } },
  )
  const [mei, arjun] = [table.person('Mei'), table.person('Arjun')]
  const { place: thread } = await table.begin([mei, arjun], { seats: 2 })
  const health = async () => {
    const response = await fetch(`http://127.0.0.1:${table.app.metricsPort}/healthz`)
    return { status: response.status, ...((await response.json()) as object) }
  }
  expect(await health()).toMatchObject({ status: 200, ok: true, database: 'up' })
  const prompt = promptOf(arjun, thread)
  const before = publicly(mei, thread).length

  way.freeze()
  const asked = Promise.all([
    mei.slash(thread, 'game status'),
    mei.slash(thread, 'hand'),
    arjun.slash(thread, 'board'),
    arjun.click(prompt, buttonBy(prompt, 'move')),
  ])
  expect(await health()).toMatchObject({ status: 503, ok: false, database: 'away' })
  const texts = (await asked).map(({ text }) => text)
  for (const text of texts.slice(0, 2)) expect(text).toContain('My database is not reachable right now')
  for (const text of texts.slice(2)) expect(text).toContain('我的資料庫暫時連不上')
  // It is said once, as of any database that is away.
  expect(table.faults.map((line) => JSON.parse(line).msg)).toEqual([
    'the database is away: everything waits for it',
  ])
  table.faults.length = 0

  // So long without its database a process gives its shard to others, and has it again when the database is back.
  await expect.poll(() => table.sandbox.gateway.connected, { timeout: 60_000 }).toBe(0)
  way.repair()
  await expect.poll(() => table.sandbox.gateway.connected, { timeout: 60_000 }).toBe(1)
  expect((await mei.slash(thread, 'game status')).text).not.toContain('away')
  expect(await health()).toMatchObject({ status: 200, ok: true, database: 'up' })
  await table.settled()
  expect(publicly(mei, thread)).toHaveLength(before)
  await table.close()
})
