// `/me stats`: what the one who asks has played to its end, on whatever server.
import { subcommand } from '../../src/discord/call/definition.ts'
import { ownStatsScreen } from '../../src/discord/stats/screen.ts'
import type { Part } from '../game/part.ts'

export const ownStats: Part = {
  definition: subcommand('stats', 'me stats'),
  slow: true,
  execute: (bot, call) => ownStatsScreen(bot, call),
}
