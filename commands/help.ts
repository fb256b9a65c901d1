// `/help`: how playing works, with the games to choose from.
import { command } from '../src/discord/call/definition.ts'
import type { Command } from '../src/discord/call/reply.ts'
import { helpScreen } from '../src/discord/panels/newcomers/helping.ts'

export const help: Command = {
  definition: command('help', [], 'personal'),
  execute: async (bot, call) => helpScreen(bot, call),
}
