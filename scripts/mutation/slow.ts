// Remembers in a file which tests are slow, so that not every command must run them to find out.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Ran } from './orders.ts'

/** What tests took, by their file's path and their id, as long as the file is the same. */
type Times = Record<string, { readonly hash: string; readonly ms: Record<string, number> }>

/** The ids of tests of these files that have taken longer than so many milliseconds. */
export function slowTests(memory: string, files: readonly string[], ms: number): string[] {
  const times = read(memory)
  return files.flatMap((file) => {
    const known = times[file]
    if (known?.hash !== hashOf(file)) return []
    return Object.keys(known.ms).filter((id) => (known.ms[id] ?? 0) > ms)
  })
}

/** Remembers what tests took that took longer than so many milliseconds. */
export function rememberSlow(memory: string, ran: readonly (Ran & { path: string })[], ms: number): void {
  const times = read(memory)
  for (const test of ran.filter((test) => test.ms > ms)) {
    const hash = hashOf(test.path)
    const known = times[test.path]
    times[test.path] = { hash, ms: { ...(known?.hash === hash && known.ms), [test.id]: test.ms } }
  }
  writeFileSync(memory, JSON.stringify(times))
}

const read = (memory: string): Times =>
  existsSync(memory) ? (JSON.parse(readFileSync(memory, 'utf8')) as Times) : {}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')
