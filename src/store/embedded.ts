// The embedded PostgreSQL: PGlite behind a Unix socket in a folder only its owner can enter, one process at a time.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { needRoom } from './disk.ts'
import { explainFolder } from './faults.ts'
import { lockFolder } from './lock.ts'
import { leaveToOwner } from './owner.ts'
import { SOCKET, socketFolder, sweepSockets } from './sockets.ts'
import { databaseIn, endSwap } from './swapping.ts'
import { beginFrom, TEMPLATE } from './template.ts'

/** A running embedded database, and how to connect to it. */
export interface Embedded {
  readonly connection: { readonly host: string; readonly user: string; readonly database: string }
  /**
   * Sees to it that it can be asked.
   * @throws Error of the code ENOSPC when its disk is full
   */
  check(): void
  /** Its data folder as a file, from which another one in memory can begin. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

/** Where one is started: in a folder, or nowhere but in memory. */
type StartedPlace = { folder: string; template?: string } | { memory: true; from?: Blob }

/** The same, or where one runs already that `lend` gives (for tests). */
type EmbeddedPlace = StartedPlace | { lend: () => Promise<Embedded> }

/**
 * Starts the embedded database; a folder without one gets a copy of the template.
 * @throws Error naming the other process when the folder is in use, or saying what to do when it cannot be used
 */
export async function openEmbedded(place: EmbeddedPlace): Promise<Embedded> {
  if ('lend' in place) return place.lend()
  try {
    return await start(place)
  } catch (error) {
    throw 'folder' in place ? explainFolder(place.folder, error) : error
  }
}

async function start(place: StartedPlace): Promise<Embedded> {
  const folder = 'folder' in place ? place.folder : undefined
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = folder === undefined ? () => {} : lockFolder(folder)
  let sockets: string | undefined
  let db: PGlite | undefined
  let server: PGLiteSocketServer | undefined
  /** Closes all of it, also where one part fails, and unlocks the folder. */
  const close = async () => {
    try {
      await server?.stop()
    } finally {
      try {
        await db?.close()
        if (folder !== undefined && db) leaveToOwner(folder, databaseIn(folder))
      } finally {
        if (sockets !== undefined) rmSync(sockets, { recursive: true, force: true })
        unlock()
      }
    }
  }
  try {
    await sweepSockets()
    sockets = socketFolder()
    const opened = await begun(place)
    db = opened
    server = new PGLiteSocketServer({ db, path: join(sockets, SOCKET), maxConnections: 4 })
    await server.start()
    return {
      connection: { host: sockets, user: 'postgres', database: 'postgres' },
      check: () => {
        if (folder !== undefined) needRoom(folder)
      },
      dump: async () => opened.dumpDataDir('none'),
      close,
    }
  } catch (error) {
    await close().catch(() => {}) // why it did not open is what counts
    throw error
  }
}

/** The database of a place, ready for questions. */
async function begun(place: StartedPlace): Promise<PGlite> {
  if (!('folder' in place)) return ready(place.from ? { loadDataDir: place.from } : {})
  const dataDir = databaseIn(place.folder)
  endSwap(place.folder)
  needRoom(place.folder)
  beginFrom(place.template ?? TEMPLATE, dataDir)
  if (!existsSync(dataDir)) await madeAnew(dataDir)
  try {
    return await ready({ dataDir })
  } catch (error) {
    throw new Error(
      `the database in ${place.folder} does not open (${reasonOf(error)}): its disk may be full, its files may be another user's, or it is damaged; npm run doctor looks at it, npm run db -- restore puts a backup in its place`,
      { cause: error },
    )
  }
}

/** Makes a database where there is none. A process killed meanwhile leaves no half one in its place. */
async function madeAnew(dataDir: string): Promise<void> {
  const part = `${dataDir}.part`
  rmSync(part, { recursive: true, force: true })
  await (await ready({ dataDir: part })).close()
  renameSync(part, dataDir)
}

/** Pages that PostgreSQL keeps in memory: its own 128 MB are a quarter of a small server, and the system keeps files in memory too. */
const SHARED_BUFFERS = '16MB'

async function ready(options: PGliteOptions): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`]
  const db = new PGlite({ ...options, startParams })
  await db.waitReady
  return db
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
