// `/game cancel`: the host calls a lobby off; those who play agree on it, and who plays alone is asked first.
import { gameOption, subcommand } from '../../src/discord/call/definition.ts'
import { refusalScreen } from '../../src/discord/call/refusals.ts'
import { cancelled, cancelQuestion } from '../../src/discord/panels/table/cancelling.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { type Part, withGame } from './part.ts'

export const cancel: Part = {
  definition: subcommand('cancel', 'game cancel', gameOption()),
  slow: true,
  execute: (bot, call) =>
    withGame(bot, call, { lobby: true }, async (info) => {
      const { id, status } = info
      if (status !== 'lobby') return cancelQuestion(bot, call, info) ?? cancelled(bot, call, id)
      const done = await bot.host.lobby.cancel(id, call.person)
      if (!done.ok) return refusalScreen(bot, call, id, done.refusal)
      return { content: wordsOf(call.language)['game-cancelled']() }
    }),
}
