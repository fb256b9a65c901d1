// Work that one process at a time does, which stops as soon as the process may no longer do it.
import type { Locks } from '../store/locks.ts'
import type { Store } from '../store/open.ts'

type Work = (mine: () => boolean) => Promise<void>

/** The last work of this process under each name. */
const lines = new WeakMap<Locks, Map<string, Promise<void>>>()

/**
 * Does something while this process holds a lock; nothing while another one has it. `mine` turns false when the lock
 * was lost with its connection: from then on another process may be at it. Within the process one comes after the other: a lock
 * that it holds it would be given again.
 */
export async function whileLocked({ locks }: Pick<Store, 'locks'>, name: string, work: Work): Promise<void> {
  const line = lines.get(locks) ?? new Map<string, Promise<void>>()
  lines.set(locks, line)
  const done = (line.get(name) ?? Promise.resolve()).then(() => doLocked(locks, name, work))
  const over = done.catch(() => {}) // the caller gets the error
  line.set(name, over)
  try {
    await done
  } finally {
    if (line.get(name) === over) line.delete(name)
  }
}

async function doLocked(locks: Locks, name: string, work: Work): Promise<void> {
  if (!(await locks.take(name))) return
  try {
    await work(() => locks.holds(name))
  } finally {
    await locks.free(name)
  }
}
