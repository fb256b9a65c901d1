// `/league-admin extend`: more days for all running tables, or for one.
import { completedOption, numberOption } from '../../src/discord/call/definition.ts'
import { act, gameMeant } from './part.ts'

export const extend = act(
  'extend',
  'league-admin extend',
  [
    numberOption('days', 'league-admin extend days', { min: 1, max: 60, required: true }),
    completedOption('game', 'option tables'),
  ],
  async (acting) => {
    const { bot, call, league, by, words } = acting
    const days = call.number('days') ?? 1
    if (call.text('game') === undefined)
      return {
        result: await bot.host.leagues.extend(league.id, by, days),
        done: words['league-did-extend']({ days }),
      }
    const meant = await gameMeant(acting)
    if ('problem' in meant) return meant
    const { game } = meant
    return {
      result: await bot.host.leagues.extend(league.id, by, days, game),
      done: words['league-did-extend-one']({ days, game }),
    }
  },
)
