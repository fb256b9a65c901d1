// Sessions are started one after the other: Discord takes one of each bucket of shards in five seconds, from all processes
// together. https://discord.com/developers/docs/events/gateway#rate-limiting
import { setTimeout as pause } from 'node:timers/promises'
import type { OptionalWebSocketManagerOptions } from '@discordjs/ws'
import type { BotContext } from '../core/context.ts'

/** How @discordjs/ws waits before an IDENTIFY. */
export type BuildThrottler = OptionalWebSocketManagerOptions['buildIdentifyThrottler']

/** How long a bucket is used up after its session has begun, in milliseconds: Discord's five seconds, and a little. */
const WINDOW = 5_250
/** How long it is held for a session that does not begin, in milliseconds. */
const SILENT = 6_000
/** Between two looks at a bucket that is used up, in milliseconds. */
const LOOK = 250

/** The starts of one process's sessions, in line with those of all others. */
export interface Starts {
  readonly throttler: BuildThrottler
  /** A shard's session has begun: Discord has counted it by now, however long it took to hear of it. */
  begun(shard: number): void
  /** Gives back what is still held. */
  close(): Promise<void>
}

/**
 * Buckets are locks in the database: a process that dies holds none. The next may then start a session too soon, which Discord answers
 * with an invalid session; @discordjs/ws waits and identifies again.
 */
export function startsOf(
  { host }: Pick<BotContext, 'host'>,
  wait: (ms: number, signal: AbortSignal) => Promise<void> = (ms, signal) => pause(ms, undefined, { signal }),
): Starts {
  const held = new Map<string, NodeJS.Timeout | undefined>()
  const buckets = new Map<number, string>()
  const freeIn = (bucket: string, ms: number) => {
    clearTimeout(held.get(bucket))
    held.set(bucket, setTimeout(() => void free(bucket), ms).unref())
  }
  const free = async (bucket: string) => {
    clearTimeout(held.get(bucket))
    held.delete(bucket)
    await host.processes.release(bucket).catch(() => undefined) // then its connection is lost, and the lock with it
  }
  async function isFree(bucket: string): Promise<boolean> {
    // The database grants a lock again to the process that has it.
    if (held.has(bucket)) return false
    held.set(bucket, undefined)
    let mine = false
    try {
      mine = await host.processes.lease(bucket)
    } finally {
      if (!mine) held.delete(bucket)
    }
    // The session is started now, however long the database took.
    if (mine) freeIn(bucket, SILENT)
    return mine
  }
  return {
    async throttler(manager) {
      const { session_start_limit: limit } = await manager.fetchGatewayInformation()
      return {
        async waitForIdentify(shard, signal) {
          const bucket = `identify ${shard % limit.max_concurrency}`
          buckets.set(shard, bucket)
          while (!(await isFree(bucket))) await wait(LOOK * (1 + Math.random()), signal)
        },
      }
    },
    begun(shard) {
      const bucket = buckets.get(shard)
      if (bucket !== undefined && held.has(bucket)) freeIn(bucket, WINDOW)
    },
    close: async () => void (await Promise.all([...held.keys()].map(free))),
  }
}
