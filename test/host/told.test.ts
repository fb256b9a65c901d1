// What was told is read once; a move adds to it, what is taken back or was never committed does not count.
import { afterAll, expect, it } from 'vitest'
import { toldSoFar } from '../../src/host/table/past-events.ts'
import { entriesFrom } from '../../src/store/log.ts'
import type { Tx } from '../../src/store/open.ts'
import { testStore } from '../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, mei } from '../support/host-table.ts'

const store = await testStore()
const at = hostOn(store)
afterAll(() => at.host.stop())

/** All that was told, read anew. */
const anew = async (tx: Tx, id: string) => (await entriesFrom(tx, id, 0)).flatMap(({ events }) => events)

/** How many entries are read to tell a game. */
async function readsOf(id: string): Promise<number> {
  let rows = 0
  const counted = async (...template: Parameters<Tx['$queryRaw']>) => {
    const found = await store.db.$queryRaw<unknown[]>(...template)
    rows += found.length
    return found
  }
  const tx = new Proxy(store.db, { get: (db, key) => (key === '$queryRaw' ? counted : Reflect.get(db, key)) })
  await toldSoFar(tx, store, id)
  return rows
}

it('a game is read once, then only what is new', async () => {
  const { id } = await gameOf(at.host, [arjun])
  expect(await toldSoFar(store.db, store, id)).toEqual(await anew(store.db, id))
  expect(await readsOf(id)).toBe(1)
  granted(await answerAs(at.host, id, mei))
  expect(await toldSoFar(store.db, store, id)).toEqual(await anew(store.db, id))
  expect(await readsOf(id)).toBe(1)
})

it('what a transaction told and took back with itself was never told', async () => {
  const { id } = await gameOf(at.host, [arjun])
  granted(await answerAs(at.host, id, mei))
  const before = await anew(store.db, id)
  const undone = store.transaction(async (tx) => {
    const [last] = (await entriesFrom(tx, id, 0)).slice(-1)
    if (!last) throw new Error('nothing was told')
    const entry = { ...last.entry, number: last.entry.number + 1, digest: 'never' }
    const data = { gameId: id, number: entry.number, entry: entry as object, events: last.events as object[] }
    await tx.entry.create({ data: { ...data, at: new Date() } })
    expect(await toldSoFar(tx, store, id)).toEqual([...before, ...last.events])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await toldSoFar(store.db, store, id)).toEqual(before)
})
