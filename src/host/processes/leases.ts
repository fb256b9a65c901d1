// Claims and leases shared by the processes of one bot: interactions, and leases such as a shard's.
import { insertClaim, isClaimedAt } from '../../store/claims.ts'
import { type HostContext, throughLosses } from '../table/context.ts'
import type { Claim } from '../table/types.ts'

const lockOf = (name: string): string => `lease ${name}`

/** Claims an interaction of a member; `undefined` when another process has it already. */
export function claim(
  { store, clock }: HostContext,
  interaction: string,
  member: string,
): Promise<Claim | undefined> {
  const at = clock.now()
  return throughLosses(async (again) => {
    const claimed = await insertClaim(store.single, interaction, member, at)
    if (claimed) return claimed as Claim
    // A claim whose answer was lost may have been taken: then it names the moment of this one.
    return again && (await isClaimedAt(store.db, interaction, at)) ? {} : undefined
  })
}

/** Takes or keeps a lease; `false` while another living process has it, or the database is away. A process that dies holds none. */
export async function lease({ store, away }: HostContext, name: string): Promise<boolean> {
  try {
    return await store.locks.take(lockOf(name))
  } catch (error) {
    if (!away.noted(error)) throw error
    return false
  }
}

/** Whether this process has a lease, as far as it knows. */
export const holdsLease = ({ store }: HostContext, name: string): boolean => store.locks.holds(lockOf(name))

/** Gives a lease back. */
export const release = ({ store }: HostContext, name: string): Promise<void> => store.locks.free(lockOf(name))

/** Notes that something failed because the database is away: that is said once a minute. */
export const noteAway = ({ away }: HostContext, error: unknown): void => void away.noted(error)
