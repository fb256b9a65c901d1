// `/me positions`: whether positions of the user's finished games may be daily positions.
import { choiceOption, subcommand } from '../../src/discord/call/definition.ts'
import { sharingScreen } from '../../src/discord/panels/member/daily.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { Part } from '../game/part.ts'

export const positions: Part = {
  definition: subcommand(
    'positions',
    'me positions',
    choiceOption('share', 'me positions share', [
      { value: 'yes', name: (language) => wordsOf(language)['choice-yes']() },
      { value: 'no', name: (language) => wordsOf(language)['choice-no']() },
    ]),
  ),
  slow: true,
  async execute(bot, call) {
    const said = call.text('share')
    return sharingScreen(bot, call, said === undefined ? undefined : said === 'yes')
  },
}
