import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect } from 'vitest'
import { openEmbedded } from '../../src/store/embedded.ts'
import { openStore, type Place } from '../../src/store/open.ts'
import { testDatabaseInFolder } from '../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, mei } from '../support/host-table.ts'

/** An embedded database in a folder, and an empty folder beside it, new for each test of a file. */
export function movingPlaces() {
  const at = {} as { testDatabase: ReturnType<typeof testDatabaseInFolder>; away: string }
  beforeEach(() => {
    at.testDatabase = testDatabaseInFolder()
    at.away = mkdtempSync(join(tmpdir(), 'peach-backup-'))
  })
  afterEach(async () => {
    await at.testDatabase.clear()
    rmSync(at.away, { recursive: true, force: true })
  })
  return at
}

/** A game with a move in it, played in a database. */
export async function playIn(place: Place): Promise<string> {
  const store = await openStore(place)
  const { host } = hostOn(store)
  const game = await gameOf(host, [arjun])
  granted(await answerAs(host, game.id, mei))
  await store.close()
  return game.id
}

/** Plays on with a game; how many log entries it has then. */
export async function playOn(place: Place, game: string): Promise<number> {
  const store = await openStore(place)
  const { host } = hostOn(store)
  granted(await answerAs(host, game, arjun))
  const entries = await store.db.entry.count({ where: { gameId: game } })
  expect((await host.history.verify(game)).ok).toBe(false) // it is not over
  await store.close()
  return entries
}

/** What a query says of a database, which is not brought up to date for it. */
export async function saidOf(place: Place, sql: string): Promise<Record<string, unknown>[]> {
  const embedded = 'url' in place ? undefined : await openEmbedded({ template: '', ...place })
  const client = new pg.Client(
    'url' in place
      ? { connectionString: place.url, options: `-c search_path=${place.schema}` }
      : embedded?.connection,
  )
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  await embedded?.close()
  return rows
}
