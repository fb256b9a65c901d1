// `/league join`: enters a league of this server, or by its code one of another.
import { numberOption, subcommand, textOption } from '../../src/discord/call/definition.ts'
import { joinLeague } from '../../src/discord/leagues/league-entry.ts'
import { leagueOfCode } from '../../src/discord/leagues/league-lookup.ts'
import type { Part } from '../game/part.ts'
import { leagueOption, withLeague } from './part.ts'

/** League games at once at most. */
const GAMES = { min: 1, max: 10 }

export const joinLeagues: Part = {
  definition: subcommand(
    'join',
    'league join',
    leagueOption(),
    textOption('code', 'league join code', { maxLength: 40 }),
    numberOption('games', 'league join games', GAMES),
  ),
  slow: true,
  async execute(bot, call) {
    const limit = call.number('games')
    const code = call.text('code')
    if (code === undefined)
      return withLeague(bot, call, (_bot, _call, league) => joinLeague(bot, call, league, limit))
    const found = await leagueOfCode(bot, call, code)
    return 'problem' in found ? { content: found.problem } : joinLeague(bot, call, found.league, limit)
  },
}
