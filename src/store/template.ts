// A new embedded database begins as a copy of one that `npm ci` has made: making one takes seconds, copying it a part of one.
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lastMigration } from './migrate.ts'

/** Where `npm ci` leaves the database that new ones begin as; one with other tables is not taken. */
export const TEMPLATE = fileURLToPath(
  new URL(`../../.cache/new-database/${lastMigration()}`, import.meta.url),
)

/** Begins a database as a copy of the template; leaves it to be made where there is none, or it cannot be read. */
export function beginFrom(template: string, database: string): void {
  if (existsSync(database) || !existsSync(template)) return
  // A process killed meanwhile leaves no half database in its place.
  const part = `${database}.part`
  try {
    rmSync(part, { recursive: true, force: true })
    cpSync(template, part, { recursive: true })
    renameSync(part, database)
  } catch {
    rmSync(part, { recursive: true, force: true })
  }
}

/**
 * Makes the template anew, and takes away those of other versions beside it.
 * @param make makes a database in a folder and closes it
 */
export async function makeTemplate(template: string, make: (folder: string) => Promise<void>): Promise<void> {
  rmSync(dirname(template), { recursive: true, force: true })
  mkdirSync(dirname(template), { recursive: true })
  const folder = mkdtempSync(`${template}-`)
  try {
    await make(folder)
    renameSync(join(folder, 'db'), template)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
