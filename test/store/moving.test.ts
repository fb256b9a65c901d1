// The embedded database as a file and back, and everything from one database into another.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backUp, restore } from '../../src/store/backup.ts'
import { moveData } from '../../src/store/moving.ts'
import { openStore } from '../../src/store/open.ts'
import { writePrivately } from '../../src/store/private-file.ts'
import { newTestDatabase, testDatabaseInFolder } from '../support/databases.ts'
import { playIn, playOn, saidOf } from './moved-games.ts'

let testDatabase: ReturnType<typeof testDatabaseInFolder>
let away: string
beforeEach(() => {
  testDatabase = testDatabaseInFolder()
  away = mkdtempSync(join(tmpdir(), 'peach-backup-'))
})
afterEach(async () => {
  await testDatabase.clear()
  rmSync(away, { recursive: true, force: true })
})

describe('a backup', () => {
  it('is a file of its owner’s alone, and brings the games back as they stood', async () => {
    const game = await playIn(testDatabase.place)
    const file = join(away, 'backup.tar.gz')
    expect(await backUp(testDatabase.folder, file)).toMatchObject({ file, games: 1 })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(backUp(testDatabase.folder, file)).rejects.toThrow('is there already')
    await playOn(testDatabase.place, game)
    await playIn(testDatabase.place)
    const { games, before } = await restore(testDatabase.folder, file, new Date())
    expect(games).toBe(1)
    expect(existsSync(before ?? '')).toBe(true)
    expect(await playOn(testDatabase.place, game)).toBe(3)
    // An empty folder will do as well.
    expect(await restore(join(away, 'new'), file, new Date())).toEqual({ games: 1 })
  })

  it('that is being written is readable by nobody else, also where a file of its name was left behind', async () => {
    const file = join(away, 'backup.tar.gz')
    writeFileSync(`${file}.part`, 'left', { mode: 0o666 })
    const modes: number[] = []
    const written = await writePrivately(file, async (part, open) => {
      modes.push(statSync(part).mode & 0o777)
      writeFileSync(open, 'whole')
      modes.push(statSync(part).mode & 0o777)
      return {}
    })
    expect(modes).toEqual([0o600, 0o600])
    expect(written).toEqual({ file, bytes: 5 })
    expect(readdirSync(away)).toEqual(['backup.tar.gz'])
  })

  it('is refused while the bot runs, and a file that is none leaves everything as it was', async () => {
    const store = await openStore(testDatabase.place)
    await expect(backUp(testDatabase.folder, join(away, 'x.tar.gz'))).rejects.toThrow('in use by process')
    await store.close()
    const file = join(away, 'none.tar.gz')
    writeFileSync(file, 'no backup')
    await expect(restore(testDatabase.folder, file, new Date())).rejects.toThrow('is not a backup')
    await expect(backUp(join(away, 'nowhere'), file)).rejects.toThrow('there is no embedded database')
    expect(readdirSync(testDatabase.folder)).toEqual(['db'])
  })
})

describe('moving', () => {
  it('carries a running game to a server, where there is one, and back, and into nothing that is not empty', {
    timeout: 600_000,
  }, async () => {
    const server = newTestDatabase()
    const game = await playIn(testDatabase.place)
    const there = 'url' in server.place ? server.place : { folder: join(away, 'stand-in') }
    const counts = await moveData(testDatabase.place, there)
    expect(await playOn(there, game)).toBe(3)
    await expect(moveData(testDatabase.place, there)).rejects.toThrow('not empty')
    const back = { folder: join(away, 'back') }
    const returned = await moveData(there, back)
    expect(returned.map(({ table }) => table)).toEqual(counts.map(({ table }) => table))
    const store = await openStore(back)
    expect(await store.db.entry.count()).toBe(3)
    await store.close()
    await server.clear()
  })
})

describe('a database that is not moved', () => {
  it('of before the first release is refused with a line that says how to begin anew', async () => {
    await (await openStore(testDatabase.place)).close()
    await saidOf(testDatabase.place, `update _prisma_migrations set migration_name = '20261121000000_start'`)
    await expect(moveData(testDatabase.place, { folder: join(away, 'new') })).rejects.toThrow(
      /^the database that is to be moved is of a version before the first release.*begin anew/,
    )
  })
})
