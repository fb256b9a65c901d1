// `/stats`: a member's finished games in this server, public facts that are shown to anyone; elsewhere the user's own.
import { command, memberOption } from '../src/discord/call/definition.ts'
import type { Command } from '../src/discord/call/reply.ts'
import { ownStatsScreen, statsScreen } from '../src/discord/stats/screen.ts'
import { wordsOf } from '../src/discord/words/present.ts'

export const stats: Command = {
  definition: command('stats', [memberOption('member', 'stats member')], 'personal'),
  slow: () => true,
  async execute(bot, call) {
    const member = call.user('member')
    const { guild } = call
    if (guild === undefined && (!member || member.id === call.person.id)) return ownStatsScreen(bot, call)
    if (!member || guild === undefined) return { content: wordsOf(call.language)['stats-no-member']() }
    return statsScreen(bot, member, guild, call)
  },
}
