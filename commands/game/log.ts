// `/game log`: the story so far in the reader's language.
import { gameOption, subcommand } from '../../src/discord/definition.ts'
import { logScreen } from '../../src/discord/panels/looking.ts'
import { lookingBack } from './part.ts'

export const log = lookingBack(
  { definition: subcommand('log', 'game log', gameOption()) },
  (bot, call, info) => logScreen(bot, call, info),
)
