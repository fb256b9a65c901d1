// Words for a league's facts: names, points, ratings, tables. Many screens share these lines.
import type {
  LeagueInfo,
  LeagueName,
  LeagueTableInfo,
  RatingShown,
  StandingLine,
} from '../../host/leagues/index.ts'
import { POINT } from '../../league/points.ts'
import type { Language } from '../../text/language.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import { labelled, listText } from '../../text/render.ts'
import type { BotContext } from '../core/context.ts'
import { addressOf, wordsOf } from '../words/present.ts'

/** The name of a league as Markdown. */
export const leagueName = ({ name }: Pick<LeagueInfo, 'name'>): string => `**${escapeMarkdown(name)}**`

/** A member of a league as Markdown; an erased member has no name. */
export function memberName({ number, member, name }: LeagueName, language: Language): string {
  if (name !== undefined) return `**${escapeMarkdown(name)}**`
  return member === undefined ? wordsOf(language)['league-nobody']({ n: number }) : `<@${member}>`
}

/** Members as a list. */
export const memberNames = (names: readonly LeagueName[], language: Language): string =>
  listText(
    names.map((name) => memberName(name, language)),
    language,
  )

/** Points (units of 1/27,720) as a number with one decimal at most. */
export const pointsText = (units: number): string => String(Math.round((10 * units) / POINT) / 10)

/** `1240 ± 90 · 14 games`, marked where it is provisional; nothing where it is hidden. */
export function ratingText(rating: RatingShown, language: Language): string | undefined {
  const words = wordsOf(language)
  if (rating.hidden) return undefined
  const shown = words['league-rating'](rating)
  return rating.provisional ? `${shown} · ${words['league-provisional']()}` : shown
}

/** For the first three of a group. */
export const MEDALS = ['🥇', '🥈', '🥉']

/** Whether somebody has anything to show for their place yet. */
export const hasPlayed = ({ games, byes }: StandingLine): boolean => games + byes > 0

/** What stands before a member of a group: a medal, where something was won for it, or the number of the place. */
export const placeText = ({ place, scored }: StandingLine): string =>
  (scored && MEDALS[place - 1]) || `${place}.`

/** `🥇 **Mei** · **24** · 3 games, 2 wins`: a place, who has it, and by what. */
export function standingText(line: StandingLine, language: Language): string {
  const words = wordsOf(language)
  const parts = [
    `${placeText(line)} ${memberName(line, language)}`,
    `**${pointsText(line.points)}**`,
    words['league-games']({ n: line.games, wins: line.wins }),
    line.byes > 0 && words['league-byes']({ n: line.byes }),
    line.absences !== undefined && words['league-absent']({ n: line.absences }),
    line.out && words['league-out'](),
  ]
  return parts.filter((part) => part).join(' · ')
}

/** `**Mei**: absent from 2 games`, for each who was. */
export const absencesOf = (lines: readonly StandingLine[], language: Language): readonly string[] =>
  lines.flatMap((line) =>
    line.absences === undefined
      ? []
      : labelled(
          memberName(line, language),
          wordsOf(language)['league-absent']({ n: line.absences }),
          language,
        ),
  )

/** What a group of the standings is called; nothing where there is only one. */
export function groupName(
  { tier, group }: { readonly tier?: number; readonly group?: number },
  language: Language,
): string | undefined {
  const words = wordsOf(language)
  if (tier === undefined) return undefined
  return group === undefined ? words['league-tier']({ n: tier }) : words['league-group']({ tier, group })
}

/** A game's name, with the Chinese beside the English. */
export function titleText(bot: BotContext, { title }: Pick<LeagueInfo, 'title'>, language: Language): string {
  const words = bot.titles[title]?.words
  if (!words) return title
  const [own, han] = [words[language].title, words['zh-TW'].title]
  return language !== 'en' || own.includes(han) ? own : `${own} ${han}`
}

/** The first line of every screen about a league: its name, format, game and size, the same as long as it exists. */
export function headLine(bot: BotContext, league: LeagueInfo, language: Language): string {
  const words = wordsOf(language)
  return [
    leagueName(league),
    words[`league-format-${league.format}`](),
    titleText(bot, league, language),
    words['league-seats']({ n: league.seats }),
    `\`${league.id}\``,
  ].join(' · ')
}

/** What a table is called: by its round, or in a queue, which has none, by the draw that made it. */
export function tableName(
  { format }: Pick<LeagueInfo, 'format'>,
  { round, number }: Pick<LeagueTableInfo, 'round' | 'number'>,
  language: Language,
): string {
  const words = wordsOf(language)
  return format === 'queue'
    ? words['league-table-queue']({ draw: round, n: number })
    : words['league-table']({ round, n: number })
}

/**
 * Where a table is played: its thread, as a link that also leads there from another server, and the game's id. The id
 * alone where there is no thread, yet or at all: nothing else is the table's.
 */
export function tablePlace(
  league: Pick<LeagueInfo, 'guild'>,
  { game, thread }: LeagueTableInfo,
  guild: string | undefined,
): string | undefined {
  if (game === undefined) return undefined
  const id = `\`${game}\``
  if (thread === undefined) return id
  return guild === league.guild ? `<#${thread}> ${id}` : `[${id}](${addressOf(league.guild, thread)})`
}
