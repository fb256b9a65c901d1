// `/me stats`: the user's finished games, from all servers.
import { subcommand } from '../../src/discord/call/definition.ts'
import { ownStatsScreen } from '../../src/discord/stats/screen.ts'
import type { Part } from '../game/part.ts'

export const ownStats: Part = {
  definition: subcommand('stats', 'me stats'),
  slow: true,
  execute: (bot, call) => ownStatsScreen(bot, call),
}
