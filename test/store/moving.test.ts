// The embedded database as a file and back, and everything from one database into another.
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { backUp, restore } from '../../src/store/backup.ts'
import { moveData } from '../../src/store/moving.ts'
import { openStore } from '../../src/store/open.ts'
import { writePrivately } from '../../src/store/private-file.ts'
import { newTestDatabase } from '../support/databases.ts'
import { movingPlaces, playIn, playOn, saidOf } from './moved-games.ts'

const at = movingPlaces()

describe('a backup', () => {
  it('is a file of its owner’s alone, and brings the games back as they stood', async () => {
    const game = await playIn(at.testDatabase.place)
    const file = join(at.away, 'backup.tar.gz')
    expect(await backUp(at.testDatabase.folder, file)).toMatchObject({ file, games: 1 })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(backUp(at.testDatabase.folder, file)).rejects.toThrow('is there already')
    await playOn(at.testDatabase.place, game)
    await playIn(at.testDatabase.place)
    const { games, before } = await restore(at.testDatabase.folder, file, new Date())
    expect(games).toBe(1)
    expect(existsSync(before ?? '')).toBe(true)
    expect(await playOn(at.testDatabase.place, game)).toBe(3)
    // An empty folder will do as well.
    expect(await restore(join(at.away, 'new'), file, new Date())).toEqual({ games: 1 })
  })

  it('that is being written is readable by nobody else, also where a file of its name was left behind', async () => {
    const file = join(at.away, 'backup.tar.gz')
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
    expect(readdirSync(at.away)).toEqual(['backup.tar.gz'])
  })

  it('is refused while the bot runs, and a file that is none leaves everything as it was', async () => {
    const store = await openStore(at.testDatabase.place)
    await expect(backUp(at.testDatabase.folder, join(at.away, 'x.tar.gz'))).rejects.toThrow(
      'in use by process',
    )
    await store.close()
    const file = join(at.away, 'none.tar.gz')
    writeFileSync(file, 'no backup')
    await expect(restore(at.testDatabase.folder, file, new Date())).rejects.toThrow('is not a backup')
    await expect(backUp(join(at.away, 'nowhere'), file)).rejects.toThrow('there is no embedded database')
    expect(readdirSync(at.testDatabase.folder)).toEqual(['db'])
  })
})

describe('moving', () => {
  it('carries a running game to a server, where there is one, and back, and into nothing that is not empty', {
    timeout: 600_000,
  }, async () => {
    const server = newTestDatabase()
    const game = await playIn(at.testDatabase.place)
    const there = 'url' in server.place ? server.place : { folder: join(at.away, 'stand-in') }
    const counts = await moveData(at.testDatabase.place, there)
    expect(await playOn(there, game)).toBe(3)
    await expect(moveData(at.testDatabase.place, there)).rejects.toThrow('not empty')
    // Where there is no server, one way is a way like the other.
    if (!('url' in server.place)) return
    const back = { folder: join(at.away, 'back') }
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
    await (await openStore(at.testDatabase.place)).close()
    await saidOf(
      at.testDatabase.place,
      `update _prisma_migrations set migration_name = '20261121000000_start'`,
    )
    await expect(moveData(at.testDatabase.place, { folder: join(at.away, 'new') })).rejects.toThrow(
      /^the database that is to be moved is of a version before the first release.*begin anew/,
    )
  })
})
