// Suggests auto-answers in private to members who sit down or open a lobby; one press sets one, another removes it.
import type { Title } from '../../../games/common/title.ts'
import type { AutoAnswersPage, GameInfo, Result } from '../../../host/table/types.ts'
import type { Language } from '../../../text/language.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import type { BotContext } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { type Button, button, buttons, paragraphs, type Screen } from '../../screen/screen.ts'
import { quickerOf, tableOf } from '../../words/duration.ts'
import { sayIn, wordsOf } from '../../words/present.ts'
import { autoAnswerWords, valueName } from './auto-answer-words.ts'

/** What a title suggests: each auto-answer with its value. */
const suggestedOf = ({ game }: Title) =>
  (game.autoAnswers ?? []).flatMap(({ id, suggested }) =>
    suggested === undefined ? [] : [{ id, value: suggested }],
  )

/** What the buttons do: which screen follows. */
type Verb = 'suggested' | 'setsuggested'

/** What is suggested, as a part of a screen: what it is, and the buttons that take it or take it back. */
interface Offer {
  readonly text: string
  readonly buttons: readonly Button[]
}

/**
 * What is suggested to somebody who sits in a lobby: a line each, and what they will never do. `undefined` where their game
 * suggests nothing.
 * @param verb what the buttons do: which screen follows
 */
export async function offerFor(
  bot: BotContext,
  call: Pick<Call, 'person' | 'language'>,
  info: GameInfo,
  verb: Verb = 'suggested',
): Promise<Offer | undefined> {
  const found = bot.titles[info.title]
  if (!found || suggestedOf(found).length === 0) return undefined
  const page = await bot.host.autoAnswers.of(call.person, { title: info.title })
  return page.ok ? offerOf(found, page.value, { verb, info }, call.language) : undefined
}

/** The same as a screen of its own, with a note above. */
export async function suggestionsFor(
  bot: BotContext,
  call: Call,
  info: GameInfo,
  note?: string,
): Promise<Screen | undefined> {
  const offer = await offerFor(bot, call, info)
  return offer && screenOf(offer, note)
}

const screenOf = ({ text, buttons: row }: Offer, note?: string): Screen => ({
  content: paragraphs(note, text),
  rows: buttons(...row),
})

function offerOf(
  title: Title,
  page: AutoAnswersPage,
  { verb, info }: { readonly verb: Verb; readonly info: GameInfo },
  language: Language,
): Offer {
  const words = wordsOf(language)
  const suggested = suggestedOf(title)
  const name = title.words[language].title
  const isTaken = suggested.every(({ id, value }) =>
    page.autoAnswers.some((current) => current.id === id && current.value === value),
  )
  const lines = suggested.map(({ id, value }) => {
    const autoAnswer = autoAnswerWords(title, id, language)
    return `- ${words['auto-answers-line']({ name: autoAnswer.name, value: valueName(autoAnswer, value, language) })}`
  })
  const quicker = info.status === 'lobby' ? quickerOf(title, tableOf(info)) : undefined
  const never = suggested.flatMap(({ id }) => autoAnswerWords(title, id, language).never ?? [])
  const does = (said: 'on' | 'off') => customId(verb, info.id, said, title.game.id)
  return {
    text: paragraphs(
      words[isTaken ? 'suggested-now' : 'suggested-head']({ title: name }),
      lines.join('\n'),
      quicker && words['suggested-quicker'](quicker),
      never.length > 0 && `-# ${never.join(language === 'en' ? ' ' : '')}`,
    ),
    buttons: [
      isTaken
        ? button(does('off'), words['suggested-drop']())
        : button(does('on'), words['suggested-take'](), 'main'),
      button(customId('ordernew', page.title), words['suggested-all']()),
    ],
  }
}

/**
 * Lays them down, or takes them back: for new games while theirs is a lobby, and in their game once it runs. Those of another
 * game than the lobby has by now are left alone: nobody has read what it suggests.
 */
export async function takeSuggested(
  bot: BotContext,
  { parts, person }: PanelCall,
): Promise<Result<AutoAnswersPage> | undefined> {
  const [game = '', said, shown] = parts
  const info = await bot.host.games.info(game)
  if (!info || !bot.titles[info.title]) return undefined
  const scope = info.status === 'lobby' ? { title: info.title } : { game }
  const isOther = shown !== undefined && shown !== info.title
  return isOther
    ? bot.host.autoAnswers.of(person, scope)
    : bot.host.autoAnswers.suggest(person, scope, said === 'on')
}

async function suggested(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const done = await takeSuggested(bot, call)
  const info = await bot.host.games.info(game)
  const title = bot.titles[info?.title ?? '']
  if (!done || !info || !title) return { screen: { content: wordsOf(call.language)['unknown-button']() } }
  if (!done.ok) return { screen: { content: sayIn(call.language, done.refusal, title) } }
  return { screen: screenOf(offerOf(title, done.value, { verb: 'suggested', info }, call.language)) }
}

/** By verb: the button of suggested auto-answers. */
export const SUGGESTING = { suggested: { run: suggested, slow: true } } satisfies Record<string, Panel>
