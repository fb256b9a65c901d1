// What can go wrong with a backup, a restore or a move: kills, full disks, foreign files and databases.
import { chownSync, existsSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { describe, expect, it, vi } from 'vitest'
import { backUp, restore } from '../../src/store/backup.ts'
import { disk } from '../../src/store/disk.ts'
import { openEmbedded } from '../../src/store/embedded.ts'
import { isLost } from '../../src/store/lost.ts'
import { moveData } from '../../src/store/moving.ts'
import { openStore } from '../../src/store/open.ts'
import { newTestDatabase, SERVER, testDatabaseInFolder } from '../support/databases.ts'
import { movingPlaces, playIn, playOn, saidOf } from './moved-games.ts'

const at = movingPlaces()

describe('a backup', () => {
  it('of a newer version is refused before anything is moved, and one that breaks off leaves no half file', async () => {
    const later = `insert into "_prisma_migrations" (id, checksum, migration_name, finished_at) values ('x', 'x', '29990101000000_later', now())`
    const file = join(at.away, 'later.tar.gz')
    const newer = testDatabaseInFolder()
    await saidOf(newer.place, later)
    await expect(backUp(newer.folder, file)).rejects.toThrow('newer than this version')
    expect(readdirSync(at.away)).toEqual([])
    const embedded = await openEmbedded({ folder: newer.folder })
    writeFileSync(file, gzipSync(Buffer.from(await (await embedded.dump()).arrayBuffer())))
    await embedded.close()
    await newer.clear()
    // A bot that runs meanwhile is in nobody's way: nothing of its folder is looked at.
    const store = await openStore(at.testDatabase.place)
    await expect(restore(at.testDatabase.folder, file, new Date())).rejects.toThrow('newer than this version')
    await store.close()
    const none = join(at.away, 'none.tar.gz')
    writeFileSync(none, gzipSync('no database'))
    await expect(restore(at.testDatabase.folder, none, new Date())).rejects.toThrow('is not a backup')
    expect(readdirSync(at.testDatabase.folder)).toEqual(['db'])
  })

  it('is opened within bounds: a file that unpacks to far more than a backup, or is another one, is refused', async () => {
    const header = Buffer.alloc(512)
    header.write('/PG_VERSION')
    const zeros = 100 * 2 ** 20
    header.write(zeros.toString(8).padStart(11, '0'), 124)
    header.write('ustar', 257)
    const archive = (name: string, content: Buffer) => {
      const file = join(at.away, name)
      writeFileSync(file, content)
      return restore(join(at.away, 'new'), file, new Date())
    }
    const bomb = gzipSync(Buffer.concat([header, Buffer.alloc(zeros)]), { level: 1 })
    await expect(archive('bomb', bomb)).rejects.toThrow(/is not a backup .* unpacks to more than \d\d MB/)
    header.write(`${'0'.repeat(11)}`, 124)
    header.write('/../../outside\0')
    await expect(archive('outside', gzipSync(header))).rejects.toThrow('no archive of a database')
    await expect(archive('dump', Buffer.from('PGDMP and more'))).rejects.toThrow('set DATABASE_URL')
    const foreign = new PGlite()
    await foreign.waitReady
    const other = Buffer.from(await (await foreign.dumpDataDir('gzip')).arrayBuffer())
    await foreign.close()
    await expect(archive('other', other)).rejects.toThrow('nothing of the bot is in it')
    expect(existsSync(join(at.away, 'new'))).toBe(false)
  })

  it('that is killed between putting one database aside and the other in its place is brought to its end', async () => {
    const game = await playIn(at.testDatabase.place)
    const file = join(at.away, 'backup.tar.gz')
    await backUp(at.testDatabase.folder, file)
    const { before } = await restore(at.testDatabase.folder, file, new Date())
    // As it lies there at that moment.
    renameSync(join(at.testDatabase.folder, 'db'), join(at.testDatabase.folder, 'db.next'))
    await expect(backUp(at.testDatabase.folder, join(at.away, 'again.tar.gz'))).resolves.toMatchObject({
      games: 1,
    })
    expect(await playOn(at.testDatabase.place, game)).toBe(3)
    // Killed a moment before, it had changed nothing: what is left of it goes.
    renameSync(before ?? '', join(at.testDatabase.folder, 'db.next'))
    expect(await saidOf(at.testDatabase.place, 'select count(*)::int as games from games')).toEqual([
      { games: 1 },
    ])
    expect(readdirSync(at.testDatabase.folder)).toEqual(['db'])
  })

  it('is not unpacked where the disk has no room for it, and nothing is moved', async () => {
    const file = join(at.away, 'backup.tar.gz')
    await backUp(at.testDatabase.folder, file)
    const full = vi.spyOn(disk, 'free').mockReturnValue(50 * 2 ** 20)
    await expect(restore(at.testDatabase.folder, file, new Date())).rejects.toThrow(
      /is full: 50 MB are free and \d+ MB are needed/,
    )
    full.mockRestore()
    expect(readdirSync(at.testDatabase.folder)).toEqual(['db'])
  })

  it.runIf(process.getuid?.() === 0)('by root leaves everything to the owner of the folder', async () => {
    const [uid, gid] = [65_534, 65_534]
    const paths = () => ['.', ...readdirSync(at.testDatabase.folder, { encoding: 'utf8', recursive: true })]
    const strangers = () => paths().filter((path) => statSync(join(at.testDatabase.folder, path)).uid !== uid)
    for (const path of paths()) chownSync(join(at.testDatabase.folder, path), uid, gid)
    const file = join(at.away, 'backup.tar.gz')
    await backUp(at.testDatabase.folder, file)
    expect(strangers()).toEqual([])
    await restore(at.testDatabase.folder, file, new Date())
    expect(strangers()).toEqual([])
  })
})

describe('moving', () => {
  it('is refused while a bot runs', { timeout: 600_000 }, async () => {
    const running = newTestDatabase()
    const store = 'url' in running.place ? await running.open() : await openStore(at.testDatabase.place)
    const beat = () =>
      store.db.setting.upsert({
        where: { key: 'pulse' },
        create: { key: 'pulse', value: new Date().toISOString() },
        update: { value: new Date().toISOString() },
      })
    await beat()
    const beating = setInterval(() => void beat().catch(() => {}), 5_000)
    const from = 'url' in running.place ? running.place : at.testDatabase.place
    await expect(moveData(from, { folder: join(at.away, 'data') })).rejects.toThrow(
      /a bot runs on the database|in use by process/,
    )
    clearInterval(beating)
    await store.close()
    // Stopped just now: the last sign of life is young, and no other one follows.
    expect((await moveData(from, { folder: join(at.away, 'new') })).length).toBeGreaterThan(10)
    await running.clear()
  })
})

describe('a database that is not moved', () => {
  it('stays where it is where the other one is not empty', { timeout: 600_000 }, async () => {
    const other = testDatabaseInFolder()
    for (const { place } of [at.testDatabase, other]) await playIn(place)
    await expect(moveData(other.place, at.testDatabase.place)).rejects.toThrow('not empty')
    // Into an empty one it goes.
    expect((await moveData(other.place, { folder: join(at.away, 'new') })).length).toBeGreaterThan(10)
    await other.clear()
  })

  if (SERVER)
    it('is left alone where its connection breaks while nothing is asked of it, and it is said in one line', {
      timeout: 600_000,
    }, async () => {
      const now = new Date().toISOString()
      const running = newTestDatabase()
      await (await running.open()).close()
      await saidOf(running.place, `insert into settings (key, value) values ('pulse', '${now}')`)
      if (!('url' in running.place)) throw new Error('it is on the server')
      const name = `moving_${process.pid}`
      const url = `${running.place.url}?application_name=${name}`
      // It looks twice whether a bot gives signs of life, and waits between.
      const moved = moveData({ ...running.place, url }, { folder: join(at.away, 'new') })
      const failed = expect(moved).rejects.toSatisfy(isLost)
      const end = `select count(*) from (select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = '${name}' and state = 'idle' and query like '%pulse%') ended`
      while (Number((await saidOf(running.place, end))[0]?.count) === 0) await pause(100)
      await failed
      await running.clear()
    })

  it('is not taken for one of Peach Garden where it is another program’s', async () => {
    const place = { folder: join(at.away, 'others') }
    // One that is made with Prisma too.
    const theirs = `create table "_prisma_migrations" as select 'theirs' as migration_name, 'x' as checksum,
      now() as finished_at, null::timestamptz as rolled_back_at`
    await saidOf(place, theirs)
    await expect(moveData(place, { folder: join(at.away, 'new') })).rejects.toThrow('nothing of Peach Garden')
    const tables = `select tablename from pg_tables where schemaname = 'public'`
    expect(await saidOf(place, tables)).toEqual([{ tablename: '_prisma_migrations' }])
  })
})
