// `/league-admin substitute`: a member from the waiting list plays a seat from now on, for its entry.
import { completedOption, memberOption } from '../../src/discord/call/definition.ts'
import { act, gameMeant, personName } from './part.ts'

export const substitute = act(
  'substitute',
  'league-admin substitute',
  [
    completedOption('game', 'option table', { required: true }),
    memberOption('out', 'league-admin substitute out'),
    memberOption('into', 'league-admin substitute into'),
  ],
  async (acting) => {
    const { bot, call, league, by, words } = acting
    const meant = await gameMeant(acting)
    if ('problem' in meant) return meant
    const [out, into] = [call.user('out'), call.member('into')]
    if (!out || !into || into.bot) return { problem: words['refused-bot']() }
    const { game } = meant
    return {
      result: await bot.host.leagues.substitute(league.id, by, game, out.id, {
        id: into.id,
        name: into.name,
      }),
      done: words['league-did-substitute']({ out: personName(out), into: personName(into), game }),
    }
  },
)
