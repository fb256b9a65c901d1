// `/league leave`: leaves a season, a waiting list or a queue; in the middle of a season only when asked again.
import { subcommand } from '../../src/discord/call/definition.ts'
import { leaveLeague } from '../../src/discord/leagues/league-entry.ts'
import type { Part } from '../game/part.ts'
import { leagueOption, withLeague } from './part.ts'

export const leaveLeagues: Part = {
  definition: subcommand('leave', 'league leave', leagueOption()),
  slow: true,
  execute: (bot, call) => withLeague(bot, call, (_bot, _call, league) => leaveLeague(bot, call, league)),
}
