// `/history log`: the story so far in the reader's language.
import { gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { logScreen } from '../../src/discord/panels/table/looking.ts'
import { lookingBack } from '../game/part.ts'

export const log = lookingBack(
  { definition: subcommand('log', 'history log', gameOption()) },
  (bot, call, info) => logScreen(bot, call, info),
)
