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
import {
  absencesOf,
  groupName,
  hasPlayed,
  headLine,
  MEDALS,
  memberName,
  memberNames,
  placeText,
  standingText,
  tableName,
  tablePlace,
} from './words.ts'

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
  const contentWith = (leaders: string | undefined): string => {
    const top = paragraphs(
      headLine(bot, league, language),
      seasonText(league, language),
      statusText(league, language),
      leaders,
    )
    return paragraphs(top, runningText(bot, league, running, LIMITS.content - top.length))
  }
  return {
    content: contentWith(shown && leadersText(shown, language)),
    ...(picture && {
      illustration: { picture, content: contentWith(shown && leadersLine(shown, language)) },
    }),
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
function leadersText(standings: SeasonStandings, language: Language): string | undefined {
  const words = wordsOf(language)
  const { groups } = standings
  const members = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  if (!groups.some(({ lines }) => lines.some(hasPlayed))) return undefined
  const leaders = leadersOf(standings)
  const shown = leaders.flatMap((group) => {
    const name = groupName(group, language)
    const lines = group.lines.map((line) => standingText(line, language))
    return name === undefined || lines.length === 0 ? lines : [`-# ${name}`, ...lines]
  })
  const rest = members - leaders.reduce((sum, { lines }) => sum + lines.length, 0)
  return [
    `**${words['league-standings']()}**`,
    ...shown,
    ...(rest > 0 ? [`-# ${words['league-more-members']({ n: rest })}`] : []),
  ].join('\n')
}

/** Beside the picture of the standings: who comes first, and of the leaders what it does not show, in one small line. */
function leadersLine(standings: SeasonStandings, language: Language): string {
  const leaders = leadersOf(standings).map(({ lines }) => lines)
  const first = leaders
    .flatMap((lines) => lines.slice(0, leaders.length > 1 ? 1 : MEDALS.length))
    .filter(hasPlayed)
    .map((line) => `${placeText(line)} ${memberName(line, language)}`)
  return `-# ${[...first, ...absencesOf(leaders.flat(), language)].join(' · ')}`
}

/** The first ten, or the first of each group. */
const leadersOf = ({ groups }: SeasonStandings): SeasonStandings['groups'] =>
  groups
    .slice(0, TOP)
    .map((group) => ({ ...group, lines: group.lines.slice(0, Math.max(1, Math.floor(TOP / groups.length))) }))

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
