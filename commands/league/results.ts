// `/league results`: the tables of a season that have ended.
import { resultsScreen } from '../../src/discord/leagues/schedule.ts'
import { look } from './part.ts'

export const results = look(
  'results',
  'league results',
  (bot, call, league) => resultsScreen(bot, call, league, { season: call.number('season') }),
  { seasonal: true },
)
