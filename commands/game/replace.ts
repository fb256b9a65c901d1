// `/game replace seat: member:`: offers a seat of a running game to another member.
import { completedOption, gameOption, memberOption, subcommand } from '../../src/discord/call/definition.ts'
import { putToTable } from '../../src/discord/panels/votes/voting.ts'
import { channelOf, placeOf, wordsOf } from '../../src/discord/words/present.ts'
import { escapeMarkdown } from '../../src/text/markdown.ts'
import { type Part, withGame } from './part.ts'
import { readSeat, suggestSeats } from './seat.ts'

export const replace: Part = {
  definition: subcommand(
    'replace',
    'game replace',
    completedOption('seat', 'game replace seat', { required: true }),
    memberOption('member', 'game replace member'),
    gameOption(),
  ),
  slow: true,
  execute: (bot, call) =>
    withGame(bot, call, {}, async (info) => {
      const words = wordsOf(call.language)
      const newcomer = call.member('member')
      if (!newcomer || newcomer.bot) return { content: words['refused-bot']() }
      const isSeen = await bot.servers.sees(info.guild, channelOf(info), newcomer.id).catch(() => true)
      if (isSeen !== true)
        return {
          content: words['refused-cannot-see']({
            name: `**${escapeMarkdown(newcomer.name)}**`,
            where: placeOf(info),
          }),
        }
      const seat = readSeat(info, call)
      if (typeof seat === 'string') return { content: seat }
      return putToTable(bot, call, info.id, { kind: 'replace', seat, newcomer }, (said) =>
        said['offer-posted']({ name: newcomer.name }),
      )
    }),
  complete: async (bot, call) => (call.focused === 'seat' ? suggestSeats(bot, call) : []),
}
