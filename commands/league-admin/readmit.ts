// `/league-admin readmit`: a member who was excluded, or sits a season out, may enter again.
import { memberOption } from '../../src/discord/call/definition.ts'
import { act, personName } from './part.ts'

export const readmit = act(
  'readmit',
  'league-admin readmit',
  [memberOption('member', 'league-admin readmit member')],
  async ({ bot, call, league, by, words }) => {
    const member = call.user('member')
    if (!member) return { problem: words['league-no-member']() }
    return {
      result: await bot.host.leagues.readmit(league.id, by, member.id),
      done: words['league-did-readmit']({ who: personName(member) }),
    }
  },
)
