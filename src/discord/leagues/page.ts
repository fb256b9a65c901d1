// A league's page: one public message with how it stands, who leads, which tables run, and the buttons of everybody.
import type { LeagueInfo, LeagueTableInfo, SeasonStandings } from '../../host/leagues/index.ts'
import type { Language } from '../../text/language.ts'
import { labelled } from '../../text/render.ts'
import type { BotContext } from '../core/context.ts'
import { LIMITS } from '../screen/limits.ts'
import { buttons, paragraphs, type Screen } from '../screen/screen.ts'
import { wordsOf } from '../words/present.ts'
import { seasonText, statusText } from './league-status.ts'
import { lookButtons } from './looks.ts'
import { pagePicture } from './standings-screen.ts'
import { isOverdue, timeText } from './tables.ts'
import { groupName, hasPlayed, headLine, memberNames, standingText, tableName, tablePlace } from './words.ts'

/** Places shown at most; of several groups the first of each. */
const TOP = 10

/** The page as everybody sees it, in the league's language. */
export async function pageScreen(bot: BotContext, league: LeagueInfo): Promise<Screen> {
  const { language } = league
  const standings = await bot.host.leagues.standings(league.id)
  const schedule = await bot.host.leagues.schedule(league.id)
  const running = (schedule?.rounds ?? [])
    .flatMap(({ tables }) => tables)
    .filter(({ status }) => status === 'running')
    .toSorted((a, b) => a.due.getTime() - b.due.getTime())
  const shown = league.season?.status === 'entry' ? undefined : standings
  const picture = shown && pagePicture(league, shown)
  const top = paragraphs(
    headLine(bot, league, language),
    seasonText(league, language),
    statusText(league, language),
    shown && leadersText(shown, language),
  )
  const content = paragraphs(top, runningText(bot, league, running, LIMITS.content - top.length))
  return {
    content,
    ...(picture && { illustration: { picture, content } }),
    rows: buttons(
      ...lookButtons(
        league,
        language,
        ...(league.status === 'archived' ? [] : (['join', 'leave'] as const)),
        ...(['standings', 'schedule', 'mine'] as const),
      ),
    ),
  }
}

/** Who leads: the first ten, or the first of each group. */
function leadersText({ groups }: SeasonStandings, language: Language): string | undefined {
  const words = wordsOf(language)
  const members = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  if (!groups.some(({ lines }) => lines.some(hasPlayed))) return undefined
  const each = Math.max(1, Math.floor(TOP / groups.length))
  const shown = groups.slice(0, TOP).flatMap((group) => {
    const name = groupName(group, language)
    const lines = group.lines.slice(0, each).map((line) => standingText(line, language))
    return name === undefined || lines.length === 0 ? lines : [`-# ${name}`, ...lines]
  })
  const rest =
    members - groups.slice(0, TOP).reduce((sum, { lines }) => sum + Math.min(each, lines.length), 0)
  return [
    `**${words['league-standings']()}**`,
    ...shown,
    ...(rest > 0 ? [`-# ${words['league-more-members']({ n: rest })}`] : []),
  ].join('\n')
}

/** The tables that run, those whose time is up first, as many as there is room for. */
function runningText(
  { clock }: BotContext,
  league: LeagueInfo,
  tables: readonly LeagueTableInfo[],
  room: number,
): string | undefined {
  if (tables.length === 0) return undefined
  const words = wordsOf(league.language)
  const now = clock.now()
  const head = words['league-running']({ n: tables.length })
  const lineOf = (table: LeagueTableInfo, seats: string): string => {
    const label = tableName(league, table, league.language)
    const name = isOverdue(table, now) ? `**${label}**` : label
    const parts = [
      seats === '' ? name : labelled(name, seats, league.language),
      tablePlace(league, table, league.guild),
      timeText(table, league.language, now),
    ]
    return `- ${parts.filter((part) => part).join(' · ')}`
  }
  const left = room - head.length - MORE
  const named = fitting(
    tables.map((table) => lineOf(table, memberNames(table.seats, league.language))),
    left,
  )
  // Where names leave no room for a table, tables go without.
  const plain = tables.map((table) => lineOf(table, ''))
  const shown = named.length > 0 ? named : fitting(plain, left)
  const rest = tables.length - shown.length
  return [head, ...shown, ...(rest > 0 ? [`-# ${words['league-more-tables']({ n: rest })}`] : [])].join('\n')
}

/** Characters kept for saying that there are more. */
const MORE = 60

/** As many lines, from the first on, as there is room for. */
function fitting(lines: readonly string[], room: number): readonly string[] {
  let left = room
  const end = lines.findIndex((line) => {
    left -= line.length + 1
    return left < 0
  })
  return end < 0 ? lines : lines.slice(0, end)
}
