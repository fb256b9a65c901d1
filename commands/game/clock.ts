// `/game clock`: every seat's time, as each reader's own clock shows it.
import { gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { clockScreen } from '../../src/discord/panels/table/clock.ts'
import { type Part, withGame } from './part.ts'

export const clock: Part = {
  definition: subcommand('clock', 'game clock', gameOption()),
  execute: (bot, call) => withGame(bot, call, {}, (info) => clockScreen(bot, call, info)),
}
