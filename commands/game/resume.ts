// `/game resume`: goes on with a paused game in this channel.
import { gameOption, subcommand } from '../../src/discord/definition.ts'
import { putToTable } from '../../src/discord/panels/voting.ts'
import { cannotPlayHere } from '../../src/discord/permissions.ts'
import { wordsOf } from '../../src/discord/present.ts'
import { refusalScreen } from '../../src/discord/refusing.ts'
import { PAUSED_BY_VOTE } from '../../src/host/types.ts'
import { type Part, withGame } from './part.ts'

export const resume: Part = {
  definition: subcommand('resume', 'game resume', gameOption()),
  slow: true,
  async execute(bot, call) {
    const words = wordsOf(call.language)
    const missing = cannotPlayHere(call)
    if (missing !== undefined) return { content: missing }
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
