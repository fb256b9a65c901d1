// One process per data folder: PGlite has no lock of its own, and two openers would diverge in silence.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Folders this process has open: a lock with the own number in it may also be left from before a restart. */
const open = new Set<string>()

/**
 * Takes a folder for this process; returns what gives it back. The lock of a process that is gone is taken over.
 * @throws Error that names the process which has it
 */
export function lockFolder(folder: string): () => void {
  const file = join(resolve(folder), 'lock')
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      open.add(file)
      return () => {
        open.delete(file)
        rmSync(file, { force: true })
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(readFileSync(file, 'utf8'))
      if (open.has(file) || (holder !== process.pid && isAlive(holder)))
        throw new Error(
          `the database in ${folder} is in use by process ${holder}: stop it, or set DATA_DIR to another folder`,
        )
      rmSync(file, { force: true })
    }
  }
  throw new Error(`the database in ${folder} is being opened by another process: try again`)
}

/** Whether a process of this number runs. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
