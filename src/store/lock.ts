// One process per data folder: PGlite has no lock of its own, and two openers would diverge in silence.
import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isAlive, lifeOf } from './lives.ts'

/** A folder that is another process's for now. */
export class InUse extends Error {
  /** Whether the other process is only about to open it, or to close it, and may be gone in a moment. */
  readonly passing: boolean

  constructor(message: string, passing: boolean) {
    super(message)
    this.passing = passing
  }
}

/** Folders this process has open: where lives cannot be told apart, a lock with the own number may be from before a restart. */
const open = new Set<string>()

/**
 * Takes a folder for this process; returns what gives it back. The lock of a process that is gone is taken over.
 * @throws InUse, which names the process that has it
 */
export function lockFolder(folder: string): () => void {
  const file = join(resolve(folder), 'lock')
  for (let attempt = 0; attempt < 2; attempt++) {
    if (putDown(file)) {
      open.add(file)
      return () => {
        open.delete(file)
        rmSync(file, { force: true })
      }
    }
    const text = textOf(file)
    if (text === undefined) continue
    const [pid = '', life] = text.split(' ')
    if (open.has(file) || lives(Number(pid), life))
      throw new InUse(
        `the database in ${folder} is in use by process ${pid}: stop it, or set DATA_DIR to another folder`,
        false,
      )
    takeAway(file, text)
  }
  throw new InUse(
    `the database in ${folder} is just being opened by another process: wait a few seconds and try again`,
    true,
  )
}

/**
 * Whether the process that put a lock down still lives: after a restart, and in a container after each, others have its number.
 * Locks of older versions name no life.
 */
function lives(pid: number, life: string | undefined): boolean {
  if (!isAlive(pid)) return false
  const now = lifeOf(pid)
  return life === undefined || now === undefined ? pid !== process.pid : life === now
}

/** Writes this process's lock, all of it at once for readers; `false` where there is one. */
function putDown(file: string): boolean {
  const life = lifeOf(process.pid)
  const text = life === undefined ? String(process.pid) : `${process.pid} ${life}`
  const part = `${file}.${randomUUID()}`
  try {
    writeFileSync(part, text)
    try {
      linkSync(part, file)
    } catch (error) {
      if (codeOf(error) === 'EEXIST') throw error
      // A file system without links, such as that of a memory stick.
      writeFileSync(file, text, { flag: 'wx' })
    }
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(part, { force: true })
  }
}

/** Removes the lock of a process that is gone; one written meanwhile stays. */
function takeAway(file: string, text: string): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if (textOf(aside) === text) rmSync(aside, { force: true })
  else renameSync(aside, file)
}

/** What a lock says; `undefined` where it has gone. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code
