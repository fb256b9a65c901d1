// `/stats`: a member's finished games in this server; public facts, shown to anyone.
import { command, memberOption } from '../src/discord/call/definition.ts'
import type { Command } from '../src/discord/call/reply.ts'
import { statsScreen } from '../src/discord/stats/screen.ts'
import { wordsOf } from '../src/discord/words/present.ts'

export const stats: Command = {
  definition: command('stats', [memberOption('member', 'stats member')]),
  slow: () => true,
  async execute(bot, call) {
    const member = call.user('member')
    const { guild, language } = call
    if (!member || guild === undefined) return { content: wordsOf(language)['stats-no-member']() }
    return statsScreen(bot, member, guild, language)
  },
}
