// `/board`: the table as you may see it.
import { command, gameOption } from '../src/discord/definition.ts'
import { suggestGames } from '../src/discord/finding.ts'
import { boardScreen } from '../src/discord/panels/looking.ts'
import { refusalScreen } from '../src/discord/refusing.ts'
import type { Command } from '../src/discord/reply.ts'
import { withGame } from './game/part.ts'

export const board: Command = {
  definition: command('board', [gameOption()], { anywhere: true }),
  execute: (desk, call) =>
    withGame(desk, call, { over: true }, async (info) => {
      const look = await desk.host.look(info.id, call.person)
      return look.ok ? boardScreen(desk, call, look.value) : refusalScreen(desk, call, info.id, look.refusal)
    }),
  complete: (desk, call) => suggestGames(desk, call, call.typed),
}
