// `/game doctor`: which permissions are missing here, what that costs, and what does not get through.
import type { CommandCall } from '../../src/discord/call/call.ts'
import { subcommand } from '../../src/discord/call/definition.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import { leagueTroubles } from '../../src/discord/leagues/troubles.ts'
import { paragraphs } from '../../src/discord/screen/screen.ts'
import { missingIn } from '../../src/discord/words/permissions.ts'
import { channelOf, seatNames, wordsOf } from '../../src/discord/words/present.ts'
import { stuckText } from '../../src/discord/words/waiting-lines.ts'
import type { GameInfo } from '../../src/host/table/types.ts'
import type { Part } from './part.ts'

export const doctor: Part = {
  definition: subcommand('doctor', 'game doctor'),
  slow: true,
  async execute(bot, call) {
    const words = wordsOf(call.language)
    const missing = missingIn(call.botMayDo, call.place)
    const lines = (optional: boolean) =>
      missing
        .filter((need) => (need.optional === true) === optional)
        .map(({ name, cost }) => `- ${words['doctor-line']({ name: words[name](), cost: words[cost]() })}`)
    const needed = lines(false)
    const optional = lines(true)
    const game = await bot.host.games.inChannel(call.channel, true)
    const stuck = game && game.status !== 'paused' && (await stuckText(bot, game.id, call.language))
    return {
      content: paragraphs(
        needed.length === 0 ? words['doctor-well']() : words['doctor-missing'](),
        ...needed,
        optional.length > 0 && words['doctor-optional'](),
        ...optional,
        missing.length > 0 && `-# ${words['doctor-how']()}`,
        bot.icons.trouble !== undefined && words['doctor-icons']({ code: bot.icons.trouble }),
        stuck,
        game && (await unseeingText(bot, call, game)),
        await leagueTroubles(bot, call),
      ),
    }
  },
}

/** Who of a game's players cannot see where it is played; nothing where all can, or that cannot be looked up. */
async function unseeingText(
  bot: BotContext,
  { language }: CommandCall,
  info: GameInfo,
): Promise<string | undefined> {
  if (info.status === 'finished' || info.status === 'cancelled') return undefined
  const unseeing: number[] = []
  for (const { seat, member } of info.players) {
    if (member === undefined) continue
    const sees = await bot.servers.sees(info.guild, channelOf(info), member).catch(() => true)
    if (sees === false) unseeing.push(seat)
  }
  if (unseeing.length === 0) return undefined
  return wordsOf(language)['doctor-unseeing']({ names: seatNames(info, unseeing, language) })
}
