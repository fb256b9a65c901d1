// `/league-admin archive`: ends a league permanently; it stays readable.
import { leagueName } from '../../src/discord/leagues/words.ts'
import { act } from './part.ts'

export const archive = act('archive', 'league-admin archive', [], async ({ bot, league, by, words }) => ({
  result: await bot.host.leagues.archive(league.id, by),
  done: words['league-did-archive']({ name: leagueName(league) }),
}))
