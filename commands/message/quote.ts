// “Quote in the game’s history”: a line of one's own in a game's thread stands in its past at the step at which it was said.
import { messageCommand } from '../../src/discord/call/definition.ts'
import { refusalScreen } from '../../src/discord/call/refusals.ts'
import type { MessageCommand } from '../../src/discord/call/reply.ts'
import { titleOf } from '../../src/discord/core/context.ts'
import { findPlayedHere } from '../../src/discord/input/find-game.ts'
import { gameName, wordsOf } from '../../src/discord/words/present.ts'
import { firstVisible } from '../../src/text/visible.ts'

export const quoteMessage: MessageCommand = {
  definition: messageCommand('message quote'),
  async execute(bot, call) {
    const words = wordsOf(call.language)
    const { author, text, at } = call.message
    const found = await findPlayedHere(bot, call)
    if ('problem' in found) return { content: found.problem }
    if (author !== call.person.id) return { content: words['quote-not-yours']() }
    if (firstVisible(text) === undefined) return { content: words['quote-no-words']() }
    const { info } = found
    const quoted = await bot.host.people.quoteLine(info.id, call.person, { text, at })
    if (!quoted.ok) return refusalScreen(bot, call, info.id, quoted.refusal)
    return { content: words['quote-said']({ game: gameName(titleOf(bot, info), info, call.language) }) }
  },
}
