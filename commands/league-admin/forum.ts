// `/league-admin forum`: the forum in which tables open their threads from now on, or the league's channel.
import { forumOption } from '../../src/discord/definition.ts'
import { leagueName } from '../../src/discord/leagues/words.ts'
import { act } from './part.ts'

export const forum = act(
  'forum',
  'league-admin forum',
  [forumOption('forum', 'league-admin forum forum')],
  async ({ bot, call, league, by, words }) => {
    const named = call.forum('forum')
    const name = leagueName(league)
    return {
      result: await bot.host.leagues.forum(league.id, by, named),
      done:
        named === undefined
          ? words['league-did-no-forum']({ name, channel: `<#${league.channel}>` })
          : words['league-did-forum']({ name, channel: `<#${named}>` }),
    }
  },
)
