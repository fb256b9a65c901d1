// `/game join`: sits down in a lobby, with a seed word if one is given.
import { gameOption, subcommand, textOption } from '../../src/discord/call/definition.ts'
import { refusalScreen } from '../../src/discord/call/refusals.ts'
import { suggestionsFor } from '../../src/discord/panels/auto-answers/suggesting.ts'
import { paragraphs } from '../../src/discord/screen/screen.ts'
import { newcomerNote } from '../../src/discord/words/newcomers.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { CLIENT_SEED_LENGTH } from '../../src/host/lobby/index.ts'
import { type Part, withGame } from './part.ts'

export const join: Part = {
  definition: subcommand(
    'join',
    'game join',
    gameOption(),
    textOption('seed-word', 'game join seed-word', { maxLength: CLIENT_SEED_LENGTH }),
  ),
  slow: true,
  execute: (bot, call) => {
    const clientSeed = call.text('seed-word')?.trim().slice(0, CLIENT_SEED_LENGTH)
    return withGame(bot, call, { lobby: true }, async ({ id }) => {
      const joined = await bot.host.lobby.join(id, call.person, call.id, clientSeed || undefined)
      if (!joined.ok) return refusalScreen(bot, call, id, joined.refusal)
      const seat = (joined.value.players.find(({ member }) => member === call.person.id)?.seat ?? 0) + 1
      const content = paragraphs(
        wordsOf(call.language)[clientSeed ? 'lobby-seed-word-taken' : 'lobby-seated']({ seat }),
        await newcomerNote(bot, call, joined.value.reliability),
      )
      return (await suggestionsFor(bot, call, joined.value, content)) ?? { content }
    })
  },
}
