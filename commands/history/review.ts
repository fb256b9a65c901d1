// `/history review`: a finished game as the computer sees it.
import { gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { reviewScreen } from '../../src/discord/review/screen.ts'
import { lookingBack } from '../game/part.ts'

export const review = lookingBack(
  { definition: subcommand('review', 'history review', gameOption()), slow: true },
  (bot, call, info) => reviewScreen(bot, call, info.id),
)
