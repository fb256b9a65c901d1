// The end of a season: medals, the champion of each group, the luckiest and the most stubborn.
import type { LeagueInfo, LeagueTableInfo, SeasonStandings, StandingLine } from '../../host/leagues/index.ts'
import type { Language } from '../../text/language.ts'
import type { BotContext } from '../core/context.ts'
import { LIMITS } from '../screen/limits.ts'
import { pagesOf } from '../screen/pages.ts'
import { wordsOf } from '../words/present.ts'
import { groupName, leagueName, MEDALS, memberName, placeText, pointsText } from './words.ts'

/** The ceremony as the messages it takes: mostly one, more where there are many groups. */
export async function ceremonyPages(bot: BotContext, league: LeagueInfo, season: number): Promise<string[]> {
  const { language } = league
  const words = wordsOf(language)
  const standings = await bot.host.leagues.standings(league.id, season)
  const schedule = await bot.host.leagues.schedule(league.id, season)
  const tables = (schedule?.rounds ?? [])
    .flatMap((round) => round.tables)
    .filter(({ status }) => status === 'ended')
  const pieces = [
    words['league-end-head']({ name: leagueName(league), n: season }),
    ...(standings ? podiumLines(standings, language) : []),
    ...(standings ? honourLines(standings, tables, language) : []),
  ]
  return pagesOf(pieces, LIMITS.content)
}

/** The first three of the first group, and of every other its champion. */
function podiumLines({ groups }: SeasonStandings, language: Language): string[] {
  return groups.flatMap((group, index) => {
    const name = groupName(group, language)
    const lines = podiumOf(group.lines, index === 0 ? MEDALS.length : 1, language)
    return name === undefined || lines.length === 0 ? lines : [[`**${name}**`, ...lines].join('\n')]
  })
}

/** The first of a group, as far as they have points; who stands first all the same. Points of byes alone win no medal. */
function podiumOf(standing: readonly StandingLine[], most: number, language: Language): string[] {
  const words = wordsOf(language)
  const [first] = standing
  if (first?.points === 0) return [words['league-end-unwon']({ name: memberName(first, language) })]
  return standing
    .slice(0, most)
    .filter((line) => line.points > 0 || line === first)
    .map((line) => {
      const facts = {
        name: memberName(line, language),
        points: pointsText(line.points),
        games: words['league-games']({ n: line.games, wins: line.wins }),
      }
      const isChampion = line === first && line.scored
      const said = isChampion ? words['league-end-champion'](facts) : words['league-end-medal'](facts)
      const tie = isChampion ? tieText(standing, language) : undefined
      return [`${placeText(line)} ${said}`, ...(tie === undefined ? [] : [`-# ${tie}`])].join('\n')
    })
}

/** By what the first of a group stands before the second, where both are level on points. */
function tieText([first, second]: readonly StandingLine[], language: Language): string | undefined {
  if (!first?.tieBreak || !second) return undefined
  return wordsOf(language)[`league-end-tie-${first.tieBreak}`]({ name: memberName(second, language) })
}

function honourLines(
  standings: SeasonStandings,
  tables: readonly LeagueTableInfo[],
  language: Language,
): string[] {
  const words = wordsOf(language)
  const luck = luckiest(standings, tables)
  const grit = mostStubborn(standings, tables)
  return [
    ...(luck ? [words['league-end-luckiest']({ name: memberName(luck.line, language), n: luck.count })] : []),
    ...(grit
      ? [
          words['league-end-stubborn']({
            name: memberName(grit.line, language),
            n: grit.count,
            points: pointsText(grit.line.points),
          }),
        ]
      : []),
  ]
}

/** Somebody who is honoured, and for how many tables. */
interface Honour {
  readonly line: StandingLine
  readonly count: number
}

/** Who won most tables at which the others were rated higher on the whole; of several the one with the lowest rating. */
export function luckiest(
  { groups }: SeasonStandings,
  tables: readonly LeagueTableInfo[],
): Honour | undefined {
  const lines = groups.flatMap((group) => group.lines)
  const ratings = new Map(lines.map(({ number, rating }) => [number, rating.value]))
  const isUpset = (table: LeagueTableInfo, { number, rating }: StandingLine) => {
    const others = table.seats.flatMap((seat) =>
      seat.number === number ? [] : (ratings.get(seat.number) ?? []),
    )
    const mean = others.reduce((sum, value) => sum + value, 0) / Math.max(1, others.length)
    return mean > rating.value && table.seats.some((seat) => seat.number === number && seat.winner)
  }
  const [first] = lines
    .filter(({ rating, member }) => !rating.hidden && member !== undefined)
    .map((line) => ({ line, count: tables.filter((table) => isUpset(table, line)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.line.rating.value - b.line.rating.value)
  return first
}

/** Who, without a medal, played most tables to the end; of several the one with the fewest points. */
export function mostStubborn(
  { groups }: SeasonStandings,
  tables: readonly LeagueTableInfo[],
): Honour | undefined {
  const [first] = groups
    .flatMap(({ lines }, index) => lines.slice(index === 0 ? MEDALS.length : 1))
    .filter(({ member, out }) => member !== undefined && !out)
    .map((line) => ({ line, count: tables.filter((table) => playedOut(table, line)).length }))
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count || a.line.points - b.line.points)
  return first
}

const playedOut = ({ seats }: LeagueTableInfo, { number }: StandingLine): boolean =>
  seats.some((seat) => seat.number === number && !seat.left && !seat.absent)
