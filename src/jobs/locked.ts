// Work that one process at a time does, which stops as soon as the process may no longer do it.
import type { Store } from '../store/open.ts'

/**
 * Does something while this process holds a lock; nothing while another one has it. `mine` turns false when the lock
 * was lost with its connection: from then on another process may be at it.
 */
export async function whileLocked(
  { locks }: Pick<Store, 'locks'>,
  name: string,
  work: (mine: () => boolean) => Promise<void>,
): Promise<void> {
  if (!(await locks.take(name))) return
  try {
    await work(() => locks.holds(name))
  } finally {
    await locks.free(name)
  }
}
