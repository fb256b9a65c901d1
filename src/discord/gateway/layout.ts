// Agrees on one number of shards for all processes; else two would receive some servers, and none others.
import { type REST, Routes } from 'discord.js'
import { leaseOf, SHARDS } from '../../host/processes/index.ts'
import type { BotContext } from '../core/context.ts'
import { ANSWERS } from '../http/shapes.ts'

/** How many shards there are, and which of them this process may hold; all when left out. */
export interface Shards {
  readonly count: number | 'auto'
  readonly ids?: readonly number[]
}

/** As many as Discord recommends. */
export const recommendedShards = async (rest: REST, end: AbortSignal): Promise<number> =>
  ANSWERS.gateway.shape.parse(await rest.get(Routes.gatewayBot(), { signal: end })).shards

/**
 * The number of shards that all processes use from now on. While others run with another number, a process that left it to
 * Discord (`auto`) takes theirs; no other may begin (`undefined`).
 * @param differs called with the number of the others where it is another one
 */
export async function agreedShards(
  { host }: Pick<BotContext, 'host'>,
  wanted: Shards['count'],
  recommended: () => Promise<number>,
  differs: (running: number) => void,
): Promise<number | undefined> {
  const kept = Number(await host.settings.get(SHARDS)) || undefined
  const count = wanted === 'auto' ? await recommended() : wanted
  if (kept === count) return count
  const others = kept === undefined ? [] : Array.from({ length: kept }, (_, id) => leaseOf(id, kept))
  const taken: string[] = []
  try {
    for (const lease of others) {
      if (!(await host.processes.lease(lease))) {
        if (wanted === 'auto') return kept
        if (kept !== undefined) differs(kept)
        return undefined
      }
      taken.push(lease)
    }
    // A process that takes one of those leases from now on finds the new number first.
    await host.settings.save(SHARDS, String(count))
    return count
  } finally {
    for (const lease of taken) await host.processes.release(lease)
  }
}
