// Auto-answers as a panel: what is set in words, and the form that changes it.
import type { Title } from '../../../games/common/title.ts'
import type {
  AutoAnswerCall,
  AutoAnswerScope,
  AutoAnswersPage,
  Result,
  SetAutoAnswer,
} from '../../../host/table/types.ts'
import type { Language } from '../../../text/language.ts'
import { listText } from '../../../text/render.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import type { BotContext } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { LIMITS } from '../../screen/limits.ts'
import {
  button,
  buttons,
  type Note,
  paragraphs,
  placed,
  type Row,
  type Screen,
  select,
} from '../../screen/screen.ts'
import { gameName, plainIn, sayIn, wordsOf } from '../../words/present.ts'
import { waitingLines } from '../../words/waiting-lines.ts'
import { autoAnswerForm, callsOf, pageButtons, pagesOf, scopeOf } from './auto-answer-form.ts'
import { ASK, autoAnswerWords, valueName } from './auto-answer-words.ts'

/** What a panel of auto-answers shows besides them. */
interface Shown {
  /** What came of the press that led here. */
  readonly note?: Note | undefined
  /** What the game waits for. */
  readonly waits?: readonly string[]
}

/** A member's auto-answers. */
export function autoAnswersScreen(
  bot: BotContext,
  { language }: Pick<Call, 'language'>,
  page: AutoAnswersPage,
  { note, waits = [] }: Shown = {},
): Screen {
  const words = wordsOf(language)
  const title = bot.titles[page.title]
  if (!title) throw new Error(`${page.title} is not in the house`)
  const name = title.words[language].title
  const specs = title.game.autoAnswers ?? []
  const { game } = page
  const { first, last } = placed(note)
  if (specs.length === 0) return { content: paragraphs(first, words['auto-answers-none']({ title: name })) }
  const isNumbered = pagesOf(page) > 1
  const lines = page.autoAnswers.map((current, n) => {
    const line = autoAnswerLine(title, current, language)
    return isNumbered ? `${n + 1}. ${line}` : line
  })
  const autoPasses = game ? page.autoPasses.map((text) => plainIn(language, text, title, game)) : []
  return {
    content: paragraphs(
      first,
      game && gameName(title, game, language),
      game ? words['auto-answers-head']() : words['auto-answers-head-new']({ title: name }),
      `-# ${words['auto-answers-about']()}`,
      ...lines,
      autoPasses.length > 0 &&
        words['auto-answers-auto-pass']({ what: listText([...new Set(autoPasses)], language) }),
      waits.length > 0 && [words['auto-answers-now'](), ...waits].join('\n'),
      last,
    ),
    rows: [
      ...(game ? [] : titleMenu(bot, language, page.title)),
      ...buttons(...pageButtons(page, language)),
      ...(game ? gameButtons(game.id, page, language) : []),
    ],
  }
}

function autoAnswerLine(
  title: Title,
  { id, value, once, isDefault }: SetAutoAnswer,
  language: Language,
): string {
  const words = wordsOf(language)
  const autoAnswer = autoAnswerWords(title, id, language)
  const said = { name: autoAnswer.name, value: valueName(autoAnswer, value, language) }
  if (once !== undefined)
    return words['auto-answers-line-once']({ ...said, once: valueName(autoAnswer, once, language) })
  const line = words['auto-answers-line'](said)
  return isDefault ? words['auto-answer-default']({ line }) : line
}

/** Where auto-answers are for all new games: the titles that have any. */
function titleMenu(bot: BotContext, language: Language, now: string): Row[] {
  const titles = Object.values(bot.titles).filter(({ game }) => (game.autoAnswers ?? []).length > 0)
  if (titles.length < 2) return []
  const options = titles
    .slice(0, LIMITS.options)
    .map(({ game, words }) => ({
      label: words[language].title,
      value: game.id,
      ...(game.id === now && { default: true }),
    }))
  return [select(customId('ordertitle'), wordsOf(language)['auto-answers-which-title'](), options)]
}

const gameButtons = (game: string, { autoPasses, title }: AutoAnswersPage, language: Language): Row[] => {
  const words = wordsOf(language)
  return buttons(
    button(customId('orderkeep', game), words['auto-answers-keep']()),
    button(customId('ordernew', title), words['auto-answers-new-games']()),
    autoPasses.length > 0
      ? button(customId('autopassend', game), words['auto-pass-end'](), 'main')
      : undefined,
    button(customId('now', game), words['look-again']()),
  )
}

/** The auto-answers of a person for a game or for new games of a title. */
export async function openAutoAnswers(bot: BotContext, call: Call, scope: AutoAnswerScope): Promise<Screen> {
  return shown(bot, call, await bot.host.autoAnswers.of(call.person, scope))
}

