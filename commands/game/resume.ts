// `/game resume`: goes on with a paused game in this channel.
import { gameOption, subcommand } from '../../src/discord/definition.ts'
import { vitalMissing } from '../../src/discord/permissions.ts'
import { wordsOf } from '../../src/discord/present.ts'
import { listText } from '../../src/text/render.ts'
import { doDeed, type Part } from './part.ts'

export const resume: Part = {
  definition: subcommand('resume', 'game resume', gameOption()),
  slow: true,
  async execute(desk, call) {
    const words = wordsOf(call.language)
    const missing = vitalMissing(call.botMayDo, call.inThread, words)
    if (missing.length > 0)
      return { content: words['here-cannot-play']({ names: listText(missing, call.language) }) }
    return doDeed(
      desk,
      call,
      { mine: true },
      ({ host }, { person, channel }, game) => host.resume(game.id, person, channel),
      () => words['game-resumed'](),
    )
  },
}
