// Finds who of the members to be asked has left the server, and who cannot see the channel.
import { LRUCache } from 'lru-cache'
import type { BotContext } from '../../core/context.ts'
import { errorFacts } from '../../core/faults.ts'
import type { Work } from './job.ts'

/** Who could see a place is not looked up again for so long, in milliseconds. */
const KNOWN = 60 * 60_000
/** Members in places that are known at once. */
const MOST = 20_000

/** When members were last known to see a place: by bot, so that two bots in one process never answer for each other. */
const seenBy = new WeakMap<BotContext, LRUCache<string, number>>()

/** Members who cannot be asked in a place: `gone` from its server, or `unseeing` there. */
export interface Unasked {
  readonly gone: readonly string[]
  readonly unseeing: readonly string[]
}

/** Who of some members cannot be asked where a game is played; what cannot be looked up counts as seen. */
export async function lookUp(work: Work, members: readonly string[]): Promise<Unasked> {
  const { bot, wire, info, channel } = work
  const seen = seenBy.get(bot) ?? new LRUCache<string, number>({ max: MOST })
  seenBy.set(bot, seen)
  const now = bot.clock.now().getTime()
  const found = { gone: [] as string[], unseeing: [] as string[] }
  for (const member of members) {
    const key = `${channel} ${member}`
    if (now - (seen.get(key) ?? Number.NEGATIVE_INFINITY) < KNOWN) continue
    try {
      const sees = await wire.sees(info.guild, channel, member)
      if (sees === true) seen.set(key, now)
      else found[sees === 'gone' ? 'gone' : 'unseeing'].push(member)
    } catch (error) {
      bot.log.info({ game: info.id, ...errorFacts(error) }, 'it could not be looked up who sees a game')
    }
  }
  return found
}
