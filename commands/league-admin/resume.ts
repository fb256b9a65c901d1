// `/league-admin resume`: rounds begin again.
import { leagueName } from '../../src/discord/leagues/words.ts'
import { act } from './part.ts'

export const resumeLeague = act('resume', 'league-admin resume', [], async ({ bot, league, by, words }) => ({
  result: await bot.host.leagues.unpause(league.id, by),
  done: words['league-did-resume']({ name: leagueName(league) }),
}))
