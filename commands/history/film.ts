// `/history film`: a game as a short film.
import { gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { filmScreen } from '../../src/discord/review/film-screen.ts'
import { lookingBack } from '../game/part.ts'

export const film = lookingBack(
  { definition: subcommand('film', 'history film', gameOption()), slow: true },
  (bot, call, info) => filmScreen(bot, call, info.id),
)
