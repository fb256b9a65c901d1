// Deletes rows that have passed their retention time.
import type { Tx } from './open.ts'

/** Until when what is old is forgotten. */
export interface Horizons {
  /** Claims, and which interaction brought which move: interactions live 15 minutes. */
  readonly claims: Date
  /** Abandoned picks. */
  readonly drafts: Date
  /** Jobs that are done. */
  readonly delivered: Date
}

/** Rows that one statement forgets: after a long rest, or the first time, there may be more than it has time for. */
const TOGETHER = 10_000

/** Forgets what is older, at most so many rows `together`. */
export async function forgetOld(
  tx: Tx,
  { claims, drafts, delivered }: Horizons,
  together = TOGETHER,
): Promise<void> {
  const steps: readonly (() => Promise<number>)[] = [
    () => tx.$executeRaw`
      delete from claims where ctid = any(array(select ctid from claims where at < ${claims} limit ${together}))`,
    () => tx.$executeRaw`
      update entries set interaction = null where ctid = any(array(
        select ctid from entries where at < ${claims} and interaction is not null limit ${together}))`,
    () => tx.$executeRaw`
      delete from drafts where ctid = any(array(select ctid from drafts where at < ${drafts} limit ${together}))`,
    () => tx.$executeRaw`
      delete from jobs where ctid = any(array(
        select ctid from jobs where status = 'done' and due < ${delivered} limit ${together}))`,
  ]
  for (const step of steps) while ((await step()) >= together);
}
