// A store for a file's leagues: opened before its tests, emptied after each, gone with the last.
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Store } from '../../../src/store/open.ts'
import { empty, newTestDatabase } from '../../support/databases.ts'
import type { Club } from './club.ts'

/** The store, once it is open. After each test the club that it played in, if any, is closed first. */
export function storeForLeagues(club: () => Club | undefined): () => Store {
  const testDatabase = newTestDatabase()
  let store: Store | undefined
  const opened = (): Store => {
    if (!store) throw new Error('the store is not open yet')
    return store
  }
  beforeAll(async () => {
    store = await testDatabase.open()
  })
  afterEach(async () => {
    await club()?.close()
    await empty(opened())
  })
  afterAll(async () => {
    await opened().close()
    await testDatabase.clear()
  })
  return opened
}
