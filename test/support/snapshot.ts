// Before the tests: one embedded database is made and migrated, and all others in memory or in a folder begin as its copy.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../../src/store/embedded.ts'
import { migrate } from '../../src/store/migrate.ts'
import type {} from './databases.ts'

/** Makes the snapshot; what is returned takes it away again. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'peach-snapshot-'))
  const embedded = await openEmbedded({ memory: true })
  const pool = new pg.Pool({ ...embedded.connection, max: 1 })
  await migrate(pool)
  await pool.end()
  const file = join(folder, 'database.tar')
  writeFileSync(file, Buffer.from(await (await embedded.dump()).arrayBuffer()))
  await embedded.close()
  provide('snapshot', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