/** Sets an auto-answer; the panel as it is then, or why it could not be set. */
export async function give(
  bot: BotContext,
  call: Call,
  scope: AutoAnswerScope,
  autoAnswer: AutoAnswerCall,
): Promise<Screen> {
  const current = await bot.host.autoAnswers.set(call.person, scope, autoAnswer)
  const line = current.ok && savedLine(bot, current.value, autoAnswer.autoAnswer, call.language)
  return shown(bot, call, current, {
    note: wordsOf(call.language)
      [autoAnswer.value === ASK ? 'auto-answer-asked' : 'auto-answer-saved']({ line: line || '' })
      .trim(),
  })
}

/** The auto-answer that was just set, as it stands. */
function savedLine(
  bot: BotContext,
  page: AutoAnswersPage,
  id: string,
  language: Language,
): string | undefined {
  const title = bot.titles[page.title]
  const autoAnswer = page.autoAnswers.find((each) => each.id === id)
  return title && autoAnswer && autoAnswerLine(title, autoAnswer, language)
}

/** The panel, with whom and what the game waits for, or why there is none. */
async function shown(
  bot: BotContext,
  call: Call,
  result: Result<AutoAnswersPage>,
  more: Pick<Shown, 'note'> = {},
): Promise<Screen> {
  if (!result.ok) return { content: sayIn(call.language, result.refusal) }
  const { game, title: id } = result.value
  const title = bot.titles[id]
  const look = game?.status === 'playing' ? await bot.host.play.getView(game.id, call.person) : undefined
  const waits = look?.ok && title ? waitingLines(title, look.value, call.language, bot.clock.now()) : []
  return autoAnswersScreen(bot, call, result.value, { ...more, waits })
}

const open = async (bot: BotContext, call: PanelCall): Promise<Reply> => ({
  screen: await openAutoAnswers(bot, call, scopeOf(call.parts)),
  fresh: true,
})

/** Opens a page of the form. */
async function openPage(bot: BotContext, call: PanelCall): Promise<Reply> {
  const page = await bot.host.autoAnswers.of(call.person, scopeOf(call.parts))
  const title = page.ok ? bot.titles[page.value.title] : undefined
  const n = Number(call.parts[2])
  if (!page.ok || !title || !(n < pagesOf(page.value))) return { screen: await shown(bot, call, page) }
  return {
    form: autoAnswerForm(title, page.value, n, call.language),
    late: { content: wordsOf(call.language)['press-again']() },
  }
}

/** Sets what a form says, all of it or nothing; what holds then is shown, with the refusal where nothing was set. */
async function takePage(bot: BotContext, call: PanelCall): Promise<Reply> {
  const { host } = bot
  const scope = scopeOf(call.parts)
  const page = await host.autoAnswers.of(call.person, scope)
  if (!page.ok) return { screen: await shown(bot, call, page) }
  const done = await host.autoAnswers.setAll(call.person, scope, callsOf(page.value, call), call.parts[3])
  const note = done.ok
    ? wordsOf(call.language)['auto-answers-saved']()
    : { refused: sayIn(call.language, done.refusal) }
  return {
    screen: await shown(bot, call, done.ok ? done : await host.autoAnswers.of(call.person, scope), { note }),
  }
}

const keep = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const kept = await bot.host.autoAnswers.keep(call.person, call.parts[0] ?? '')
  return { screen: await shown(bot, call, kept, { note: wordsOf(call.language)['auto-answers-kept']() }) }
}

const endAutoPasses = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const ended = await bot.host.autoAnswers.endPasses(call.person, call.parts[0] ?? '')
  return { screen: await shown(bot, call, ended, { note: wordsOf(call.language)['auto-pass-ended']() }) }
}

const ofTitle = async (bot: BotContext, call: PanelCall): Promise<Reply> => ({
  screen: await openAutoAnswers(bot, call, { title: call.values[0] ?? call.parts[0] ?? '' }),
})

/** The game that a panel of auto-answers is for, if for one. */
const game = async (_bot: BotContext, { parts: [kind, id] }: PanelCall) => (kind === 'g' ? id : undefined)

/** By verb: the parts of the panel of auto-answers. */
export const ORDERING = {
  auto: { run: open, game },
  autopage: { run: openPage, game },
  setauto: { run: takePage, slow: true, game },
  orderkeep: { run: keep, slow: true },
  ordernew: { run: ofTitle },
  ordertitle: { run: ofTitle },
  autopassend: { run: endAutoPasses, slow: true },
} satisfies Record<string, Panel>
