// `/game resume`: goes on with a paused game in this channel.
import { gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { refusalScreen } from '../../src/discord/call/refusals.ts'
import { putToTable } from '../../src/discord/panels/votes/voting.ts'
import { cannotPlayHere } from '../../src/discord/words/permissions.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { type Part, withGame } from './part.ts'

export const resume: Part = {
  definition: subcommand('resume', 'game resume', gameOption()),
  slow: true,
  async execute(bot, call) {
    const words = wordsOf(call.language)
    const missing = cannotPlayHere(call)
    if (missing !== undefined) return { content: missing }
    return withGame(bot, call, { mine: true }, async (info) => {
      if (info.pausedWhy === 'agreed')
        return putToTable(bot, call, info.id, { kind: 'resume' }, (said) => said['game-resumed']())
      const done = await bot.host.play.resume(info.id, call.person, {
        guild: call.guild,
        channel: call.channel,
      })
      return done.ok ? { content: words['game-resumed']() } : refusalScreen(bot, call, info.id, done.refusal)
    })
  },
}
