// `/league-admin forbid`: two members must not meet from the next round on, or may again.
import { choiceOption, memberOption } from '../../src/discord/call/definition.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { Language } from '../../src/text/language.ts'
import { act, personName } from './part.ts'

const HOW = (['not', 'lift'] as const).map((value) => ({
  value,
  name: (language: Language) =>
    wordsOf(language)[value === 'lift' ? 'league-may-meet' : 'league-may-not-meet'](),
}))

export const forbid = act(
  'forbid',
  'league-admin forbid',
  [
    memberOption('member', 'league-admin forbid member'),
    memberOption('other', 'league-admin forbid other'),
    choiceOption('how', 'league-admin forbid how', HOW),
  ],
  async ({ bot, call, league, by, words }) => {
    const [one, other] = [call.user('member'), call.user('other')]
    if (!one || !other || one.id === other.id) return { problem: words['league-two-members']() }
    const lift = call.text('how') === 'lift'
    const names = { one: personName(one), other: personName(other) }
    return {
      result: await bot.host.leagues.forbid(league.id, by, [one.id, other.id], lift),
      done: lift ? words['league-did-lift'](names) : words['league-did-forbid'](names),
    }
  },
)
