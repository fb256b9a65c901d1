// `/history export`: a finished game as a file; and any game as one web page of what the member may see.
import { gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { refusalScreen } from '../../src/discord/call/refusals.ts'
import { customId } from '../../src/discord/screen/ids.ts'
import { button, buttons } from '../../src/discord/screen/screen.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { GameInfo } from '../../src/host/table/types.ts'
import { lookingBack } from '../game/part.ts'

export const exportFile = lookingBack(
  { definition: subcommand('export', 'history export', gameOption()), slow: true },
  async (bot, call, info) => {
    const words = wordsOf(call.language)
    const rows = buttons(button(customId('web-page', info.id), words['page-button']()))
    const file = await bot.host.history.exportOf(info.id)
    if (file.ok)
      return {
        content: words['export-here'](),
        rows,
        files: [{ name: `peach-garden-${info.id}.json`, data: `${JSON.stringify(file.value, null, 1)}\n` }],
      }
    return PLAYED.includes(info.status)
      ? { content: words['export-later'](), rows }
      : refusalScreen(bot, call, info.id, file.refusal)
  },
)

/** States of a game that has begun. */
const PLAYED: readonly GameInfo['status'][] = ['playing', 'paused', 'cancelled']
