// Sends followers their daily private message, once: a doubtful one is looked up among the bot's own latest messages first.
import type { DigestDelivery, DigestPosting, FollowedTable } from '../../host/following/index.ts'
import type { GameId } from '../../host/table/types.ts'
import type { BotContext } from '../core/context.ts'
import { deliveryOf } from '../core/faults.ts'
import { guarded, type Wire } from '../core/wire.ts'
import { digestHead, digestScreen } from '../panels/member/digest-screen.ts'
import { channelOf } from '../words/present.ts'
import { CLOCK_ERROR, directFault } from './direct-fault.ts'

/**
 * Tells a follower what happened at those of the tables that they can see.
 * @throws when the connection to the database is lost
 */
export async function tellFollower(
  bot: BotContext,
  wire: Wire,
  posting: DigestPosting,
): Promise<DigestDelivery> {
  try {
    return await sent(bot, guarded(wire, posting.ours), posting)
  } catch (error) {
    return directFault(bot, error, 'a follower could not be told')
  }
}

async function sent(bot: BotContext, wire: Wire, posting: DigestPosting): Promise<DigestDelivery> {
  const { member, key, doubtSince } = posting
  const { seen, gone } = await visible(wire, posting)
  if (seen.length === 0) return { done: true, posted: false, gone }
  const language = (await bot.host.people.languageOf(member)) ?? posting.language
  const channel = await wire.directWith(member)
  const since = doubtSince && doubtSince.getTime() - CLOCK_ERROR
  const isThere =
    since !== undefined &&
    (await wire.recent(channel)).some(
      ({ at, content }) => at.getTime() >= since && content.startsWith(digestHead(language)),
    )
  if (!isThere) {
    const isSilent = (await bot.host.clock.resting([member])).length > 0
    await wire.post(channel, await digestScreen(bot, language, seen), key, [], isSilent)
  }
  return { done: true, posted: true, gone }
}

/** Those of the tables whose channel a follower can see, and those on servers that they have left. */
async function visible(
  wire: Wire,
  { member, tables }: DigestPosting,
): Promise<{ readonly seen: readonly FollowedTable[]; readonly gone: readonly GameId[] }> {
  const seen: FollowedTable[] = []
  const gone: GameId[] = []
  for (const table of tables) {
    const sees = await seesTable(wire, member, table)
    if (sees === true) seen.push(table)
    else if (sees === 'gone') gone.push(table.info.id)
  }
  return { seen, gone }
}

/** Whether somebody sees where a game is played; a channel that is gone is seen by nobody. */
async function seesTable(wire: Wire, member: string, { info }: FollowedTable): Promise<boolean | 'gone'> {
  try {
    return await wire.sees(info.guild, channelOf(info), member)
  } catch (error) {
    const delivery = deliveryOf(error)
    if (!delivery.done && 'lost' in delivery) return false
    throw error
  }
}
