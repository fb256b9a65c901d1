// Claims and leases shared by the processes of one bot: interactions, and leases such as a shard's.
import { insertClaim, isClaimedAt } from '../../store/claims.ts'
import { type HostContext, throughLosses } from '../table/context.ts'

const lockOf = (name: string): string => `lease ${name}`

/** Claims an interaction; `false` when another process has it already. */
export function claim({ store, clock }: HostContext, interaction: string): Promise<boolean> {
  const at = clock.now()
  return throughLosses(
    async (again) =>
      (await insertClaim(store.single, interaction, at)) ||
      // A claim whose answer was lost may have been taken: then it names the moment of this one.
      (again && (await isClaimedAt(store.db, interaction, at))),
  )
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

/** Gives a lease back. */
export const release = ({ store }: HostContext, name: string): Promise<void> => store.locks.free(lockOf(name))

/** Notes that something failed because the database is away: that is said once a minute. */
export const noteAway = ({ away }: HostContext, error: unknown): void => void away.noted(error)
