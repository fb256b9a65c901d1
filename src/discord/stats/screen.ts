// A member's record: finished games by title, opponents beaten, reliability, league ratings, medals; in words and as a picture.
import type { DailyRecord } from '../../host/daily/index.ts'
import { COUNTED, type Meeting, type PersonStats } from '../../host/people/index.ts'
import type { Person } from '../../host/table/types.ts'
import type { Language } from '../../text/language.ts'
import { clip, escapeMarkdown } from '../../text/markdown.ts'
import type { Call } from '../call/call.ts'
import type { BotContext } from '../core/context.ts'
import { ratingText, titleText } from '../leagues/words.ts'
import { paragraphs, type Screen } from '../screen/screen.ts'
import { wordsOf } from '../words/present.ts'
import { strengthAfter, strengthText } from '../words/strengths.ts'
import { type MemberRecord, ROOM, statsPicture } from './picture.ts'
import { medalsText, placesText, reliabilityText, rivalsText, tallyText } from './words.ts'

/** Signs of a league's name in a list of several: a message holds no more. */
const LEAGUE_NAME = 40

/** The user's own record, from all servers. */
export async function ownStatsScreen(
  bot: BotContext,
  { person, language }: Pick<Call, 'person' | 'language'>,
): Promise<Screen> {
  const stats = await bot.host.people.stats(person.id)
  const daily = dailyText(await bot.host.daily.record(person.id), language)
  if (isEmpty(stats)) return { content: paragraphs(wordsOf(language)['stats-none-own'](), daily) }
  const rivals = await bot.host.people.rivals(person.id)
  return recordScreen(bot, { name: person.name, stats, here: false }, rivals, language, daily)
}

/** How a member did with daily positions, for them alone; nothing where they answered none. */
function dailyText({ answered, best, over, streak }: DailyRecord, language: Language): string {
  if (answered === 0) return ''
  const words = wordsOf(language)
  const parts = [words['daily-record']({ n: answered, best, over })]
  if (streak > 1) parts.push(words['daily-streak']({ n: streak }))
  return parts.join(' · ')
}

/** The record of a member of a server there, for anybody there to see; how the reader has met them stands first of their rivals. */
export async function statsScreen(
  bot: BotContext,
  member: Pick<Person, 'id' | 'name'>,
  guild: string,
  { person, language }: Pick<Call, 'person' | 'language'>,
): Promise<Screen> {
  const stats = await bot.host.people.stats(member.id, guild)
  if (isEmpty(stats))
    return { content: wordsOf(language)['stats-none']({ name: `**${escapeMarkdown(member.name)}**` }) }
  const reader = person.id === member.id ? undefined : person.id
  const rivals = await bot.host.people.rivals(member.id, guild, reader)
  return recordScreen(bot, { name: member.name, stats, here: true }, rivals, language)
}

const isEmpty = ({ all, left = 0 }: PersonStats): boolean => all.games === 0 && left === 0

function recordScreen(
  bot: BotContext,
  record: MemberRecord,
  met: readonly Meeting[],
  language: Language,
  daily = '',
): Screen {
  const { name, stats, here } = record
  const words = wordsOf(language)
  const head = words[here ? 'stats-head-here' : 'stats-head-all']({ name: `**${escapeMarkdown(name)}**` })
  const medals = medalsText(stats)
  const places = placesText(stats, language)
  const isDoubtful = stats.ratings.some(({ rating }) => rating.provisional)
  const small = [stats.more && words['stats-more']({ n: COUNTED }), words['stats-legend']()].map(
    (line) => line && `-# ${line}`,
  )
  const ratings = ratingLines(bot, stats.ratings, language)
  const rest = ratingLines(bot, stats.ratings.slice(ROOM.ratings), language)
  const titles = titleLines(bot, stats.titles, language)
  const ladder = ladderText(bot, stats, language)
  const rivals = met.length > 0 && words['stats-rivals']({ list: rivalsText(met, language) })
  return {
    content: paragraphs(
      head,
      summary(stats, language),
      medals !== '' && words['stats-medals']({ list: medals }),
      ...titles,
      ratings.length > 0 && words['stats-ratings'](),
      ...ratings,
      rivals,
      ladder,
      daily,
      places !== '' && words['stats-latest']({ places }),
      ...small,
    ),
    illustration: {
      picture: statsPicture(bot, record, language),
      content: paragraphs(
        head,
        ...titles.slice(ROOM.titles),
        rest.length > 0 && words['stats-ratings'](),
        ...rest,
        rivals,
        ladder,
        daily,
        places !== '' && words['stats-latest']({ places }),
        isDoubtful && `-# ${words['picture-legend-provisional']()}`,
        ...small,
      ),
    },
  }
}

/** The strongest computers beaten alone, game by game, with the next ones to beat. */
function ladderText(bot: BotContext, { ladder = [] }: PersonStats, language: Language): string {
  const words = wordsOf(language)
  const rungs = ladder.map(({ title, strength }) => {
    const known = bot.titles[title]
    const next = known && strengthAfter(known, strength)
    return words['stats-rung']({
      game: known?.words[language].title ?? title,
      beaten: strengthText(strength, language),
      next: next ? strengthText(next, language) : '',
    })
  })
  return rungs.length > 0 ? words['stats-ladder']({ rungs: rungs.join(' · ') }) : ''
}

const summary = (stats: PersonStats, language: Language): string =>
  [...tallyText(stats.all, language), ...reliabilityText(stats, language)].join(' · ')

const titleLines = (bot: BotContext, titles: PersonStats['titles'], language: Language): string[] =>
  titles.map(({ title, ...tally }) =>
    [`- **${titleText(bot, { title }, language)}**`, ...tallyText(tally, language)].join(' · '),
  )

const ratingLines = (bot: BotContext, ratings: PersonStats['ratings'], language: Language): string[] =>
  ratings.map(
    ({ name, title, rating }) =>
      `- **${escapeMarkdown(clip(name, LEAGUE_NAME))}** · ${titleText(bot, { title }, language)} · ${ratingText(rating, language)}`,
  )
