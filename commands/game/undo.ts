// `/game undo`: takes one's last choice back, at once or once the others allow it.
import { gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { undoneScreen } from '../../src/discord/panels/decision/taking-back.ts'
import { type Part, withGame } from './part.ts'

export const undo: Part = {
  definition: subcommand('undo', 'game undo', gameOption()),
  slow: true,
  execute: (bot, call) => withGame(bot, call, { mine: true }, ({ id }) => undoneScreen(bot, call, id)),
}
