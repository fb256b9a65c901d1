// `/league-admin pause`: no round begins until it resumes.
import { leagueName } from '../../src/discord/leagues/words.ts'
import { act } from './part.ts'

export const pauseLeague = act('pause', 'league-admin pause', [], async ({ bot, league, by, words }) => ({
  result: await bot.host.leagues.pause(league.id, by),
  done: words['league-did-pause']({ name: leagueName(league) }),
}))
