// Finds the posts of a game that do not get through, for `/game status`.
import { jobsInLane } from '../../store/jobs.ts'
import { POSTS } from '../../store/outbox.ts'
import type { HostContext } from '../table/context.ts'
import type { GameId } from '../table/types.ts'

/** Posts that wait behind one that failed. */
export interface StuckPosts {
  readonly waiting: number
  readonly tries: number
  /** When the first of them is tried again. */
  readonly next: Date
}

/** The posts of a game that wait behind one that failed; `undefined` when nothing is stuck. */
export async function stuck(context: HostContext, game: GameId): Promise<StuckPosts | undefined> {
  const rows = await jobsInLane(context.store.db, { subject: { kind: 'game', id: game }, lane: POSTS })
  const [head] = rows
  // One that is tried for the first time is on its way.
  if (!head?.triedAt || (head.attempts < 2 && head.due <= context.clock.now())) return undefined
  return { waiting: rows.length, tries: head.attempts, next: head.due }
}
