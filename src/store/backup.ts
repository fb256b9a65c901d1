// The embedded database as one file, and back.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { openEmbedded } from './embedded.ts'
import { lockFolder } from './lock.ts'
import { openStore } from './open.ts'

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
  if (!existsSync(join(folder, 'db'))) throw new Error(`there is no embedded database in ${folder}`)
  if (existsSync(file)) throw new Error(`${file} is there already: name another file`)
  const embedded = await openEmbedded({ folder })
  const dump = await embedded.dump().finally(() => embedded.close())
  const packed = gzipSync(Buffer.from(await dump.arrayBuffer()))
  mkdirSync(dirname(file), { recursive: true })
  // Under its name it is whole or not there at all.
  writeFileSync(`${file}.part`, packed, { mode: 0o600 })
  const games = await gamesIn({ memory: true, from: dump })
  renameSync(`${file}.part`, file)
  return { file, bytes: packed.length, games }
}

/** What was restored, and where the database that was there before lies now. */
export interface Restored {
  readonly games: number
  readonly before: string | undefined
}

/**
 * Restores a backup into a folder. A database that is there is moved aside, never deleted.
 * @throws Error with a clear line when the file is no backup or of a newer version, or the folder is in use; then what was
 * there is there again
 */
export async function restore(folder: string, file: string, now: Date): Promise<Restored> {
  const dump = await readBackup(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const db = join(folder, 'db')
  const aside = `${db}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  const unlock = lockFolder(folder)
  const hadOne = existsSync(db)
  try {
    if (hadOne) renameSync(db, aside)
    const fresh = new PGlite({ dataDir: db, loadDataDir: dump })
    await fresh.waitReady
    await fresh.close()
  } catch (error) {
    rmSync(db, { recursive: true, force: true })
    if (hadOne) renameSync(aside, db)
    throw new Error(`${file} could not be restored`, { cause: error })
  } finally {
    unlock()
  }
  try {
    return { games: await gamesIn({ folder }), before: hadOne ? aside : undefined }
  } catch (error) {
    rmSync(db, { recursive: true, force: true })
    if (hadOne) renameSync(aside, db)
    throw error
  }
}

async function readBackup(file: string): Promise<Blob> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`)
  try {
    return new Blob([gunzipSync(await readFile(file))])
  } catch (error) {
    throw new Error(`${file} is not a backup of Peach Garden, or it is damaged`, { cause: error })
  }
}

/** Opens a database as the bot does, so that a newer version's is refused; how many games are in it. */
async function gamesIn(place: Parameters<typeof openStore>[0]): Promise<number> {
  const store = await openStore(place)
  try {
    return await store.db.game.count()
  } finally {
    await store.close()
  }
}
