// The embedded database as a file and back, and everything from one database into another.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backUp, restore } from '../../src/store/backup.ts'
import { moveData } from '../../src/store/moving.ts'
import { openStore, type Place } from '../../src/store/open.ts'
import { folderGround, freshGround } from '../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, mei } from '../support/host-table.ts'

let ground: ReturnType<typeof folderGround>
let away: string
beforeEach(() => {
  ground = folderGround()
  away = mkdtempSync(join(tmpdir(), 'peach-backup-'))
})
afterEach(async () => {
  await ground.clear()
  rmSync(away, { recursive: true, force: true })
})

/** A game with a move in it, played in a database. */
async function playIn(place: Place): Promise<string> {
  const store = await openStore(place)
  const { host } = hostOn(store)
  const game = await gameOf(host, [arjun])
  granted(await answerAs(host, game.id, mei))
  await store.close()
  return game.id
}

/** Plays on with a game; how many log entries it has then. */
async function playOn(place: Place, game: string): Promise<number> {
  const store = await openStore(place)
  const { host } = hostOn(store)
  granted(await answerAs(host, game, arjun))
  const entries = await store.db.entry.count({ where: { gameId: game } })
  expect((await host.history.verify(game)).ok).toBe(false) // it is not over
  await store.close()
  return entries
}

describe('a backup', () => {
  it('is a file of its owner’s alone, and brings the games back as they stood', async () => {
    const game = await playIn(ground.place)
    const file = join(away, 'backup.tar.gz')
    expect(await backUp(ground.folder, file)).toMatchObject({ file, games: 1 })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(backUp(ground.folder, file)).rejects.toThrow('is there already')
    await playOn(ground.place, game)
    await playIn(ground.place)
    const { games, before } = await restore(ground.folder, file, new Date())
    expect(games).toBe(1)
    expect(existsSync(before ?? '')).toBe(true)
    expect(await playOn(ground.place, game)).toBe(3)
    // An empty folder will do as well.
    expect(await restore(join(away, 'new'), file, new Date())).toEqual({ games: 1, before: undefined })
  })

  it('is refused while the bot runs, and a file that is none leaves everything as it was', async () => {
    const store = await openStore(ground.place)
    await expect(backUp(ground.folder, join(away, 'x.tar.gz'))).rejects.toThrow('in use by process')
    await store.close()
    const file = join(away, 'none.tar.gz')
    writeFileSync(file, 'no backup')
    await expect(restore(ground.folder, file, new Date())).rejects.toThrow('is not a backup')
    await expect(backUp(join(away, 'nowhere'), file)).rejects.toThrow('there is no embedded database')
    expect(readdirSync(ground.folder)).toEqual(['db'])
  })
})

describe('moving', () => {
  it('carries a running game to a server, where there is one, and back, and into nothing that is not empty', {
    timeout: 600_000,
  }, async () => {
    const server = freshGround()
    const game = await playIn(ground.place)
    const there = 'url' in server.place ? server.place : { folder: join(away, 'stand-in') }
    const counts = await moveData(ground.place, there)
    expect(await playOn(there, game)).toBe(3)
    await expect(moveData(ground.place, there)).rejects.toThrow('not empty')
    const back = { folder: join(away, 'back') }
    const returned = await moveData(there, back)
    expect(returned.map(({ table }) => table)).toEqual(counts.map(({ table }) => table))
    const store = await openStore(back)
    expect(await store.db.entry.count()).toBe(3)
    await store.close()
    await server.clear()
  })

  it('is refused while a bot runs', { timeout: 600_000 }, async () => {
    const running = freshGround()
    const store = 'url' in running.place ? await running.open() : await openStore(ground.place)
    const beat = () =>
      store.db.setting.upsert({
        where: { key: 'pulse' },
        create: { key: 'pulse', value: new Date().toISOString() },
        update: { value: new Date().toISOString() },
      })
    await beat()
    const beating = setInterval(() => void beat().catch(() => {}), 5_000)
    const from = 'url' in running.place ? running.place : ground.place
    await expect(moveData(from, { folder: join(away, 'data') })).rejects.toThrow(
      /a bot runs on the database|in use by process/,
    )
    clearInterval(beating)
    await store.close()
    // Stopped just now: the last sign of life is young, and no other one follows.
    expect((await moveData(from, { folder: join(away, 'new') })).length).toBeGreaterThan(10)
    await running.clear()
  })
})
