// `/me stats`: the user's finished games, from all servers, and their daily positions.
import { subcommand } from '../../src/discord/call/definition.ts'
import { withQuestion } from '../../src/discord/panels/member/daily.ts'
import { ownStatsScreen } from '../../src/discord/stats/screen.ts'
import type { Part } from '../game/part.ts'

export const ownStats: Part = {
  definition: subcommand('stats', 'me stats'),
  slow: true,
  execute: async (bot, call) => withQuestion(bot, call, await ownStatsScreen(bot, call)),
}
