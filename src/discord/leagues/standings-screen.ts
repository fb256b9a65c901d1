// The standings of a season: place, points, rating and reliability of all its members, in words and as a picture.
import type { LeagueInfo, SeasonStandings, StandingLine } from '../../host/leagues/index.ts'
import type { Picture } from '../../picture/picture.ts'
import type { Language } from '../../text/language.ts'
import type { Call } from '../call/call.ts'
import type { BotContext } from '../core/context.ts'
import { customId } from '../screen/ids.ts'
import { button, buttons, paragraphs, type Screen } from '../screen/screen.ts'
import { wordsOf } from '../words/present.ts'
import { lookButtons } from './looks.ts'
import { pagesOfRows, type Row, rowsOf } from './standings-pages.ts'
import { standingsPicture } from './standings-picture.ts'
import {
  absencesOf,
  groupName,
  hasPlayed,
  leagueName,
  memberName,
  memberNames,
  ratingText,
  standingText,
} from './words.ts'

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
  if (!standings.groups.some(({ lines }) => lines.some(hasPlayed)))
    return unplayedScreen(league, standings, language)
  const pages = pagesIn(standings, language)
  const at = Math.min(Math.max(0, page), pages.length - 1)
  const rows = pages[at] ?? []
  const head = words['league-standings-head']({ name: leagueName(league), n: standings.season })
  const foot = pages.length > 1 && `-# ${words['log-page']({ page: at + 1, of: pages.length })}`
  const turn = (to: number) => customId('league-standings', league.id, standings.season, to)
  const shown = { league, season: standings.season, rows, page: at + 1, of: pages.length }
  return {
    content: paragraphs(
      head,
      rows.map((row) => rowText(row, language)).join('\n'),
      `-# ${words['league-legend']()}`,
      foot,
    ),
    rows: buttons(
      at > 0 ? button(turn(at - 1), words.back()) : undefined,
      at < pages.length - 1 ? button(turn(at + 1), words.more()) : undefined,
      ...lookButtons(league, language, 'schedule', 'mine'),
    ),
    illustration: {
      picture: standingsPicture(shown, language),
      content: paragraphs(head, besideText(rows, language), foot),
    },
  }
}

/** Who has entered, before the first game is over: nobody has a place yet. */
const unplayedScreen = (
  league: LeagueInfo,
  { season, groups }: SeasonStandings,
  language: Language,
): Screen => ({
  content: paragraphs(
    wordsOf(language)['league-standings-head']({ name: leagueName(league), n: season }),
    wordsOf(language)['league-standings-none'](),
    ...groups.map((group) =>
      [groupName(group, language), memberNames(group.lines, language)].filter((part) => part).join(' · '),
    ),
  ),
  rows: buttons(...lookButtons(league, language, 'schedule', 'mine')),
})

/** The standings that hang on a league's page: the first page of them, once there is something to show. */
export function pagePicture(league: LeagueInfo, standings: SeasonStandings): Picture | undefined {
  if (!standings.groups.some(({ lines }) => lines.some(hasPlayed))) return undefined
  const pages = pagesIn(standings, league.language)
  const [rows = []] = pages
  return standingsPicture(
    { league, season: standings.season, rows, page: 1, of: pages.length },
    league.language,
  )
}

const pagesIn = (standings: SeasonStandings, language: Language): readonly (readonly Row[])[] =>
  pagesOfRows(rowsOf(standings, language), (row) => rowText(row, language).length)

/** Signs of the borders between those who go up, stay and go down. */
const BORDERS = { up: '▲', down: '▼' } as const

function rowText(row: Row, language: Language): string {
  if (row.kind === 'member') return lineText(row.line, language)
  return row.kind === 'group' ? `**${row.text}**` : `-# ${BORDERS[row.kind]} ${row.text}`
}

/** A place in two lines: what was won, and below it in small print how strong and how reliable they are. */
function lineText(line: StandingLine, language: Language): string {
  const small = [ratingText(line.rating, language), reliabilityText(line, language)].filter((part) => part)
  const { was, place } = line
  const moved =
    was === undefined || was === place ? '' : was > place ? ` ▲${was - place}` : ` ▼${place - was}`
  return [
    `${standingText(line, language)}${moved}`,
    ...(small.length > 0 ? [`-# ${small.join(' · ')}`] : []),
  ].join('\n')
}

const reliabilityText = ({ reliability }: StandingLine, language: Language): string | undefined =>
  reliability === undefined
    ? undefined
    : wordsOf(language)['league-reliability']({ percent: Math.round(100 * reliability) })

/** What the picture has no room for: how reliable those are who are on it, and who was absent. */
function besideText(rows: readonly Row[], language: Language): string | undefined {
  const lines = rows.flatMap((row) => (row.kind === 'member' ? row.line : []))
  const list = lines.flatMap((line) =>
    line.reliability === undefined
      ? []
      : `${memberName(line, language)} ${Math.round(100 * line.reliability)}%`,
  )
  const absences = absencesOf(lines, language).join(' · ')
  const inTime = list.length > 0 && `-# ${wordsOf(language)['picture-in-time']({ list: list.join(' · ') })}`
  return [inTime, absences !== '' && `-# ${absences}`].filter((part) => part).join('\n') || undefined
}
