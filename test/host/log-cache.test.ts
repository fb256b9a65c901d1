// Between two moves a game's log is read once; what anybody changes is read anew.
import { afterAll, expect, it } from 'vitest'
import { verify } from '../../src/engine/verify.ts'
import { loadSnapshot } from '../../src/host/table/log-cache.ts'
import { changeGame, findGame, type GameRow } from '../../src/store/games.ts'
import type { Tx } from '../../src/store/open.ts'
import { testStore } from '../support/databases.ts'
import { highCard } from '../support/example-game.ts'
import { answerAs, arjun, gameOf, granted, hostOn, mei, refused } from '../support/host-table.ts'

const store = await testStore()
const at = hostOn(store)
afterAll(() => at.host.stop())

/** The database, and how often its log was read through it. */
function watched(): { readonly tx: Tx; readonly reads: () => number } {
  let reads = 0
  const tx = new Proxy(store.db, {
    get(db, key) {
      if (key === '$queryRaw') reads++
      return Reflect.get(db, key)
    },
  })
  return { tx, reads: () => reads }
}

it('a game that is looked at again is not read again until somebody has moved', async () => {
  const { id } = await gameOf(at.host, [arjun])
  const { tx, reads } = watched()
  const rowNow = async (): Promise<GameRow> => {
    const row = await findGame(store.db, id)
    if (!row) throw new Error('the game is gone')
    return row
  }
  const before = await loadSnapshot(tx, store, await rowNow())
  const known = reads()
  expect(await loadSnapshot(tx, store, await rowNow())).toEqual(before)
  expect(reads()).toBe(known)
  granted(await answerAs(at.host, id, mei))
  const after = await loadSnapshot(tx, store, await rowNow())
  expect(after.log.at(-1)?.number).toBe((await rowNow()).number)
  expect(reads()).toBe(known)
  await changeGame(store.db, await rowNow(), { thread: 'elsewhere' })
  expect(await loadSnapshot(tx, store, await rowNow())).toEqual(after)
  expect(reads()).toBeGreaterThan(known)
})

it('a look that was behind sees the log as of its own version, and spoils it for nobody', async () => {
  const { id } = await gameOf(at.host, [arjun])
  const row = await findGame(store.db, id)
  if (!row) throw new Error('the game is gone')
  granted(await answerAs(at.host, id, mei))
  const old = await loadSnapshot(store.db, store, row)
  expect(old.log.every(({ number }) => number <= row.number)).toBe(true)
  const { tx, reads } = watched()
  const now = await findGame(store.db, id)
  if (now) await loadSnapshot(tx, store, now)
  expect(reads()).toBe(1)
})

it('a game whose answers are refused in between is played to its end from memory, and proved', async () => {
  const { id } = await gameOf(at.host, [arjun])
  for (const _round of [1, 2, 3])
    for (const person of [mei, arjun]) {
      expect(refused(await answerAs(at.host, id, person, ['no such card']))).toBe('bot.refused-not-an-option')
      granted(await answerAs(at.host, id, person))
    }
  expect(verify(highCard, granted(await at.host.history.exportOf(id)))).toMatchObject({ ok: true })
})
