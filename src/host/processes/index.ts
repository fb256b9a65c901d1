// What the processes of one bot share out among themselves: interactions, and leases such as a shard's.
import { insertClaim } from '../../store/desk.ts'
import type { Away } from '../away.ts'
import type { HostContext } from '../context.ts'

/** Who does what of several processes. */
export interface ProcessService {
  /** Claims an interaction; `false` when another process has it already. */
  claim(interaction: string): Promise<boolean>
  /** Takes or keeps a lease; `false` while another living process has it, or the database is away. A process that dies holds none. */
  lease(name: string): Promise<boolean>
  release(name: string): Promise<void>
}

const lockOf = (name: string): string => `lease ${name}`

/** @param away what is known of the database being away */
export const processService = ({ store, clock }: HostContext, away: Away): ProcessService => ({
  claim: (interaction) => insertClaim(store.db, interaction, clock.now()),
  async lease(name) {
    try {
      return await store.locks.take(lockOf(name))
    } catch (error) {
      if (!away.noted(error)) throw error
      return false
    }
  },
  release: (name) => store.locks.free(lockOf(name)),
})
