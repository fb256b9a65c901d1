// `/game resign`: asks before a running game is left to a computer player.
import { gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { resignScreen } from '../../src/discord/panels/table/resigning.ts'
import { type Part, withGame } from './part.ts'

export const resign: Part = {
  definition: subcommand('resign', 'game resign', gameOption()),
  execute: (bot, call) => withGame(bot, call, {}, ({ id }) => resignScreen(bot, call, id)),
}
