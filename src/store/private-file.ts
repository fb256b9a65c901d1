// Writes a file that only its owner can read, from its first byte on; under its name it is whole or not there at all.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** A file that was written. */
export interface Written {
  readonly file: string
  readonly bytes: number
}

/**
 * Writes a new file.
 * @param write fills it: its name while it is written, and the open file
 * @throws Error with a clear line when there is one already; what `write` throws. Then none is left behind
 */
export async function writePrivately<T extends object>(
  file: string,
  write: (part: string, open: number) => Promise<T>,
): Promise<Written & T> {
  if (existsSync(file)) throw new Error(`${file} is there already: name another file`)
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.part`
  // One that was left behind may be readable by others.
  rmSync(part, { force: true })
  const open = openSync(part, 'wx', 0o600)
  let result: T
  try {
    result = await write(part, open)
    fsyncSync(open)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  } finally {
    closeSync(open)
  }
  const { size } = statSync(part)
  renameSync(part, file)
  return { file, bytes: size, ...result }
}
