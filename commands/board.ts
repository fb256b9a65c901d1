// `/board`: the table as you may see it.
import { command, gameOption } from '../src/discord/call/definition.ts'
import { refusalScreen } from '../src/discord/call/refusals.ts'
import type { Command } from '../src/discord/call/reply.ts'
import { suggestGames } from '../src/discord/input/find-game.ts'
import { boardScreen } from '../src/discord/panels/table/looking.ts'
import { withGame } from './game/part.ts'

export const board: Command = {
  definition: command('board', [gameOption()], 'direct'),
  execute: (bot, call) =>
    withGame(bot, call, { over: true }, async (info) => {
      const look = await bot.host.play.getView(info.id, call.person)
      return look.ok ? boardScreen(bot, call, look.value) : refusalScreen(bot, call, info.id, look.refusal)
    }),
  complete: (bot, call) => suggestGames(bot, call, call.typed, true),
}
