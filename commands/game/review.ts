// `/game review`: a finished game as the computer sees it.
import { gameOption, subcommand } from '../../src/discord/definition.ts'
import { reviewScreen } from '../../src/discord/review/screen.ts'
import { type Part, withGame } from './part.ts'

export const review: Part = {
  over: true,
  definition: subcommand('review', 'game review', gameOption()),
  slow: true,
  execute: (bot, call) => withGame(bot, call, { over: true }, (info) => reviewScreen(bot, call, info.id)),
}
