// `/league-admin resume`: rounds begin again, and the league's page stands in this channel from now on.
import { leagueName } from '../../src/discord/leagues/words.ts'
import { act } from './part.ts'

export const resumeLeague = act(
  'resume',
  'league-admin resume',
  [],
  async ({ bot, call, league, by, words }) => ({
    result: await bot.host.leagues.unpause(
      league.id,
      by,
      call.place === 'thread' ? league.channel : call.channel,
    ),
    done: words['league-did-resume']({ name: leagueName(league) }),
  }),
)
