// Checks room on the embedded database's disk: a database that cannot extend its log hangs, and the process with it.
import { statfsSync } from 'node:fs'

/** What must be free, in bytes: its log grows by 16 MB at a time. */
export const ROOM = 48 * 2 ** 20

/** The disk, as far as it is asked; tests fill it. */
export const disk = {
  /** How many bytes are free below a folder. */
  free(folder: string): number {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  },
}

/**
 * Sees to it that there is room.
 * @throws Error of the code ENOSPC with a clear line when there is not
 */
export function needRoom(folder: string, needed = ROOM): void {
  const free = disk.free(folder)
  if (free >= needed) return
  const [has, needs] = [free, needed].map((bytes) => Math.floor(bytes / 2 ** 20))
  throw Object.assign(
    new Error(
      `the disk of ${folder} is full: ${has} MB are free and ${needs} MB are needed; make room on it`,
    ),
    { code: 'ENOSPC' },
  )
}
