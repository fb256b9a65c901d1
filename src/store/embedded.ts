// The embedded PostgreSQL: PGlite behind a Unix socket in a folder only its owner can enter, one process at a time.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { lockFolder } from './lock.ts'

/** A running embedded database, and how to connect to it. */
export interface Embedded {
  readonly connection: { readonly host: string; readonly user: string; readonly database: string }
  close(): Promise<void>
}

/**
 * Starts the embedded database.
 * @throws Error naming the other process when the folder is in use
 */
export async function openEmbedded(place: { folder: string } | { memory: true }): Promise<Embedded> {
  const folder = 'folder' in place ? place.folder : undefined
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = folder === undefined ? () => {} : lockFolder(folder)
  // Socket paths must be short, so the socket does not lie in the data folder.
  const sockets = mkdtempSync(join(tmpdir(), 'peach-'))
  chmodSync(sockets, 0o700)
  const giveBack = () => {
    rmSync(sockets, { recursive: true, force: true })
    unlock()
  }
  try {
    const db = folder === undefined ? new PGlite() : new PGlite(join(folder, 'db'))
    await db.waitReady
    const server = new PGLiteSocketServer({ db, path: join(sockets, '.s.PGSQL.5432'), maxConnections: 4 })
    await server.start()
    return {
      connection: { host: sockets, user: 'postgres', database: 'postgres' },
      close: async () => {
        await server.stop()
        await db.close()
        giveBack()
      },
    }
  } catch (error) {
    giveBack()
    throw error
  }
}
