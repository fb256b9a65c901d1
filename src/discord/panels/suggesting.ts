// Suggested auto-answers: offered in private to whoever sits down, laid down by one press and taken back by another.
import type { Title } from '../../games/title.ts'
import type { AutoAnswersPage, GameId } from '../../host/types.ts'
import type { Language } from '../../text/language.ts'
import type { Call, PanelCall } from '../call.ts'
import type { BotContext } from '../context.ts'
import { customId } from '../ids.ts'
import { sayIn, wordsOf } from '../present.ts'
import type { Panel, Reply } from '../reply.ts'
import { button, buttons, paragraphs, type Screen } from '../screen.ts'
import { autoAnswerWords, valueName } from './auto-answer-words.ts'

/** What a title suggests: each order with its value. */
const suggestedOf = ({ game }: Title) =>
  (game.orders ?? []).flatMap(({ id, suggested }) =>
    suggested === undefined ? [] : [{ id, value: suggested }],
  )

/**
 * What is suggested to somebody who has sat down in a lobby: a line each, and what they will never do.
 * `undefined` where their game suggests nothing.
 */
export async function suggestionsFor(
  bot: BotContext,
  call: Call,
  { id, title }: { readonly id: GameId; readonly title: string },
  note?: string,
): Promise<Screen | undefined> {
  const found = bot.titles[title]
  if (!found || suggestedOf(found).length === 0) return undefined
  const page = await bot.host.autoAnswers.of(call.person, { title })
  return page.ok ? suggestionsScreen(found, page.value, id, call.language, note) : undefined
}

function suggestionsScreen(
  title: Title,
  page: AutoAnswersPage,
  game: GameId,
  language: Language,
  note?: string,
): Screen {
  const words = wordsOf(language)
  const suggested = suggestedOf(title)
  const name = title.words[language].title
  const isTaken = suggested.every(({ id, value }) =>
    page.orders.some((given) => given.id === id && given.value === value),
  )
  const lines = suggested.map(({ id, value }) => {
    const order = autoAnswerWords(title, id, language)
    return `- ${words['auto-answers-line']({ name: order.name, value: valueName(order, value, language) })}`
  })
  const never = suggested.flatMap(({ id }) => autoAnswerWords(title, id, language).never ?? [])
  return {
    content: paragraphs(
      note,
      words[isTaken ? 'suggested-now' : 'suggested-head']({ title: name }),
      lines.join('\n'),
      never.length > 0 && `-# ${never.join(language === 'en' ? ' ' : '')}`,
    ),
    rows: buttons(
      isTaken
        ? button(customId('suggested', game, 'off'), words['suggested-drop']())
        : button(customId('suggested', game, 'on'), words['suggested-take'](), 'main'),
      button(customId('ordernew', page.title), words['suggested-all']()),
    ),
  }
}

/** Lays them down, or takes them back: for new games while theirs is a lobby, and in their game once it runs. */
async function suggested(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = '', said] = call.parts
  const info = await bot.host.games.info(game)
  const title = info && bot.titles[info.title]
  if (!title) return { screen: { content: wordsOf(call.language)['unknown-button']() } }
  const scope = info.status === 'lobby' ? { title: info.title } : { game }
  const done = await bot.host.autoAnswers.suggest(call.person, scope, said === 'on')
  if (!done.ok) return { screen: { content: sayIn(call.language, done.refusal, title) } }
  return { screen: suggestionsScreen(title, done.value, game, call.language) }
}

/** By verb: the button of suggested auto-answers. */
export const SUGGESTING = { suggested: { run: suggested, slow: true } } satisfies Record<string, Panel>
