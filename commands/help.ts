// `/help`: how playing works, with the games to choose from.
import { command } from '../src/discord/definition.ts'
import { helpScreen } from '../src/discord/panels/helping.ts'
import type { Command } from '../src/discord/reply.ts'

export const help: Command = {
  definition: command('help', [], { anywhere: true }),
  execute: async (bot, call) => helpScreen(bot, call),
}
