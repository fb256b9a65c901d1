// Members who were erased and come back with an older database are erased again; who came back by themselves stays.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Store } from '../../src/store/open.ts'
import { newTestDatabase } from '../support/databases.ts'
import { arjun, gameOf, granted, hostOn, mei } from '../support/host-table.ts'
import { placesOf } from '../support/places.ts'

let folder: string
let erasureFile: string
const open: { store: Store; clear: () => Promise<void> }[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peach-erasures-'))
  erasureFile = join(folder, 'data', 'erasures.txt')
})
afterEach(async () => {
  for (const { store, clear } of open.splice(0)) {
    await store.close()
    await clear()
  }
  rmSync(folder, { recursive: true })
})

/** A database in which Mei and Arjun play, as one would be that was restored from a backup of then. */
async function played() {
  const testDatabase = newTestDatabase()
  const store = await testDatabase.open()
  open.push({ store, clear: testDatabase.clear })
  const { host, lines } = hostOn(store, {}, { erasureFile })
  return { store, host, lines, game: await gameOf(host, [arjun]) }
}

it('who was erased after the backup is erased again at the start, and their seat passes on', async () => {
  const first = await played()
  await first.host.people.erase(mei.id)
  const text = readFileSync(erasureFile, 'utf8')
  expect(text).not.toContain(mei.id)
  expect(statSync(erasureFile).mode & 0o777).toBe(0o600)
  const restored = await played()
  await restored.host.people.eraseReturned()
  expect(await placesOf(restored.store.db, mei.id)).toEqual([])
  const { players } = granted(await restored.host.play.getView(restored.game.id, arjun)).info
  expect(players.map(({ member, computer }) => member ?? computer)).toEqual(['normal', arjun.id])
  // It is known there from now on, and by one line in the file.
  await restored.host.people.eraseReturned()
  expect(readFileSync(erasureFile, 'utf8').match(/\S+ \S+/g)).toHaveLength(1)
})

it('who plays again after they were erased stays, at every start', async () => {
  const { host, store } = await played()
  await host.people.erase(mei.id)
  await gameOf(host, [arjun])
  await host.people.eraseReturned()
  expect(await placesOf(store.db, mei.id)).not.toEqual([])
})

it('a file that was lost, or broken off in a line, is made whole from the database', async () => {
  const first = await played()
  await first.host.people.erase(mei.id)
  const whole = readFileSync(erasureFile, 'utf8')
  writeFileSync(erasureFile, whole.slice(0, -20))
  await first.host.people.eraseReturned()
  const restored = await played()
  await restored.host.people.eraseReturned()
  expect(await placesOf(restored.store.db, mei.id)).toEqual([])
})

it('an erasure that was broken off goes on at the next start', async () => {
  const first = await played()
  await first.host.people.erase(mei.id)
  const restored = await played()
  const { atLength } = restored.store
  const { host } = hostOn(
    {
      ...restored.store,
      atLength: (work) =>
        atLength(async (tx) => {
          const result = await work(tx)
          if ((await tx.erasure.count({ where: { done: true } })) > 0) throw new Error('killed')
          return result
        }),
    },
    {},
    { erasureFile },
  )
  await expect(host.people.eraseReturned()).rejects.toThrow('killed')
  expect(await placesOf(restored.store.db, mei.id)).not.toEqual([])
  await restored.host.people.eraseReturned()
  expect(await placesOf(restored.store.db, mei.id)).toEqual([])
})

it('a file that cannot be written keeps nobody from being erased, and the log says what to do', async () => {
  writeFileSync(join(folder, 'data'), 'a file where the folder should be')
  const { host, store, lines } = await played()
  await host.people.erase(mei.id)
  expect(await placesOf(store.db, mei.id)).toEqual([])
  expect(lines.join('')).toContain('erasures.txt cannot be written')
})
