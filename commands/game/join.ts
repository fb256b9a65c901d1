// `/game join`: sits down in a lobby, with a luck word if one is given.
import { gameOption, subcommand, textOption } from '../../src/discord/definition.ts'
import { LUCK_LENGTH } from '../../src/host/lobby.ts'
import { doDeed, type Part } from './part.ts'

export const join: Part = {
  definition: subcommand(
    'join',
    'game join',
    gameOption(),
    textOption('luck', 'game join luck', { maxLength: LUCK_LENGTH }),
  ),
  slow: true,
  execute: (desk, call) => {
    const luck = call.text('luck')?.trim().slice(0, LUCK_LENGTH)
    return doDeed(
      desk,
      call,
      {},
      ({ host }, { person, id }, game) => host.join(game.id, person, id, luck || undefined),
      (words, game) => {
        const seat = (game.sitters.find(({ member }) => member === call.person.id)?.seat ?? 0) + 1
        return luck ? words['lobby-luck-taken']({ seat }) : words['lobby-seated']({ seat })
      },
    )
  },
}
