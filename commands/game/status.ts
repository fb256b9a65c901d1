// `/game status`: who sits, whose move it is.

import { titleOf } from '../../src/discord/context.ts'
import { gameOption, subcommand } from '../../src/discord/definition.ts'
import { sittingText } from '../../src/discord/panels/sitting.ts'
import { autoAnsweredText, restingText } from '../../src/discord/panels/standing.ts'
import { gameName, wordsOf } from '../../src/discord/present.ts'
import { seatsText } from '../../src/discord/publisher/lobby.ts'
import { refusalScreen } from '../../src/discord/refusing.ts'
import { paragraphs } from '../../src/discord/screen.ts'
import { stuckText, waitingLines } from '../../src/discord/waiting.ts'
import { lookingBack } from './part.ts'

export const status = lookingBack(
  { definition: subcommand('status', 'game status', gameOption()) },
  async (bot, call, game) => {
    const look = await bot.host.play.getView(game.id, call.person)
    if (!look.ok) return refusalScreen(bot, call, game.id, look.refusal)
    const { info } = look.value
    const title = titleOf(bot, info)
    const words = wordsOf(call.language)
    const now = bot.clock.now()
    const waits = waitingLines(title, look.value, call.language, now)
    return {
      content: paragraphs(
        gameName(title, info, call.language),
        words['status-head']({ seats: seatsText(info, call.language), hash: info.seal }),
        info.startedAt &&
          words['status-started']({ when: `<t:${Math.floor(info.startedAt.getTime() / 1000)}:R>` }),
        sittingText(info, call.language),
        info.status === 'playing' ? waits.join('\n') : restingText(info, call.language),
        info.status === 'playing' && autoAnsweredText(title, look.value, call.language, now),
        info.status !== 'paused' && (await stuckText(bot, game.id, call.language)),
      ),
    }
  },
)
