// `/learn`: a short first game in private that explains each decision.

import { choiceOption, command } from '../src/discord/call/definition.ts'
import type { Command } from '../src/discord/call/reply.ts'
import type { Titles } from '../src/discord/core/context.ts'
import { lessonOf, lessonsScreen } from '../src/discord/panels/newcomers/lessons.ts'

/** `/learn` of a bot with these games. */
export const learn = (titles: Titles): Command => ({
  definition: command(
    'learn',
    [
      choiceOption(
        'game',
        'learn game',
        Object.values(titles).map(({ game, words }) => ({
          value: game.id,
          name: (language) => words[language].title,
        })),
      ),
    ],
    'personal',
  ),
  slow: () => true,
  execute: (bot, call) => {
    const named = call.text('game')
    return named === undefined ? lessonsScreen(bot, call) : lessonOf(bot, call, named)
  },
})
