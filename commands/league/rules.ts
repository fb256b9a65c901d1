// `/league rules`: points, ties, leaving, time and pairing in plain words.
import { rulesScreen } from '../../src/discord/leagues/rules.ts'
import { look } from './part.ts'

export const leagueRules = look('rules', 'league rules', (bot, { language }, league) =>
  rulesScreen(bot, league, language),
)
