// `/league log`: what organisers did, and why.
import { leagueLogScreen } from '../../src/discord/leagues/log.ts'
import { look } from './part.ts'

export const leagueLog = look('log', 'league log', (bot, { language }, league) =>
  leagueLogScreen(bot, league, language),
)
