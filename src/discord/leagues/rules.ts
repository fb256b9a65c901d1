// `/league rules`: points, ties, leaving, time and pairing of a league in plain words.
import type { LeagueInfo } from '../../host/leagues/index.ts'
import type { Language } from '../../text/language.ts'
import type { BotContext } from '../core/context.ts'
import { customId } from '../screen/ids.ts'
import type { Screen } from '../screen/screen.ts'
import { wordsOf } from '../words/present.ts'
import { pagedScreen } from './paged.ts'
import { pointsRules } from './points.ts'
import { headLine } from './words.ts'

/** The rules of a league, a page of them. */
export function rulesScreen(bot: BotContext, league: LeagueInfo, language: Language, page = 0): Screen {
  const words = wordsOf(language)
  const { format, rules } = league
  const days = rules.tableDays
  const isQueue = format === 'queue'
  return pagedScreen(
    {
      head: headLine(bot, league, language),
      pieces: [
        pointsRules(league, language),
        words['league-rules-ties'](),
        isQueue ? words['league-rules-leaving-queue']() : words['league-rules-leaving'](),
        isQueue ? words['league-rules-time-queue']({ days }) : words['league-rules-time']({ days }),
        words[`league-rules-pairing-${format}`](),
        ...(rules.reliability ? [words['league-rules-reliability']({ percent: rules.reliability })] : []),
        words['league-rules-proof'](),
        words['league-rules-ratings'](),
      ],
      page,
      turn: (to) => customId('league-rules', league.id, to),
    },
    language,
  )
}
