// `/me erase`: says what forgetting somebody means, and asks once more.
import { subcommand } from '../../src/discord/call/definition.ts'
import { eraseScreen } from '../../src/discord/panels/member/erase-panel.ts'
import type { Part } from '../game/part.ts'

export const eraseMe: Part = {
  definition: subcommand('erase', 'me erase'),
  execute: (bot, call) => eraseScreen(bot, call),
}
