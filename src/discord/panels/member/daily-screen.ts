// The daily position as a message: the question, its answers, and once it is over what was best and what everybody answered.
import type { DailyPage } from '../../../host/daily/index.ts'
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import type { Language } from '../../../text/language.ts'
import { listText } from '../../../text/render.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Row, type Screen } from '../../screen/screen.ts'
import { percentOf } from '../../stats/words.ts'
import { plainSeatName, readerOf, sayIn, wordsOf } from '../../words/present.ts'
import { moment } from '../../words/time.ts'
import { tablePicture } from '../decision/picturing.ts'

/** Characters of what is asked, of an answer, of a hand, and of a table in words. */
const ASKED = 300
const ANSWER = 120
const HAND = 750
const BOARD = 380
/** From so many answers on it is told how they were: fewer would tell who gave which. */
const TOLD = 3

/** What an answer is called: A, B, C … */
export const letterOf = (answer: number): string => String.fromCharCode('A'.charCodeAt(0) + answer)

/** The title of a page's game in a language. */
const gameOf = (bot: BotContext, page: DailyPage, language: Language): string =>
  titleOf(bot, { title: page.title, id: page.title }).words[language].title

/** Texts of a page by answer. */
export function answersOf(bot: BotContext, page: DailyPage, language: Language): string[] {
  const title = titleOf(bot, { title: page.title, id: page.title })
  return page.answers.map((picks) => {
    const said = picks.map((pick) => sayIn(language, pick, title, page))
    return clipMarkdown(listText(said, language) || wordsOf(language)['expert-no-pick'](), ANSWER)
  })
}

/**
 * The position of today with a button for each answer; below it what the last one came to.
 * @param note what is said first, such as what the reader answered
 */
export function dailyScreen(
  bot: BotContext,
  page: DailyPage,
  language: Language,
  { before, note }: { readonly before?: DailyPage | undefined; readonly note?: string } = {},
): Screen {
  const words = wordsOf(language)
  const title = titleOf(bot, { title: page.title, id: page.title })
  const reader = readerOf(language, page, 'markdown')
  const hand = clipMarkdown(title.hand(page.view, reader), HAND)
  const around = (table?: string) =>
    paragraphs(
      note,
      words['daily-head']({ game: gameOf(bot, page, language), n: page.players.length }),
      `-# ${words['daily-seat']({ who: `**${plainSeatName(page, page.seat)}**` })}`,
      table,
      hand,
      `▸ ${clipMarkdown(sayIn(language, page.decision.prompt, title, page), ASKED)}`,
      ...answersOf(bot, page, language).map((text, answer) => `**${letterOf(answer)}** ${text}`),
      `-# ${untilText(page, language)}`,
      before && `-# ${shortResult(bot, before, language)}`,
    )
  const illustration = tablePicture(title, page, page.view, language, () => around())
  return {
    content: around(clipMarkdown(title.board(page.view, reader), BOARD)),
    rows: rowsOf(page, language, before),
    ...(illustration && { illustration }),
  }
}

function untilText({ own, ends }: DailyPage, language: Language): string {
  const words = wordsOf(language)
  const when = moment(ends, 'R')
  return own === undefined
    ? words['daily-until']({ when })
    : words['daily-own']({ answer: letterOf(own), when })
}

const rowsOf = ({ place, day, answers, own }: DailyPage, language: Language, before?: DailyPage): Row[] => [
  ...buttons(
    ...answers.map((_, answer) =>
      button(
        customId('daily', place, day, answer),
        letterOf(answer),
        own === undefined || own === answer ? 'main' : 'quiet',
      ),
    ),
  ),
  ...(before
    ? buttons(
        button(customId('daily-result', before.place, before.day), wordsOf(language)['daily-results']()),
      )
    : []),
]

/** What the last position came to, in one line. */
function shortResult(bot: BotContext, page: DailyPage, language: Language): string {
  const { result } = page
  if (!result) return ''
  const text = answersOf(bot, page, language)[result.best] ?? ''
  const percent = percentOf(result.shares[result.best] ?? 0)
  return wordsOf(language)['daily-short']({ best: letterOf(result.best), text, percent })
}

/** What a position came to, for one reader. */
export function dailyResultScreen(bot: BotContext, page: DailyPage, language: Language): Screen {
  const words = wordsOf(language)
  const { result, own } = page
  if (!result) return { content: words['daily-none']() }
  const { best, counts, shares, given, byMember, games } = result
  const title = titleOf(bot, { title: page.title, id: page.title })
  const all = counts.reduce((sum, count) => sum + count, 0)
  const lines = answersOf(bot, page, language).map((text, index) => {
    const answer = letterOf(index)
    const line = words['daily-line']({ answer, text, percent: percentOf(shares[index] ?? 0) })
    const counted = all >= TOLD ? ` · ${words['daily-counted']({ n: counts[index] ?? 0 })}` : ''
    return `${index === best ? '⭐ ' : ''}${line}${counted}`
  })
  const prompt = clipMarkdown(sayIn(language, page.decision.prompt, title, page), ASKED)
  const around = () =>
    paragraphs(
      words['daily-was-head']({ game: gameOf(bot, page, language) }),
      words['daily-was']({ prompt }),
      ...lines,
      own !== undefined &&
        words[own === best ? 'daily-own-best' : 'daily-own-other']({
          answer: letterOf(own),
          best: letterOf(best),
        }),
      words[byMember ? 'daily-given-member' : 'daily-given-computer']({ answer: letterOf(given) }),
      all < TOLD && words['daily-answered']({ n: all }),
      `-# ${words['daily-games']({ n: games })}`,
    )
  const illustration = tablePicture(title, page, page.view, language, around)
  return { content: around(), ...(illustration && { illustration }) }
}
