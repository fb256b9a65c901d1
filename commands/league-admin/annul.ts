// `/league-admin annul`: a table counts nowhere, also one that has ended.
import { completedOption } from '../../src/discord/call/definition.ts'
import { act, gameMeant } from './part.ts'

export const annul = act(
  'annul',
  'league-admin annul',
  [completedOption('game', 'option table', { required: true })],
  async (acting) => {
    const { bot, league, by, words } = acting
    const meant = await gameMeant(acting)
    if ('problem' in meant) return meant
    const { game } = meant
    return {
      result: await bot.host.leagues.annul(league.id, by, game),
      done: words['league-did-annul']({ game }),
    }
  },
)
