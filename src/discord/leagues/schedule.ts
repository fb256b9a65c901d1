// The rounds of a season: dates, tables with the way there, byes and who sits out; and one's own tables alone.
import type { LeagueInfo, Schedule } from '../../host/leagues/index.ts'
import type { Call } from '../call/call.ts'
import type { BotContext } from '../core/context.ts'
import { customId } from '../screen/ids.ts'
import type { Screen } from '../screen/screen.ts'
import { wordsOf } from '../words/present.ts'
import { moment } from '../words/time.ts'
import { lookButtons } from './looks.ts'
import { pagedScreen } from './paged.ts'
import { sitsAt, tableLine } from './tables.ts'
import { leagueName, memberNames } from './words.ts'

type Who = Pick<Call, 'language' | 'guild' | 'person'>
type Round = Schedule['rounds'][number]

/** Which season, and which page of it. */
interface Wanted {
  readonly season?: number | undefined
  readonly page?: number
}

/** The rounds of a season, the latest first; the present season's when none is named. */
export async function scheduleScreen(
  bot: BotContext,
  who: Who,
  league: LeagueInfo,
  { season, page = 0 }: Wanted = {},
): Promise<Screen> {
  const { language } = who
  const words = wordsOf(language)
  const schedule = await bot.host.leagues.schedule(league.id, season)
  if (!schedule || schedule.rounds.length === 0) return { content: words['league-schedule-none']() }
  return pagedScreen(
    {
      head: words['league-schedule-head']({ name: leagueName(league), n: schedule.season }),
      pieces: schedule.rounds.toReversed().flatMap((round) => roundPieces(bot, who, league, round)),
      page,
      turn: (to) => customId('league-schedule', league.id, schedule.season, to),
      more: lookButtons(league, language, 'standings', 'mine'),
    },
    language,
  )
}

function roundPieces(bot: BotContext, who: Who, league: LeagueInfo, round: Round): string[] {
  const { language } = who
  const words = wordsOf(language)
  if (league.format === 'queue') return round.tables.map((table) => tableLine(bot, league, table, who))
  return [
    words['league-round']({ n: round.number, when: moment(round.at, 'D') }),
    // The heading above has said which round.
    ...round.tables.map((table) =>
      tableLine(bot, league, table, who, words['league-table-alone']({ n: table.number })),
    ),
    ...(round.byes.length > 0
      ? [`-# ${words['league-byes-of']({ names: memberNames(round.byes, language) })}`]
      : []),
    ...(round.resting.length > 0
      ? [`-# ${words['league-resting']({ names: memberNames(round.resting, language) })}`]
      : []),
  ]
}

/** The tables that have ended, the latest first. */
export async function resultsScreen(
  bot: BotContext,
  who: Who,
  league: LeagueInfo,
  { season, page = 0 }: Wanted = {},
): Promise<Screen> {
  const { language } = who
  const words = wordsOf(language)
  const schedule = await bot.host.leagues.schedule(league.id, season)
  const ended = (schedule?.rounds ?? [])
    .flatMap(({ tables }) => tables)
    .filter(({ status }) => status === 'ended' || status === 'annulled')
    .toSorted((a, b) => (b.endedAt?.getTime() ?? 0) - (a.endedAt?.getTime() ?? 0))
  if (!schedule || ended.length === 0) return { content: words['league-results-none']() }
  return pagedScreen(
    {
      head: words['league-results-head']({ name: leagueName(league), n: schedule.season }),
      pieces: ended.map((table) => tableLine(bot, league, table, who)),
      page,
      turn: (to) => customId('league-results', league.id, schedule.season, to),
      more: lookButtons(league, language, 'standings', 'schedule'),
    },
    language,
  )
}

const ORDER = { running: 0, due: 1, ended: 2, annulled: 3 } as const

/** The user's tables, those that run first, and their byes. */
export async function mineScreen(bot: BotContext, who: Who, league: LeagueInfo, page = 0): Promise<Screen> {
  const { language, person } = who
  const words = wordsOf(language)
  const schedule = await bot.host.leagues.schedule(league.id)
  const rounds = schedule?.rounds ?? []
  const byes = rounds
    .filter((round) => round.byes.some(({ member }) => member === person.id))
    .map(({ number: n }) => words['league-own-bye']({ n }))
  const own = rounds
    .flatMap(({ tables }) => tables)
    .filter((table) => sitsAt(table, person.id))
    .toSorted((a, b) => ORDER[a.status] - ORDER[b.status] || a.due.getTime() - b.due.getTime())
  return pagedScreen(
    {
      head: words['league-mine-head']({ name: leagueName(league) }),
      pieces:
        own.length + byes.length > 0
          ? [...own.map((table) => tableLine(bot, league, table, who)), ...byes]
          : [words['league-mine-none']()],
      page,
      turn: (to) => customId('league-mine', league.id, to),
      more: lookButtons(league, language, 'standings', 'schedule'),
    },
    language,
  )
}
