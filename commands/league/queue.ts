// `/league queue`: who waits for a table; joins the queue or leaves it.
import type { CommandCall } from '../../src/discord/call/call.ts'
import { choiceOption, subcommand } from '../../src/discord/call/definition.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import { joinLeague, leaveLeague } from '../../src/discord/leagues/league-entry.ts'
import { queueScreen } from '../../src/discord/leagues/queue.ts'
import { leagueName } from '../../src/discord/leagues/words.ts'
import type { Screen } from '../../src/discord/screen/screen.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { LeagueInfo } from '../../src/host/leagues/index.ts'
import type { Language } from '../../src/text/language.ts'
import type { Part } from '../game/part.ts'
import { leagueOption, withLeague } from './part.ts'

const MOVES = (['join', 'leave'] as const).map((value) => ({
  value,
  name: (language: Language) => wordsOf(language)[value](),
}))

export const queue: Part = {
  definition: subcommand(
    'queue',
    'league queue',
    leagueOption(),
    choiceOption('do', 'league queue do', MOVES),
  ),
  slow: true,
  execute: (bot, call) => withLeague(bot, call, lineUp, 'queue'),
}

function lineUp(bot: BotContext, call: CommandCall, league: LeagueInfo): Promise<Screen> | Screen {
  if (league.format !== 'queue')
    return { content: wordsOf(call.language)['league-queue-not']({ name: leagueName(league) }) }
  const move = call.text('do')
  if (move === 'join') return joinLeague(bot, call, league)
  return move === 'leave' ? leaveLeague(bot, call, league) : queueScreen(bot, call, league)
}
