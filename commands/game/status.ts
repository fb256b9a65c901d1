// `/game status`: who sits, whose move it is.

import { gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { refusalScreen } from '../../src/discord/call/refusals.ts'
import { titleOf } from '../../src/discord/core/context.ts'
import { autoAnsweredText, restingText } from '../../src/discord/panels/decision/game-status.ts'
import { seatsText } from '../../src/discord/panels/lobby/lobby-screen.ts'
import { sittingText } from '../../src/discord/panels/votes/sitting.ts'
import { paragraphs } from '../../src/discord/screen/screen.ts'
import { gameName, wordsOf } from '../../src/discord/words/present.ts'
import { stuckText, waitingLines } from '../../src/discord/words/waiting-lines.ts'
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
        words['status-head']({ seats: seatsText(info, call.language), hash: info.commitment }),
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
