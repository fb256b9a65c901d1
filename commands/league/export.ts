// `/league export`: the whole league as a file from which anybody can compute it again.
import { subcommand } from '../../src/discord/call/definition.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { Part } from '../game/part.ts'
import { leagueOption, withLeague } from './part.ts'

export const exportLeague: Part = {
  definition: subcommand('export', 'league export', leagueOption()),
  slow: true,
  execute: (bot, call) =>
    withLeague(bot, call, async (_bot, _call, { id }) => {
      const words = wordsOf(call.language)
      const data = await bot.host.leagues.exportOf(id)
      if (data === undefined) return { content: words['league-gone']() }
      return {
        content: words['league-export-here'](),
        files: [{ name: `peach-garden-league-${id}.json`, data }],
      }
    }),
}
