// Replaces a database folder by another. A crash between the two renames is repaired at the next start.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The database of a data folder. */
export const databaseIn = (folder: string): string => join(folder, 'db')
/** One that is whole and about to become it. */
const nextIn = (folder: string): string => join(folder, 'db.next')

/** Whether a folder has a database, also one that is only about to take its place. */
export const hasDatabase = (folder: string): boolean =>
  existsSync(databaseIn(folder)) || existsSync(nextIn(folder))

/**
 * Puts a whole database in the place of a folder's, which is moved to `aside`. The folder must be locked, and no swap before broken off.
 * @returns whether there was one before
 */
export function swapIn(folder: string, whole: string, aside: string): boolean {
  const [db, next] = [databaseIn(folder), nextIn(folder)]
  renameSync(whole, next)
  const hadOne = existsSync(db)
  if (hadOne) renameSync(db, aside)
  try {
    renameSync(next, db)
  } catch (error) {
    if (hadOne) renameSync(aside, db)
    throw error
  }
  return hadOne
}

/**
 * Brings a swap to its end that was broken off in the middle: else the folder would begin anew with an empty database. One that was
 * broken off before it began never was. The folder must be locked.
 */
export function endSwap(folder: string): void {
  const [db, next] = [databaseIn(folder), nextIn(folder)]
  if (existsSync(db)) rmSync(next, { recursive: true, force: true })
  else if (existsSync(next)) renameSync(next, db)
}
