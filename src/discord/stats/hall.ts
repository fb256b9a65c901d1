// The records of a server for one of its games, each with who holds it and the game in which it was made, to be looked at.

import { seatRef } from '../../engine/phrase.ts'
import type { Title } from '../../games/common/title.ts'
import { HALL_GAMES, type HallRecord } from '../../host/people/index.ts'
import type { Language } from '../../text/language.ts'
import { clip, escapeMarkdown } from '../../text/markdown.ts'
import type { BotContext } from '../core/context.ts'
import { titleText } from '../leagues/words.ts'
import { customId } from '../screen/ids.ts'
import { paragraphs, type Screen, type SelectOption, select } from '../screen/screen.ts'
import { sayIn, wordsOf } from '../words/present.ts'
import { moment } from '../words/time.ts'
import { percentOf } from './words.ts'

/** Characters of a name. */
const NAME = 32

/** The hall of a game on a server. */
export async function hallScreen(
  bot: BotContext,
  title: string,
  guild: string,
  language: Language,
): Promise<Screen> {
  const words = wordsOf(language)
  const records = await bot.host.people.hall(guild, title)
  const head = words['hall-head']({ title: titleText(bot, { title }, language) })
  if (records.length === 0) return { content: paragraphs(head, words['hall-none']()) }
  return {
    content: paragraphs(
      head,
      ...records.map((record) => recordLine(bot.titles[title], record, language)),
      `-# ${words['hall-legend']({ n: HALL_GAMES })}`,
    ),
    rows: [select(customId('hallgame'), words['hall-look'](), gamesOf(records))],
  }
}

/** The games of records, each once. */
const gamesOf = (records: readonly HallRecord[]): SelectOption[] =>
  [...new Map(records.map((record) => [record.game, record])).values()].map(({ game, holder }) => ({
    value: game,
    label: game,
    description: holder,
  }))

function recordLine(title: Title | undefined, record: HallRecord, language: Language): string {
  const { value, game, at } = record
  const words = wordsOf(language)
  const holder = clip(record.holder, NAME)
  const n = 'kind' in record && record.kind === 'comeback' ? percentOf(value) : value
  const what =
    'kind' in record
      ? words[`hall-${record.kind}`]({ who: `**${escapeMarkdown(holder)}**`, n })
      : sayIn(language, { key: `${title?.game.id}.${record.says}`, args: { who: seatRef(0), n } }, title, {
          players: [{ seat: 0, name: holder }],
        })
  return `- ${what} · \`${game}\` · ${moment(at, 'd')}`
}
