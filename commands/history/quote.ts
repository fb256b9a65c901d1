// `/history quote`: a line of one's own that stands in the game's past, at where it stands now, for everybody.
import { gameOption, subcommand, textOption } from '../../src/discord/call/definition.ts'
import { refusalScreen } from '../../src/discord/call/refusals.ts'
import { titleOf } from '../../src/discord/core/context.ts'
import { gameName, wordsOf } from '../../src/discord/words/present.ts'
import { NOTE_LENGTH } from '../../src/host/people/index.ts'
import { type Part, withGame } from '../game/part.ts'

export const quote: Part = {
  definition: subcommand(
    'quote',
    'history quote',
    textOption('text', 'history quote text', { required: true, maxLength: NOTE_LENGTH }),
    gameOption(),
  ),
  slow: true,
  over: true,
  execute: (bot, call) =>
    withGame(bot, call, { over: true, mine: true }, async (info) => {
      const { people } = bot.host
      const written = await people.writeNote(info.id, call.person, call.text('text') ?? '', true)
      if (!written.ok) return refusalScreen(bot, call, info.id, written.refusal)
      return {
        content: wordsOf(call.language)['quote-kept']({
          game: gameName(titleOf(bot, info), info, call.language),
        }),
      }
    }),
}
