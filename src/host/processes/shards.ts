// The shards of the gateway: their number, and the lease under which one process holds the session of each.

/** The setting that says how many shards the bot runs with. */
export const SHARDS = 'shards'

/** The lease of a shard. */
export const leaseOf = (id: number, count: number): string => `gateway ${id}/${count}`
