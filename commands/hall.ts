// `/hall`: the records of this server for a game; public facts, shown to anyone.
import { choiceOption, command } from '../src/discord/call/definition.ts'
import type { Command } from '../src/discord/call/reply.ts'
import type { Titles } from '../src/discord/core/context.ts'
import { hallScreen } from '../src/discord/stats/hall.ts'
import { wordsOf } from '../src/discord/words/present.ts'

/** `/hall` of a bot with these games. */
export const hall = (titles: Titles): Command => ({
  definition: command('hall', [
    choiceOption(
      'game',
      'hall game',
      Object.values(titles).map(({ game, words }) => ({
        value: game.id,
        name: (language) => words[language].title,
      })),
      { required: true },
    ),
  ]),
  slow: () => true,
  async execute(bot, { guild, language, text }) {
    const title = text('game') ?? ''
    if (guild === undefined || !bot.titles[title]) return { content: wordsOf(language)['refused-no-title']() }
    return hallScreen(bot, title, guild, language)
  },
})
