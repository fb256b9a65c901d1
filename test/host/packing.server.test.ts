// Packing with several processes on one database, and with connections that end in the middle of it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Store } from '../../src/store/open.ts'
import { packLog } from '../../src/store/packed-log.ts'
import { newTestDatabase } from '../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, mei } from '../support/host-table.ts'

const HOUR = 60 * 60_000

const testDatabase = newTestDatabase()
let stores: [Store, Store]
beforeAll(async () => {
  stores = [await testDatabase.open(), await testDatabase.open()]
})
afterAll(async () => {
  for (const store of stores) await store.close()
  await testDatabase.clear()
})

/** A game of Mei and Arjun, played to its end. */
async function playedGame({ host }: ReturnType<typeof hostOn>): Promise<string> {
  const { id } = await gameOf(host, [arjun])
  while ((await host.games.info(id))?.status === 'playing') {
    granted(await answerAs(host, id, mei))
    granted(await answerAs(host, id, arjun))
  }
  return id
}

const rowsOf = async (gameId: string) => ({
  entries: await stores[0].db.entry.count({ where: { gameId } }),
  packed: await stores[0].db.packedLog.count({ where: { gameId } }),
})

it('two processes pack the games that are due, each game once', async () => {
  const both = stores.map((store) => hostOn(store))
  const ids: string[] = []
  for (let game = 0; game < 6; game++) ids.push(await playedGame(both[game % 2] ?? hostOn(stores[0])))
  const stories = await Promise.all(ids.map((id) => both[0]?.host.history.story(id)))
  for (const { pass } of both) pass(2 * HOUR)
  await Promise.all(both.map(({ host }) => host.runDue()))
  for (const [at, id] of ids.entries()) {
    expect(await rowsOf(id)).toEqual({ entries: 0, packed: 2 })
    expect(await both[1]?.host.history.story(id)).toEqual(stories[at])
  }
  for (const { lines } of both) expect(lines.filter((line) => line.includes('failed'))).toEqual([])
})

it('a connection that ends in the middle leaves the log as it was, and it is packed at the next look', async () => {
  const at = hostOn(stores[0])
  const id = await playedGame(at)
  const [rows, story] = [await rowsOf(id), await at.host.history.story(id)]
  const ended = stores[0].transaction(async (tx) => {
    await packLog(tx, id)
    await tx.$executeRaw`select pg_terminate_backend(pg_backend_pid())`
  })
  await expect(ended).rejects.toThrow()
  expect(await rowsOf(id)).toEqual(rows)
  expect(await at.host.history.story(id)).toEqual(story)
  at.pass(2 * HOUR)
  await at.host.runDue()
  expect(await rowsOf(id)).toEqual({ entries: 0, packed: 2 })
  expect(await at.host.history.story(id)).toEqual(story)
})
