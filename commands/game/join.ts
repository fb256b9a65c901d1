// `/game join`: sits down in a lobby, with a seed word if one is given.
import { gameOption, subcommand, textOption } from '../../src/discord/definition.ts'
import { suggestionsFor } from '../../src/discord/panels/suggesting.ts'
import { wordsOf } from '../../src/discord/present.ts'
import { refusalScreen } from '../../src/discord/refusing.ts'
import { LUCK_LENGTH } from '../../src/host/lobby/index.ts'
import { luckOption, renamedOptions } from '../renamed.ts'
import { type Part, withGame } from './part.ts'

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
    return withGame(bot, call, { lobby: true }, async ({ id }) => {
      const joined = await bot.host.lobby.join(id, call.person, call.id, luck || undefined)
      if (!joined.ok) return refusalScreen(bot, call, id, joined.refusal)
      const seat = (joined.value.players.find(({ member }) => member === call.person.id)?.seat ?? 0) + 1
      const done = wordsOf(call.language)[luck ? 'lobby-seed-word-taken' : 'lobby-seated']({ seat })
      const content = [done, ...renamedOptions(call)].join('\n')
      return (await suggestionsFor(bot, call, joined.value, content)) ?? { content }
    })
  },
}
