// `/league info`: what a league is, how it stands, what its points are worth, and what proves its draws.
import type { LeagueInfo } from '../../host/leagues/index.ts'
import type { Language } from '../../text/language.ts'
import type { Call } from '../call/call.ts'
import type { BotContext } from '../core/context.ts'
import { paceText } from '../input/pace.ts'
import { optionNames } from '../input/switches.ts'
import { buttons, paragraphs, type Screen } from '../screen/screen.ts'
import { wordsOf } from '../words/present.ts'
import { ownText, seasonText, statusText } from './league-status.ts'
import { lookButtons } from './looks.ts'
import { organiserRoles, rolesText } from './organiser-check.ts'
import { pointsShort } from './points.ts'
import { tellingText } from './rating-caveat.ts'
import { headLine } from './words.ts'

/** All about a league, for one reader. */
export async function infoScreen(
  bot: BotContext,
  { language, guild, person }: Pick<Call, 'language' | 'guild' | 'person'>,
  league: LeagueInfo,
): Promise<Screen> {
  const words = wordsOf(language)
  const { format, forum } = league
  const roles = await organiserRoles(bot, league)
  const membership = await bot.host.leagues.membership(league.id, person.id)
  const isHere = guild === league.guild
  return {
    content: paragraphs(
      headLine(bot, league, language),
      `-# ${words[`league-about-${format}`]()}`,
      seasonText(league, language),
      statusText(league, language),
      ownText(league, membership, language),
      paceOfLeague(league, language),
      `⏳ ${paceText(league.pace, language)}`,
      variantsText(bot, league, language),
      format !== 'queue' && pointsShort(league, language),
      format !== 'queue' && words['league-ties-short'](),
      tellingText(league, language),
      isHere && forum !== undefined && words['league-tables-in']({ channel: `<#${forum}>` }),
      isHere && roles.length > 0 && words['league-organisers']({ role: rolesText(roles, language) }),
      isHere && `-# ${words['league-guests']({ code: league.code })}`,
      `-# ${words['league-proof']({ end: league.end })}`,
    ),
    rows: buttons(...lookButtons(league, language, ...looksAt(league), 'standings', 'schedule', 'rules')),
  }
}

const looksAt = ({ status }: LeagueInfo) => (status === 'archived' ? [] : (['join', 'leave'] as const))

function paceOfLeague({ format, rules }: LeagueInfo, language: Language): string {
  const words = wordsOf(language)
  const table = rules.tableDays
  if (format === 'season') return words['league-pace-rounds']({ days: rules.roundDays, table })
  return format === 'cup' ? words['league-pace-cup']({ table }) : words['league-pace-divisions']({ table })
}

/** The variants it is played with, where it is not the basic rules. */
function variantsText(bot: BotContext, league: LeagueInfo, language: Language): string | undefined {
  const title = bot.titles[league.title]
  const names = title ? optionNames(title, league.options, language) : []
  return names.length > 0 ? names.join(' · ') : undefined
}
