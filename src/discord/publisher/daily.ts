// Posts the daily position of a server once, and takes away one that was withdrawn.
import type { DailyPosting } from '../../host/daily/index.ts'
import type { Delivery } from '../../host/posts/index.ts'
import { isLost } from '../../store/lost.ts'
import type { BotContext } from '../core/context.ts'
import { deliveryOf, errorFacts, isPastRemoving } from '../core/faults.ts'
import { guarded, type Posted, type Wire } from '../core/wire.ts'
import { dailyScreen } from '../panels/member/daily-screen.ts'
import type { LeaguePictures } from './leagues/league-pictures.ts'

/** Clocks of the bot and of Discord may differ by so much, in milliseconds. */
const CLOCK_ERROR = 10_000

/**
 * Does what is to be done.
 * @throws when the connection to the database is lost
 */
export async function postDaily(
  bot: BotContext,
  wire: Wire,
  pictures: LeaguePictures,
  posting: DailyPosting,
): Promise<Delivery & { readonly message?: string }> {
  try {
    const own = guarded(wire, posting.ours)
    const { what, channel } = posting
    if ('day' in what) return { done: true, ...(await post(bot, own, pictures, posting, what.day)) }
    await pictures.takeDown(what.withdrawn)
    await own.remove(channel, what.withdrawn).catch((error: unknown) => {
      if (!isPastRemoving(error)) throw error
    })
    return { done: true }
  } catch (error) {
    if (isLost(error)) throw error
    bot.log.warn({ guild: posting.guild, ...errorFacts(error) }, 'a daily position did not get through')
    return deliveryOf(error)
  }
}

/** Posts the position of a day; a doubtful one is looked for among the bot's own latest messages first. */
async function post(
  bot: BotContext,
  wire: Wire,
  pictures: LeaguePictures,
  { guild, channel, id, doubtSince }: DailyPosting,
  day: number,
): Promise<{ readonly message?: string }> {
  const { daily, settings } = bot.host
  const language =
    (await settings.languageOfGuild(guild)) ?? (await settings.server(guild)).daily?.language ?? 'en'
  const page = await daily.page(guild, day, { language })
  if (!page) return {}
  const screen = dailyScreen(bot, page, language, { before: await daily.before(page, { language }) })
  const isSame = ({ at, content }: Posted) =>
    at.getTime() >= (doubtSince?.getTime() ?? 0) - CLOCK_ERROR && content === screen.content.trim()
  const found = doubtSince && (await wire.recent(channel)).find(isSame)
  const { id: message } = found ?? (await wire.post(channel, screen, `daily ${id}`))
  if (screen.illustration) pictures.hang({ channel, message }, screen.illustration.picture)
  return { message }
}
