// `/league log`: what was done in a league and why, for everybody to read.
import type { Act, LeagueInfo } from '../../host/leagues/index.ts'
import type { Language } from '../../text/language.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import type { BotContext } from '../core/context.ts'
import { customId } from '../screen/ids.ts'
import type { Screen } from '../screen/screen.ts'
import { sayIn, wordsOf } from '../words/present.ts'
import { moment } from '../words/time.ts'
import { pagedScreen } from './paged.ts'
import { leagueName } from './words.ts'

/** Acts looked back at most. */
const LISTED = 200

/** The acts of a league, the newest first. */
export async function leagueLogScreen(
  bot: BotContext,
  league: LeagueInfo,
  language: Language,
  page = 0,
): Promise<Screen> {
  const words = wordsOf(language)
  const acts = await bot.host.leagues.acts(league.id, LISTED)
  if (acts.length === 0) return { content: words['league-log-none']() }
  return pagedScreen(
    {
      head: words['league-log-head']({ name: leagueName(league) }),
      pieces: acts.map((act) => actText(act, language)),
      page,
      turn: (to) => customId('league-log', league.id, to),
    },
    language,
  )
}

/** What was done says who did it. */
function actText({ at, phrase, reason }: Act, language: Language): string {
  const parts = [
    moment(at, 'f'),
    sayIn(language, phrase),
    reason !== undefined && wordsOf(language)['league-log-reason']({ reason: escapeMarkdown(reason) }),
  ]
  return `- ${parts.filter((part) => part).join(' · ')}`
}
