// The standings of a season: place, points, rating and reliability of all its members.
import type { LeagueInfo, StandingLine } from '../../host/leagues/index.ts'
import type { Language } from '../../text/language.ts'
import type { Call } from '../call.ts'
import type { BotContext } from '../context.ts'
import { customId } from '../ids.ts'
import { wordsOf } from '../present.ts'
import type { Screen } from '../screen.ts'
import { lookButtons } from './looks.ts'
import { pagedScreen } from './paged.ts'
import { groupName, leagueName, ratingText, standingText } from './words.ts'

/** A season's standings, a page of them; the present season's when none is named. */
export async function standingsScreen(
  bot: BotContext,
  { language }: Pick<Call, 'language'>,
  league: LeagueInfo,
  { season, page = 0 }: { readonly season?: number | undefined; readonly page?: number } = {},
): Promise<Screen> {
  const words = wordsOf(language)
  const standings = await bot.host.leagues.standings(league.id, season)
  if (!standings || standings.groups.every(({ lines }) => lines.length === 0))
    return { content: words['league-standings-none']() }
  const pieces = standings.groups.flatMap((group) => {
    const name = groupName(group, language)
    return [
      ...(name === undefined ? [] : [`**${name}**`]),
      ...group.lines.map((line) => lineText(line, language)),
    ]
  })
  return pagedScreen(
    {
      head: words['league-standings-head']({ name: leagueName(league), n: standings.season }),
      pieces,
      foot: words['league-legend'](),
      page,
      turn: (to) => customId('league-standings', league.id, standings.season, to),
      more: lookButtons(league, language, 'schedule', 'mine'),
    },
    language,
  )
}

/** A place in two lines: what was won, and below it in small print how strong and how reliable they are. */
function lineText(line: StandingLine, language: Language): string {
  const { reliability } = line
  const words = wordsOf(language)
  const small = [
    ratingText(line.rating, language),
    reliability !== undefined && words['league-reliability']({ percent: Math.round(100 * reliability) }),
  ].filter((part) => part)
  return [standingText(line, language), ...(small.length > 0 ? [`-# ${small.join(' · ')}`] : [])].join('\n')
}
