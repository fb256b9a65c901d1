// `/hand`: what you alone hold and know.
import { command, gameOption } from '../src/discord/call/definition.ts'
import { refusalScreen } from '../src/discord/call/refusals.ts'
import type { Command } from '../src/discord/call/reply.ts'
import { suggestGames } from '../src/discord/input/find-game.ts'
import { handScreen } from '../src/discord/panels/table/looking.ts'
import { withGame } from './game/part.ts'

export const hand: Command = {
  definition: command('hand', [gameOption()], 'personal'),
  execute: (bot, call) =>
    withGame(bot, call, { mine: true }, async (info) => {
      const look = await bot.host.play.getView(info.id, call.person)
      return look.ok ? handScreen(bot, call, look.value) : refusalScreen(bot, call, info.id, look.refusal)
    }),
  complete: (bot, call) => suggestGames(bot, call, call.typed),
}
