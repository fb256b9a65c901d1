// `/daily`: the position of the day: what would you do? Of this server where it has positions of its own, else everybody's.
import { command } from '../src/discord/call/definition.ts'
import type { Command } from '../src/discord/call/reply.ts'
import { todayScreen } from '../src/discord/panels/member/daily.ts'

export const daily: Command = {
  definition: command('daily', [], 'personal'),
  slow: () => true,
  execute: todayScreen,
}
