// The embedded database as one file, and back.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { needRoom, ROOM } from './disk.ts'
import { openEmbedded } from './embedded.ts'
import { lockFolder } from './lock.ts'
import { openStore } from './open.ts'
import { leaveToOwner } from './owner.ts'
import { databaseIn, endSwap, hasDatabase, swapIn } from './swapping.ts'

/** What a backup holds. */
export interface Backup {
  readonly file: string
  readonly bytes: number
  readonly games: number
}

/**
 * Writes the embedded database of a folder to a file that only its owner can read. The bot must not run.
 * @throws Error with a clear line when there is no database, it is in use, or the file is there already
 */
export async function backUp(folder: string, file: string): Promise<Backup> {
  if (!hasDatabase(folder)) throw new Error(`there is no embedded database in ${folder}`)
  if (existsSync(file)) throw new Error(`${file} is there already: name another file`)
  const embedded = await openEmbedded({ folder })
  const dump = await embedded.dump().finally(() => embedded.close())
  const packed = gzipSync(Buffer.from(await dump.arrayBuffer()))
  mkdirSync(dirname(file), { recursive: true })
  // Under its name it is whole or not there at all.
  const part = `${file}.part`
  try {
    writeFileSync(part, packed, { mode: 0o600, flush: true })
    const games = await gamesIn(dump)
    renameSync(part, file)
    return { file, bytes: packed.length, games }
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** What was restored, and where the database that was there before lies now. */
export interface Restored {
  readonly games: number
  readonly before: string | undefined
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
    return { games, before: hadOne ? aside : undefined }
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
  if (!existsSync(file)) throw new Error(`there is no file ${file}`)
  try {
    const dump = new Blob([gunzipSync(await readFile(file))])
    const opened = new PGlite({ loadDataDir: dump })
    await opened.waitReady
    await opened.close()
    return dump
  } catch (error) {
    throw new Error(`${file} is not a backup of Peach Garden, or it is damaged`, { cause: error })
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
