// `/me games`: all games of the user, from all servers.
import { subcommand } from '../../src/discord/call/definition.ts'
import { myGamesScreen } from '../../src/discord/panels/table/games.ts'
import type { Part } from '../game/part.ts'

export const games: Part = {
  definition: subcommand('games', 'me games'),
  execute: (bot, call) => myGamesScreen(bot, call),
}
