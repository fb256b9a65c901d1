// `/league standings`: points, ratings and reliability of a season's members.
import { standingsScreen } from '../../src/discord/leagues/standings-screen.ts'
import { look } from './part.ts'

export const standings = look(
  'standings',
  'league standings',
  (bot, call, league) => standingsScreen(bot, call, league, { season: call.number('season') }),
  { seasonal: true },
)
