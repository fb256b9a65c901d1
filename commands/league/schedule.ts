// `/league schedule`: the rounds of a season, with their dates and tables.
import { scheduleScreen } from '../../src/discord/leagues/schedule.ts'
import { look } from './part.ts'

export const schedule = look(
  'schedule',
  'league schedule',
  (bot, call, league) => scheduleScreen(bot, call, league, { season: call.number('season') }),
  { seasonal: true },
)
