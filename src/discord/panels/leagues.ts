// The buttons of leagues. Each press loads the league again and acts for the user who pressed.
import type { LeagueInfo } from '../../host/leagues/index.ts'
import type { PanelCall } from '../call/call.ts'
import type { Panel, Reply } from '../call/reply.ts'
import type { BotContext } from '../core/context.ts'
import { joinLeague, leaveLeague } from '../leagues/league-entry.ts'
import { knownLeague } from '../leagues/league-lookup.ts'
import { leagueLogScreen } from '../leagues/log.ts'
import { rulesScreen } from '../leagues/rules.ts'
import { mineScreen, resultsScreen, scheduleScreen } from '../leagues/schedule.ts'
import { standingsScreen } from '../leagues/standings-screen.ts'
import { leagueName } from '../leagues/words.ts'
import type { Screen } from '../screen/screen.ts'
import { wordsOf } from '../words/present.ts'

type Look = (bot: BotContext, call: PanelCall, league: LeagueInfo) => Promise<Screen> | Screen

/** A button about the league that its custom id names; none is about a game. */
const about = (look: Look, slow?: true): Panel => ({
  ...(slow && { slow }),
  game: async () => undefined,
  async run(bot, call): Promise<Reply> {
    const league = await knownLeague(bot, call, call.parts[0] ?? '')
    if (league) return { screen: await look(bot, call, league) }
    return { screen: { content: wordsOf(call.language)['league-gone']() }, fresh: true }
  },
})

/** A number in a custom id; what is none was never ours. */
const numberAt = ({ parts }: PanelCall, index: number): number | undefined => {
  const number = Number.parseInt(parts[index] ?? '', 10)
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

/** The season and the page that a custom id names after the league. */
const wantedIn = (call: PanelCall) => ({ season: numberAt(call, 1), page: numberAt(call, 2) ?? 0 })

/** By verb: the buttons of leagues. */
export const LEAGUES = {
  'league-join': about((bot, call, league) => joinLeague(bot, call, league), true),
  'league-leave': about(
    (bot, call, league) => leaveLeague(bot, call, league, call.parts[1] === 'sure'),
    true,
  ),
  'league-stay': about((_bot, { language }, league) => ({
    content: wordsOf(language)['league-stayed']({ name: leagueName(league) }),
  })),
  'league-standings': about((bot, call, league) => standingsScreen(bot, call, league, wantedIn(call))),
  'league-schedule': about((bot, call, league) => scheduleScreen(bot, call, league, wantedIn(call))),
  'league-results': about((bot, call, league) => resultsScreen(bot, call, league, wantedIn(call))),
  'league-mine': about((bot, call, league) => mineScreen(bot, call, league, numberAt(call, 1))),
  'league-rules': about((bot, call, league) => rulesScreen(bot, league, call.language, numberAt(call, 1))),
  'league-log': about((bot, call, league) => leagueLogScreen(bot, league, call.language, numberAt(call, 1))),
} satisfies Record<string, Panel>
