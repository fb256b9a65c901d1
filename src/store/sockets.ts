// Folders for the embedded database's socket, and the sweeping of those that killed processes left behind.
import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './lives.ts'

/** The socket's name in its folder, as PostgreSQL's clients expect it. */
export const SOCKET = '.s.PGSQL.5432'

/** Folders are named after the process that made them. */
const NAME = /^peach-(\d+)-/

/** Those that this process has made: others with its number are from before, as in a container, where it is always the same. */
const made = new Set<string>()
/** A process that opens a database listens long before its folder is so old, in milliseconds. */
const OPENED = 60 * 60_000

/** A new folder that only its owner can enter. Socket paths must be short, so it does not lie in the data folder. */
export function socketFolder(within = tmpdir()): string {
  const folder = mkdtempSync(join(within, `peach-${process.pid}-`))
  chmodSync(folder, 0o700)
  made.add(folder)
  return folder
}

/**
 * Removes the own folders of processes that were killed, also where another process has their number since; a folder that
 * somebody still listens in stays.
 */
export async function sweepSockets(within = tmpdir()): Promise<void> {
  for (const name of readdirSync(within)) {
    const pid = Number(NAME.exec(name)?.[1])
    const folder = join(within, name)
    if (!pid || made.has(folder) || (pid !== process.pid && isAlive(pid) && isYoung(folder))) continue
    // Processes of a container have numbers of their own: the socket has the last word.
    if (isOwn(folder) && !(await isListening(join(folder, SOCKET))))
      rmSync(folder, { recursive: true, force: true })
  }
}

function isOwn(folder: string): boolean {
  const facts = lstatSync(folder, { throwIfNoEntry: false })
  return facts?.isDirectory() === true && facts.uid === process.getuid?.()
}

/** Whether its process may just be opening it. */
function isYoung(folder: string): boolean {
  const facts = lstatSync(folder, { throwIfNoEntry: false })
  return facts === undefined || Date.now() - facts.mtimeMs < OPENED
}

function isListening(socket: string): Promise<boolean> {
  if (!existsSync(socket)) return Promise.resolve(false)
  return new Promise((resolve) => {
    const probe = connect(socket)
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
}
