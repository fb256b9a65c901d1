// `/game join`: sits down in a lobby, with a seed word if one is given.
import { gameOption, subcommand, textOption } from '../../src/discord/definition.ts'
import { LUCK_LENGTH } from '../../src/host/lobby/index.ts'
import { luckOption, renamedOptions } from '../renamed.ts'
import { doDeed, type Part } from './part.ts'

export const join: Part = {
  definition: subcommand(
    'join',
    'game join',
    gameOption(),
    textOption('seed-word', 'game join seed-word', { maxLength: LUCK_LENGTH }),
    luckOption('game join luck', LUCK_LENGTH),
  ),
  slow: true,
  execute: (bot, call) => {
    const luck = (call.text('seed-word') ?? call.text('luck'))?.trim().slice(0, LUCK_LENGTH)
    return doDeed(
      bot,
      call,
      {},
      ({ host }, { person, id }, game) => host.lobby.join(game.id, person, id, luck || undefined),
      (words, game) => {
        const seat = (game.players.find(({ member }) => member === call.person.id)?.seat ?? 0) + 1
        const done = luck ? words['lobby-seed-word-taken']({ seat }) : words['lobby-seated']({ seat })
        return [done, ...renamedOptions(call)].join('\n')
      },
    )
  },
}
