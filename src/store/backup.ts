// The embedded database as one file, and back.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { needRoom, ROOM } from './disk.ts'
import { notABackup, readDump } from './dump-file.ts'
import { openEmbedded } from './embedded.ts'
import { lockFolder } from './lock.ts'
import { openStore } from './open.ts'
import { leaveToOwner } from './owner.ts'
import { type Written, writePrivately } from './private-file.ts'
import { databaseIn, endSwap, hasDatabase, swapIn } from './swapping.ts'

/** What a backup holds. */
export interface Backup extends Written {
  readonly games: number
}

/**
 * Writes the embedded database of a folder to a file that only its owner can read. The bot must not run.
 * @throws Error with a clear line when there is no database, it is in use, or the file is there already
 */
export async function backUp(folder: string, file: string): Promise<Backup> {
  if (!hasDatabase(folder)) throw new Error(`there is no embedded database in ${folder}`)
  return writePrivately(file, async (_, open) => {
    const embedded = await openEmbedded({ folder })
    const dump = await embedded.dump().finally(() => embedded.close())
    writeFileSync(open, gzipSync(Buffer.from(await dump.arrayBuffer())))
    return { games: await gamesIn(dump) }
  })
}

/** What was restored, and where the database that was there before lies now. */
export interface Restored {
  readonly games: number
  readonly before?: string
}

/**
 * Restores a backup into a folder. A database that is there is moved aside, never deleted.
 * @throws Error with a clear line when the file is no backup or of a newer version, or the folder is in use; then what was
 * there is there still
 */
export async function restore(folder: string, file: string, now: Date): Promise<Restored> {
  const dump = await readBackup(file)
  // It is looked at before anything is moved: afterwards the folder may be a running bot's.
  const games = await gamesIn(dump)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const db = databaseIn(folder)
  const aside = `${db}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  const unlock = lockFolder(folder)
  try {
    // What an earlier restore was killed over is the database that is there.
    endSwap(folder)
    needRoom(folder, dump.size + ROOM)
    await unpack(dump, `${db}.part`)
    leaveToOwner(folder, `${db}.part`)
    const hadOne = swapIn(folder, `${db}.part`, aside)
    return { games, ...(hadOne && { before: aside }) }
  } catch (error) {
    throw new Error(`${file} could not be restored: ${reasonOf(error)}`, { cause: error })
  } finally {
    rmSync(`${db}.part`, { recursive: true, force: true })
    unlock()
  }
}

/** Makes a database of a dump in a folder; one that is broken off lies in nobody's way. */
async function unpack(dump: Blob, dataDir: string): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true })
  const fresh = new PGlite({ dataDir, loadDataDir: dump })
  await fresh.waitReady
  await fresh.close()
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function readBackup(file: string): Promise<Blob> {
  const dump = await readDump(file)
  const opened = new PGlite({ loadDataDir: dump })
  try {
    await opened.waitReady
    const { rows } = await opened.query<{ ours: boolean }>(
      `select to_regclass('"_prisma_migrations"') is not null and to_regclass('games') is not null as ours`,
    )
    if (!rows[0]?.ours) throw new Error('nothing of the bot is in it')
    return dump
  } catch (error) {
    throw notABackup(file, reasonOf(error), error)
  } finally {
    await opened.close().catch(() => {}) // one that never opened
  }
}

/** Opens a dump as the bot would, so that a newer version's is refused; how many games are in it. */
async function gamesIn(dump: Blob): Promise<number> {
  const store = await openStore({ memory: true, from: dump })
  try {
    return await store.db.game.count()
  } finally {
    await store.close()
  }
}
