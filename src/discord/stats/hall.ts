// The records of a server for one of its games, each with who holds it and the game in which it was made.
import { HALL_GAMES, type HallRecord } from '../../host/people/index.ts'
import type { Language } from '../../text/language.ts'
import { clip, escapeMarkdown } from '../../text/markdown.ts'
import type { BotContext } from '../core/context.ts'
import { titleText } from '../leagues/words.ts'
import { paragraphs, type Screen } from '../screen/screen.ts'
import { wordsOf } from '../words/present.ts'
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
      ...records.map((record) => recordLine(record, language)),
      `-# ${words['hall-legend']({ n: HALL_GAMES })}`,
    ),
  }
}

function recordLine({ kind, holder, value, game, at }: HallRecord, language: Language): string {
  const words = wordsOf(language)
  const n = kind === 'comeback' ? percentOf(value) : value
  const what = words[`hall-${kind}`]({ who: `**${escapeMarkdown(clip(holder, NAME))}**`, n })
  return `- ${what} · \`${game}\`, ${moment(at, 'D')}`
}
