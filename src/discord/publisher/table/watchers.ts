// Brings watchers into a game's thread. Members who stop watching leave it themselves: removing them would name them there in public.
import type { Work } from '../work/job.ts'
import { bringMembers, threadOf } from './thread-members.ts'

/** Somebody watches a game from now on, or no more: the line of the thread says so, where the game has one. */
export async function followWatchers(work: Work): Promise<void> {
  const thread = threadOf(work)
  if (thread !== undefined) await bringMembers(work, thread)
}
