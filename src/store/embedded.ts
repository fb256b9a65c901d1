// The embedded PostgreSQL: PGlite behind a Unix socket in a folder only its owner can enter, one process at a time.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { lockFolder } from './lock.ts'
import { leaveToOwner } from './owner.ts'
import { SOCKET, socketFolder, sweepSockets } from './sockets.ts'
import { beginFrom, TEMPLATE } from './template.ts'

/** A running embedded database, and how to connect to it. */
export interface Embedded {
  readonly connection: { readonly host: string; readonly user: string; readonly database: string }
  /** Its data folder as a file, from which another one in memory can begin. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

/**
 * Starts the embedded database; a folder without one gets a copy of the template.
 * @throws Error naming the other process when the folder is in use
 */
export async function openEmbedded(
  place: { folder: string; template?: string } | { memory: true; from?: Blob },
): Promise<Embedded> {
  const folder = 'folder' in place ? place.folder : undefined
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = folder === undefined ? () => {} : lockFolder(folder)
  let sockets: string | undefined
  const giveBack = () => {
    if (sockets !== undefined) rmSync(sockets, { recursive: true, force: true })
    unlock()
  }
  try {
    await sweepSockets()
    sockets = socketFolder()
    const dataDir = folder && join(folder, 'db')
    if (dataDir && 'folder' in place) beginFrom(place.template ?? TEMPLATE, dataDir)
    const from = 'from' in place && place.from
    const db = new PGlite(dataDir ? { dataDir } : from ? { loadDataDir: from } : {})
    await db.waitReady
    const server = new PGLiteSocketServer({ db, path: join(sockets, SOCKET), maxConnections: 4 })
    await server.start()
    return {
      connection: { host: sockets, user: 'postgres', database: 'postgres' },
      dump: async () => db.dumpDataDir('none'),
      close: async () => {
        try {
          await server.stop()
          await db.close()
          if (folder && dataDir) leaveToOwner(folder, dataDir)
        } finally {
          giveBack()
        }
      },
    }
  } catch (error) {
    giveBack()
    throw error
  }
}
