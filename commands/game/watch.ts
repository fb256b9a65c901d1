// `/game watch`: follows a game without a seat; `switch: off` ends that.
import { choiceOption, gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { unwatchScreen, watchScreen } from '../../src/discord/panels/table/watch-buttons.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { Language } from '../../src/text/language.ts'
import { type Part, withGame } from './part.ts'

const SWITCH = (['on', 'off'] as const).map((value) => ({
  value,
  name: (language: Language) => wordsOf(language)[`dashboard-${value}`](),
}))

export const watch: Part = {
  definition: subcommand(
    'watch',
    'game watch',
    gameOption(),
    choiceOption('switch', 'game watch switch', SWITCH),
  ),
  slow: true,
  execute: (bot, call) =>
    withGame(bot, call, {}, (info) =>
      call.text('switch') === 'off' ? unwatchScreen(bot, call, info) : watchScreen(bot, call, info.id),
    ),
}
