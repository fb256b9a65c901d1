// `/history export`: a finished game as a file.
import { gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { refusalScreen } from '../../src/discord/call/refusals.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { lookingBack } from '../game/part.ts'

export const exportFile = lookingBack(
  { definition: subcommand('export', 'history export', gameOption()), slow: true },
  async (bot, call, info) => {
    const file = await bot.host.history.exportOf(info.id)
    if (!file.ok) return refusalScreen(bot, call, info.id, file.refusal)
    return {
      content: wordsOf(call.language)['export-here'](),
      files: [{ name: `peach-garden-${info.id}.json`, data: `${JSON.stringify(file.value, null, 1)}\n` }],
    }
  },
)
