// Who wants what: the server that has positions posted, and the members who let theirs be shown.
import { findSharing, type Sharing, saveSharing, withdrawDaily } from '../../store/daily.ts'
import { appendJobs } from '../../store/jobs.ts'
import type { Tx } from '../../store/open.ts'
import { changeServerIn, type ServerSettings } from '../settings/server.ts'
import { type HostContext, transact } from '../table/context.ts'
import type { Person } from '../table/types.ts'
import { postJob, scheduleDay } from './posting.ts'
import { dailyDay } from './times.ts'

/** Has positions posted in a server from the next day on, or no more. Who may is the caller's to check. @returns when the first comes */
export async function setDaily(
  context: HostContext,
  guild: string,
  daily: ServerSettings['daily'],
): Promise<Date | undefined> {
  const now = context.clock.now()
  const ends = daily && dailyDay(now, daily).ends
  await transact(context, async (tx) => {
    await changeServerIn(tx, guild, { daily })
    if (ends) await scheduleDay(tx, guild, ends)
  })
  context.lookForDue()
  return ends
}

/** Whether positions of a member's games may be shown; off where they have not said so. */
export const sharesPositions = async ({ store }: HostContext, member: string): Promise<boolean> =>
  (await findSharing(store.db, member)) === 'yes'

/** Whether a member is to be asked that now: once in all. */
export const asksToShare = (context: HostContext, person: Person): Promise<boolean> =>
  transact(context, async (tx) => {
    if ((await findSharing(tx, person.id)) !== undefined) return false
    await saveSharing(tx, person, 'asked')
    return true
  })

/** Stores what a member said. Who takes it back has all positions of their games taken away at once. */
export async function setSharing(context: HostContext, person: Person, shares: boolean): Promise<void> {
  await transact(context, async (tx) => {
    await saveSharing(tx, person, shares ? 'yes' : ('no' satisfies Sharing))
    if (!shares) await withdraw(tx, context, person.id)
  })
  if (!shares) context.lookForDue()
}

/** Takes away the positions of a member's games, and the messages in which they are posted. */
export async function withdraw(tx: Tx, context: HostContext, member: string): Promise<void> {
  const jobs = (await withdrawDaily(tx, member)).flatMap(({ place, channel, message }) =>
    channel && message ? [postJob(place, { withdrawn: message, channel }, context.clock.now())] : [],
  )
  await appendJobs(tx, jobs)
}
