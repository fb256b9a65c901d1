// `/league-admin roles`: a role for the champion, and in divisions one for each tier, or none.
import { choiceOption } from '../../src/discord/call/definition.ts'
import { leagueName } from '../../src/discord/leagues/words.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { Language } from '../../src/text/language.ts'
import { act } from './part.ts'

const GIVE = (['on', 'off'] as const).map((value) => ({
  value,
  name: (language: Language) => wordsOf(language)[value === 'on' ? 'league-roles-on' : 'league-roles-off'](),
}))

export const roles = act(
  'roles',
  'league-admin roles',
  [choiceOption('give', 'league-admin roles give', GIVE, { required: true })],
  async ({ bot, call, league, by, words }) => {
    const on = call.text('give') === 'on'
    const name = leagueName(league)
    return {
      result: await bot.host.leagues.roles(league.id, by, on),
      done: on ? words['league-did-roles']({ name }) : words['league-did-no-roles']({ name }),
    }
  },
)
