// `/game doctor`: which permissions are missing here, what that costs, and what does not get through.
import { subcommand } from '../../src/discord/call/definition.ts'
import { leagueTroubles } from '../../src/discord/leagues/troubles.ts'
import { paragraphs } from '../../src/discord/screen/screen.ts'
import { missingIn } from '../../src/discord/words/permissions.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { stuckText } from '../../src/discord/words/waiting-lines.ts'
import type { Part } from './part.ts'

export const doctor: Part = {
  definition: subcommand('doctor', 'game doctor'),
  async execute(bot, call) {
    const words = wordsOf(call.language)
    const missing = missingIn(call.botMayDo, call.place)
    const lines = (optional: boolean) =>
      missing
        .filter((need) => (need.optional === true) === optional)
        .map(({ name, cost }) => `- ${words['doctor-line']({ name: words[name](), cost: words[cost]() })}`)
    const needed = lines(false)
    const optional = lines(true)
    const game = await bot.host.games.inChannel(call.channel, true)
    const stuck = game && game.status !== 'paused' && (await stuckText(bot, game.id, call.language))
    return {
      content: paragraphs(
        needed.length === 0 ? words['doctor-well']() : words['doctor-missing'](),
        ...needed,
        optional.length > 0 && words['doctor-optional'](),
        ...optional,
        missing.length > 0 && `-# ${words['doctor-how']()}`,
        stuck,
        await leagueTroubles(bot, call),
      ),
    }
  },
}
