// `/game resume`: goes on with a paused game in this channel.
import { gameOption, subcommand } from '../../src/discord/definition.ts'
import { vitalMissing } from '../../src/discord/permissions.ts'
import { wordsOf } from '../../src/discord/present.ts'
import { refusalScreen } from '../../src/discord/refusing.ts'
import { PAUSED_BY_VOTE } from '../../src/host/types.ts'
import { listText } from '../../src/text/render.ts'
import { type Part, withGame } from './part.ts'
import { putToTable } from './proposal.ts'

export const resume: Part = {
  definition: subcommand('resume', 'game resume', gameOption()),
  slow: true,
  async execute(bot, call) {
    const words = wordsOf(call.language)
    const missing = vitalMissing(call.botMayDo, call.place, words)
    if (missing.length > 0)
      return { content: words['here-cannot-play']({ names: listText(missing, call.language) }) }
    return withGame(bot, call, { mine: true }, async (info) => {
      if (info.pausedWhy === PAUSED_BY_VOTE)
        return putToTable(bot, call, info.id, { kind: 'resume' }, (said) => said['game-resumed']())
      const done = await bot.host.play.resume(info.id, call.person, {
        guild: call.guild,
        channel: call.channel,
      })
      return done.ok ? { content: words['game-resumed']() } : refusalScreen(bot, call, info.id, done.refusal)
    })
  },
}
