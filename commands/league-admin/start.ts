// `/league-admin start`: begins the season, or its next round, now.
import { leagueName } from '../../src/discord/leagues/words.ts'
import { act } from './part.ts'

export const startLeague = act('start', 'league-admin start', [], async ({ bot, league, by, words }) => ({
  result: await bot.host.leagues.start(league.id, by),
  done: words['league-did-start']({ name: leagueName(league) }),
}))
