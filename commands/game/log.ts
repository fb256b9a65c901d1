// `/game log`: the story so far in the reader's language.
import { gameOption, subcommand } from '../../src/discord/definition.ts'
import { logScreen } from '../../src/discord/panels/looking.ts'
import { type Part, withGame } from './part.ts'

export const log: Part = {
  over: true,
  definition: subcommand('log', 'game log', gameOption()),
  execute: (bot, call) => withGame(bot, call, { over: true }, (info) => logScreen(bot, call, info)),
}
