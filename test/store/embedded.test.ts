// The embedded database where something is amiss: said in clear words, and nothing is left behind, locked or hanging.
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { disk } from '../../src/store/disk.ts'
import { openEmbedded } from '../../src/store/embedded.ts'
import { explainFolder } from '../../src/store/faults.ts'
import { isLost } from '../../src/store/lost.ts'
import { openStore } from '../../src/store/open.ts'
import { pingDatabase } from '../../src/store/operations.ts'
import { testDatabaseInFolder } from '../support/databases.ts'

let testDatabase: ReturnType<typeof testDatabaseInFolder>
beforeEach(() => {
  testDatabase = testDatabaseInFolder()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await testDatabase.clear()
})

const MB = 2 ** 20

describe('on a disk that is full', () => {
  it('a database is not opened, and it is said why', async () => {
    vi.spyOn(disk, 'free').mockReturnValue(3 * MB)
    await expect(openStore(testDatabase.place)).rejects.toThrow(/^the disk of .* is full: 3 MB are free/)
    expect(readdirSync(testDatabase.folder)).toEqual(['db'])
  })

  it('every statement is refused as while a database is away, before it hangs; with room it goes on', async () => {
    const store = await openStore(testDatabase.place)
    const free = vi.spyOn(disk, 'free').mockReturnValue(3 * MB)
    for (const ask of [
      () => store.db.setting.count(),
      () => pingDatabase(store.db),
      () => store.transaction((tx) => tx.$executeRaw`delete from settings`),
      () => store.transaction((tx) => tx.setting.deleteMany()),
      () => store.look((tx) => tx.$queryRaw`select count(*) from settings`),
    ]) {
      const failed: unknown = await ask().catch((error: unknown) => error)
      expect(isLost(failed)).toBe(true)
      expect(String(failed)).toContain('make room')
    }
    free.mockRestore()
    expect(await store.transaction((tx) => tx.setting.count())).toBe(0)
    await store.close()
  })

  it('of a server everything waits for room as well', () => {
    expect(isLost({ code: '53100', severity: 'ERROR', message: 'could not extend file' })).toBe(true)
    expect(
      isLost({
        code: 'P2039',
        meta: { driverAdapterError: { cause: { originalCode: '53100', code: '53100' } } },
      }),
    ).toBe(true)
    expect(isLost({ code: '42P01' })).toBe(false)
  })
})

describe('a folder', () => {
  it('whose database is damaged is named, with what to do, and is nobody’s afterwards', async () => {
    truncateSync(join(testDatabase.folder, 'db', 'global', 'pg_control'), 100)
    await expect(openStore(testDatabase.place)).rejects.toThrow(
      /^the database in .* does not open .*npm run db -- restore/,
    )
    expect(readdirSync(testDatabase.folder)).toEqual(['db'])
  })

  it('that cannot be made or used is named, with what to do', async () => {
    const file = join(testDatabase.folder, 'file')
    writeFileSync(file, '')
    const opened = openStore({ folder: join(file, 'data') })
    await expect(opened).rejects.toThrow(
      /^the data folder .*file\/data cannot be used .*set DATA_DIR to a folder$/,
    )
    for (const [code, todo] of [
      ['EACCES', /chown/],
      ['EROFS', /set DATA_DIR/],
      ['ENOSPC', /make room/],
    ] as const) {
      const failed = Object.assign(new Error(`${code}: no, open 'lock'`), { code, syscall: 'open' })
      expect(String(explainFolder('data', failed))).toMatch(todo)
    }
    const ours = new Error('in use')
    expect(explainFolder('data', ours)).toBe(ours)
  })

  it('has no half database where making one is broken off', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'peach-new-'))
    const closing = vi.spyOn(PGlite.prototype, 'close').mockRejectedValueOnce(new Error('killed'))
    const place = { folder, template: join(folder, 'none') }
    await expect(openEmbedded(place)).rejects.toThrow('killed')
    expect(existsSync(join(folder, 'db'))).toBe(false)
    closing.mockRestore()
    const made = await openEmbedded(place)
    await made.close()
    expect(readdirSync(folder)).toEqual(['db'])
    rmSync(folder, { recursive: true })
  })

  it('is given back also where its database cannot be closed', async () => {
    const opened = await openEmbedded({ folder: testDatabase.folder })
    vi.spyOn(PGlite.prototype, 'close').mockRejectedValueOnce(new Error('it does not close'))
    await expect(opened.close()).rejects.toThrow('it does not close')
    expect(readdirSync(testDatabase.folder)).toEqual(['db'])
  })
})
