// `/league-admin forum`: the forum in which tables open their threads from now on, or the league's channel.
import { forumOption } from '../../src/discord/call/definition.ts'
import { leagueName } from '../../src/discord/leagues/words.ts'
import { act } from './part.ts'

export const forum = act(
  'forum',
  'league-admin forum',
  [forumOption('forum', 'league-admin forum forum')],
  async ({ bot, call, league, by, words }) => {
    const named = call.forum('forum')
    const told = { name: leagueName(league), channel: `<#${named ?? league.channel}>` }
    // A queue has no rounds to tag its tables with.
    const tagged = named !== undefined && league.format !== 'queue'
    return {
      result: await bot.host.leagues.forum(league.id, by, named),
      done: tagged ? words['league-did-forum'](told) : words['league-did-no-forum'](told),
    }
  },
)
