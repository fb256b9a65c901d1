// Reports to the host when a shard's session is lost and restored: clocks of its servers stop meanwhile.
import { leaseOf } from '../../host/processes/index.ts'
import type { BotContext } from '../core/context.ts'
import { noteFault } from '../core/note-fault.ts'

/**
 * Reports how it stands, one report after the other, as of when each is made. A process that has lost the lease reports nothing:
 * the session is another's.
 */
export function presenceOf(
  bot: BotContext,
  shard: { readonly id: number; readonly count: number },
  isThere: () => boolean,
): () => Promise<void> {
  const { clock, processes } = bot.host
  let line: Promise<void> = Promise.resolve()
  const report = async () => {
    if (!processes.holdsLease(leaseOf(shard.id, shard.count))) return
    if (isThere()) await clock.sessionThere(shard)
    else await clock.sessionGone(shard)
  }
  return () => {
    // What is not noted now is at the next renewal of the lease.
    line = line
      .then(report)
      .catch((error: unknown) => noteFault(bot, 'warn', error, 'the session’s state was not noted'))
    return line
  }
}
