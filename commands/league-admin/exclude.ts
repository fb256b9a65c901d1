// `/league-admin exclude`: takes a member out of this season and the next, also one who has left the server.
import { memberOption } from '../../src/discord/call/definition.ts'
import { act, personName } from './part.ts'

export const exclude = act(
  'exclude',
  'league-admin exclude',
  [memberOption('member', 'league-admin exclude member')],
  async ({ bot, call, league, by, words }) => {
    const member = call.user('member')
    if (!member) return { problem: words['league-no-member']() }
    const did = league.format === 'queue' ? 'league-did-exclude-queue' : 'league-did-exclude'
    return {
      result: await bot.host.leagues.exclude(league.id, by, member.id),
      done: words[did]({ who: personName(member) }),
    }
  },
)
