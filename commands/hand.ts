// `/hand`: what you alone hold and know.
import { command, gameOption } from '../src/discord/definition.ts'
import { suggestGames } from '../src/discord/finding.ts'
import { handScreen } from '../src/discord/panels/looking.ts'
import { refusalScreen } from '../src/discord/refusing.ts'
import type { Command } from '../src/discord/reply.ts'
import { withGame } from './game/part.ts'

export const hand: Command = {
  definition: command('hand', [gameOption()], { anywhere: true }),
  execute: (desk, call) =>
    withGame(desk, call, { mine: true }, async (info) => {
      const look = await desk.host.look(info.id, call.person)
      return look.ok ? handScreen(desk, call, look.value) : refusalScreen(desk, call, info.id, look.refusal)
    }),
  complete: (desk, call) => suggestGames(desk, call, call.typed),
}
