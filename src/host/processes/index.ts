// What the processes of one bot share out among themselves: interactions, and leases such as a shard's.
import { insertClaim, isClaimedAt } from '../../store/claims.ts'
import type { Away } from '../away.ts'
import { type HostContext, throughLosses } from '../context.ts'

/** Who does what of several processes. */
export interface ProcessService {
  /** Claims an interaction; `false` when another process has it already. */
  claim(interaction: string): Promise<boolean>
  /** Takes or keeps a lease; `false` while another living process has it, or the database is away. A process that dies holds none. */
  lease(name: string): Promise<boolean>
  release(name: string): Promise<void>
  /** Notes that something failed because the database is away: that is said once a minute. */
  noteAway(error: unknown): void
}

const lockOf = (name: string): string => `lease ${name}`

/** @param away what is known of the database being away */
export const processService = ({ store, clock }: HostContext, away: Away): ProcessService => ({
  claim(interaction) {
    const at = clock.now()
    return throughLosses(
      async (again) =>
        (await insertClaim(store.db, interaction, at)) ||
        // A claim whose answer was lost may have been taken: then it names the moment of this one.
        (again && (await isClaimedAt(store.db, interaction, at))),
    )
  },
  async lease(name) {
    try {
      return await store.locks.take(lockOf(name))
    } catch (error) {
      if (!away.noted(error)) throw error
      return false
    }
  },
  release: (name) => store.locks.free(lockOf(name)),
  noteAway: (error) => void away.noted(error),
})
