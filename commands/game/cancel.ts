// `/game cancel`: the host calls a lobby off; those who play agree on it.
import { gameOption, subcommand } from '../../src/discord/definition.ts'
import { wordsOf } from '../../src/discord/present.ts'
import { refusalScreen } from '../../src/discord/refusing.ts'
import { type Part, withGame } from './part.ts'
import { putToTable } from './proposal.ts'

export const cancel: Part = {
  definition: subcommand('cancel', 'game cancel', gameOption()),
  slow: true,
  execute: (bot, call) =>
    withGame(bot, call, { lobby: true }, async ({ id, status }) => {
      if (status !== 'lobby')
        return putToTable(bot, call, id, { kind: 'cancel' }, (words) => words['game-cancelled']())
      const done = await bot.host.lobby.cancel(id, call.person)
      if (!done.ok) return refusalScreen(bot, call, id, done.refusal)
      return { content: wordsOf(call.language)['game-cancelled']() }
    }),
}
