// `/game log`: the story so far in the reader's language.
import { gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { logScreen } from '../../src/discord/panels/table/looking.ts'
import { lookingBack } from './part.ts'

export const log = lookingBack(
  { definition: subcommand('log', 'game log', gameOption()) },
  (bot, call, info) => logScreen(bot, call, info),
)
