// Auto-answers as a panel: one auto-answer at a time is chosen from a menu, and what it says from another.
import type { AutoAnswerSpec } from '../../../engine/game.ts'
import type { AutoAnswerWords, Title } from '../../../games/common/title.ts'
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
  paragraphs,
  type Row,
  type Screen,
  type SelectOption,
  select,
} from '../../screen/screen.ts'
import { gameName, plainIn, sayIn, wordsOf } from '../../words/present.ts'
import { waitingLines } from '../../words/waiting-lines.ts'
import { ASK, autoAnswerWords, valueName } from './auto-answer-words.ts'

/** What a panel of auto-answers shows besides them. */
interface Shown {
  /** The auto-answer whose values are offered. */
  readonly chosen?: string | undefined
  /** Stands first. */
  readonly note?: string | undefined
  /** What the game waits for. */
  readonly waits?: readonly string[]
}

/** A member's auto-answers. */
export function autoAnswersScreen(
  bot: BotContext,
  { language }: Pick<Call, 'language'>,
  page: AutoAnswersPage,
  { chosen, note, waits = [] }: Shown = {},
): Screen {
  const words = wordsOf(language)
  const title = bot.titles[page.title]
  if (!title) throw new Error(`${page.title} is not in the house`)
  const name = title.words[language].title
  const specs = title.game.autoAnswers ?? []
  const { game } = page
  if (specs.length === 0) return { content: paragraphs(note, words['auto-answers-none']({ title: name })) }
  const lines = page.autoAnswers.map((current) => autoAnswerLine(title, current, language))
  const autoPasses = game ? page.autoPasses.map((text) => plainIn(language, text, title, game)) : []
  return {
    content: paragraphs(
      note,
      game && gameName(title, game, language),
      game ? words['auto-answers-head']() : words['auto-answers-head-new']({ title: name }),
      `-# ${words['auto-answers-about']()}`,
      ...lines,
      autoPasses.length > 0 &&
        words['auto-answers-auto-pass']({ what: listText([...new Set(autoPasses)], language) }),
      waits.length > 0 && [words['auto-answers-now'](), ...waits].join('\n'),
    ),
    rows: [
      ...(game ? [] : titleMenu(bot, language, page.title)),
      orderMenu(title, page, language, chosen),
      ...valueMenus(title, page, language, chosen),
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

/** The parts of a custom id that say what auto-answers are for. */
const scopeParts = ({ game, title }: AutoAnswersPage): [string, string] =>
  game ? ['g', game.id] : ['t', title]

const scopeOf = ([kind, id = '']: readonly string[]): AutoAnswerScope =>
  kind === 'g' ? { game: id } : { title: id }

function orderMenu(title: Title, page: AutoAnswersPage, language: Language, chosen?: string): Row {
  const options = page.autoAnswers.slice(0, LIMITS.options).map(({ id, value, once }) => {
    const autoAnswer = autoAnswerWords(title, id, language)
    return {
      label: autoAnswer.name,
      value: id,
      description: valueName(autoAnswer, once ?? value, language),
      ...(id === chosen && { default: true }),
    }
  })
  return select(customId('autopick', ...scopeParts(page)), wordsOf(language)['auto-answer-pick'](), options)
}

function valueMenus(title: Title, page: AutoAnswersPage, language: Language, chosen?: string): Row[] {
  const spec = title.game.autoAnswers?.find(({ id }) => id === chosen)
  const current = page.autoAnswers.find(({ id }) => id === chosen)
  if (!spec || !current) return []
  const words = wordsOf(language)
  const autoAnswer = autoAnswerWords(title, spec.id, language)
  const parts = [...scopeParts(page), spec.id]
  const always = select(
    customId('autoset', ...parts),
    words['auto-answer-always']({ name: autoAnswer.name }),
    valueOptions(spec, autoAnswer, language, current.value),
  )
  if (!page.game) return [always]
  const none = { label: words['auto-answer-once-none'](), value: ASK }
  const [, ...values] = valueOptions(spec, autoAnswer, language, current.once).map((option) => ({
    ...option,
    label: words['auto-answer-next']({ value: option.label }),
  }))
  const once = select(
    customId('autoonce', ...parts),
    words['auto-answer-once']({ name: autoAnswer.name }),
    current.once === undefined ? values : [none, ...values],
  )
  return [always, once]
}

const valueOptions = (
  { values }: AutoAnswerSpec,
  words: AutoAnswerWords,
  language: Language,
  now: string | undefined,
): SelectOption[] =>
  [ASK, ...values]
    .slice(0, LIMITS.options)
    .map((value) => ({
      label: valueName(words, value, language),
      value,
      ...(value === now && { default: true }),
    }))

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
    chosen: autoAnswer.autoAnswer,
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
  more: Pick<Shown, 'chosen' | 'note'> = {},
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

const choose = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const page = await bot.host.autoAnswers.of(call.person, scopeOf(call.parts))
  return { screen: await shown(bot, call, page, { chosen: call.values[0] }) }
}

const setValue =
  (once: boolean) =>
  async (bot: BotContext, call: PanelCall): Promise<Reply> => {
    const [value = ASK] = call.values
    return {
      screen: await give(bot, call, scopeOf(call.parts), { autoAnswer: call.parts[2] ?? '', value, once }),
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
  autopick: { run: choose, game },
  autoset: { run: setValue(false), slow: true, game },
  autoonce: { run: setValue(true), slow: true, game },
  orderkeep: { run: keep, slow: true },
  ordernew: { run: ofTitle },
  ordertitle: { run: ofTitle },
  autopassend: { run: endAutoPasses, slow: true },
} satisfies Record<string, Panel>
