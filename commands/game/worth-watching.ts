// `/game worth-watching`: tables of this server that are near their end, close, or a league's.
import { subcommand } from '../../src/discord/call/definition.ts'
import { worthWatchingScreen } from '../../src/discord/panels/table/worth-watching.ts'
import type { Part } from './part.ts'

export const worthWatching: Part = {
  definition: subcommand('worth-watching', 'game worth-watching'),
  slow: true,
  execute: (bot, call) => worthWatchingScreen(bot, call),
}
