// Auto-answers as a panel: one order at a time is chosen from a menu, and what it says from another.
import type { AutoAnswerSpec } from '../../engine/game.ts'
import type { AutoAnswerWords, Title } from '../../games/title.ts'
import type {
  AutoAnswerCall,
  AutoAnswerScope,
  AutoAnswersPage,
  Result,
  SetAutoAnswer,
} from '../../host/types.ts'
import type { Language } from '../../text/language.ts'
import { listText } from '../../text/render.ts'
import type { Call, PanelCall } from '../call.ts'
import type { BotContext } from '../context.ts'
import { customId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { gameName, plainIn, sayIn, wordsOf } from '../present.ts'
import type { Panel, Reply } from '../reply.ts'
import { button, buttons, paragraphs, type Row, type Screen, type SelectOption, select } from '../screen.ts'
import { waitingLines } from '../waiting.ts'
import { ASK, autoAnswerWords, valueName } from './auto-answer-words.ts'

/** What a panel of orders shows besides them. */
interface Shown {
  /** The order whose values are offered. */
  readonly chosen?: string | undefined
  /** Stands first. */
  readonly note?: string | undefined
  /** What the game waits for. */
  readonly waits?: readonly string[]
}

/** A member's orders. */
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
  const specs = title.game.orders ?? []
  const { game } = page
  if (specs.length === 0) return { content: paragraphs(note, words['auto-answers-none']({ title: name })) }
  const lines = page.orders.map((given) => orderLine(title, given, language))
  const lulls = game ? page.lulls.map((text) => plainIn(language, text, title, game)) : []
  return {
    content: paragraphs(
      note,
      game && gameName(title, game, language),
      game ? words['auto-answers-head']() : words['auto-answers-head-new']({ title: name }),
      `-# ${words['auto-answers-about']()}`,
      ...lines,
      lulls.length > 0 && words['auto-answers-auto-pass']({ what: listText([...new Set(lulls)], language) }),
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

function orderLine(title: Title, { id, value, once, isDefault }: SetAutoAnswer, language: Language): string {
  const words = wordsOf(language)
  const order = autoAnswerWords(title, id, language)
  const said = { name: order.name, value: valueName(order, value, language) }
  if (once !== undefined)
    return words['auto-answers-line-once']({ ...said, once: valueName(order, once, language) })
  const line = words['auto-answers-line'](said)
  return isDefault ? words['auto-answer-default']({ line }) : line
}

/** The parts of a custom id that say what orders are for. */
const scopeParts = ({ game, title }: AutoAnswersPage): [string, string] =>
  game ? ['g', game.id] : ['t', title]

const scopeOf = ([kind, id = '']: readonly string[]): AutoAnswerScope =>
  kind === 'g' ? { game: id } : { title: id }

function orderMenu(title: Title, page: AutoAnswersPage, language: Language, chosen?: string): Row {
  const options = page.orders.slice(0, LIMITS.options).map(({ id, value, once }) => {
    const order = autoAnswerWords(title, id, language)
    return {
      label: order.name,
      value: id,
      description: valueName(order, once ?? value, language),
      ...(id === chosen && { default: true }),
    }
  })
  return select(customId('order', ...scopeParts(page)), wordsOf(language)['auto-answer-pick'](), options)
}

function valueMenus(title: Title, page: AutoAnswersPage, language: Language, chosen?: string): Row[] {
  const spec = title.game.orders?.find(({ id }) => id === chosen)
  const given = page.orders.find(({ id }) => id === chosen)
  if (!spec || !given) return []
  const words = wordsOf(language)
  const order = autoAnswerWords(title, spec.id, language)
  const parts = [...scopeParts(page), spec.id]
  const always = select(
    customId('ordered', ...parts),
    words['auto-answer-always']({ name: order.name }),
    valueOptions(spec, order, language, given.value),
  )
  if (!page.game) return [always]
  const none = { label: words['auto-answer-once-none'](), value: ASK }
  const [, ...values] = valueOptions(spec, order, language, given.once).map((option) => ({
    ...option,
    label: words['auto-answer-next']({ value: option.label }),
  }))
  const once = select(
    customId('orderonce', ...parts),
    words['auto-answer-once']({ name: order.name }),
    given.once === undefined ? values : [none, ...values],
  )
  return [always, once]
}

const valueOptions = (
  { values }: AutoAnswerSpec,
  words: AutoAnswerWords,
  language: Language,
  now: string | undefined,
): SelectOption[] =>
  [ASK, ...values].slice(0, LIMITS.options).map((value) => ({
    label: valueName(words, value, language),
    value,
    ...(value === now && { default: true }),
  }))

/** Where orders are for all new games: the titles that have any. */
function titleMenu(bot: BotContext, language: Language, now: string): Row[] {
  const titles = Object.values(bot.titles).filter(({ game }) => (game.orders ?? []).length > 0)
  if (titles.length < 2) return []
  const options = titles.slice(0, LIMITS.options).map(({ game, words }) => ({
    label: words[language].title,
    value: game.id,
    ...(game.id === now && { default: true }),
  }))
  return [select(customId('ordertitle'), wordsOf(language)['auto-answers-which-title'](), options)]
}

const gameButtons = (game: string, { lulls, title }: AutoAnswersPage, language: Language): Row[] => {
  const words = wordsOf(language)
  return buttons(
    button(customId('orderkeep', game), words['auto-answers-keep']()),
    button(customId('ordernew', title), words['auto-answers-new-games']()),
    lulls.length > 0 ? button(customId('lullsend', game), words['auto-pass-end'](), 'main') : undefined,
    button(customId('now', game), words['look-again']()),
  )
}

/** The orders of a person for a game or for new games of a title. */
export async function openOrders(bot: BotContext, call: Call, scope: AutoAnswerScope): Promise<Screen> {
  return shown(bot, call, await bot.host.autoAnswers.of(call.person, scope))
}

/** Gives an order; the panel as it is then, or why it could not be given. */
export async function give(
  bot: BotContext,
  call: Call,
  scope: AutoAnswerScope,
  order: AutoAnswerCall,
): Promise<Screen> {
  const given = await bot.host.autoAnswers.set(call.person, scope, order)
  const line = given.ok && savedLine(bot, given.value, order.order, call.language)
  return shown(bot, call, given, {
    chosen: order.order,
    note: wordsOf(call.language)
      [order.value === ASK ? 'auto-answer-asked' : 'auto-answer-given']({ line: line || '' })
      .trim(),
  })
}

/** The order that was just given, as it stands. */
function savedLine(
  bot: BotContext,
  page: AutoAnswersPage,
  id: string,
  language: Language,
): string | undefined {
  const title = bot.titles[page.title]
  const order = page.orders.find((each) => each.id === id)
  return title && order && orderLine(title, order, language)
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
  screen: await openOrders(bot, call, scopeOf(call.parts)),
  fresh: true,
})

const choose = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const page = await bot.host.autoAnswers.of(call.person, scopeOf(call.parts))
  return { screen: await shown(bot, call, page, { chosen: call.values[0] }) }
}

const order =
  (once: boolean) =>
  async (bot: BotContext, call: PanelCall): Promise<Reply> => {
    const [value = ASK] = call.values
    return {
      screen: await give(bot, call, scopeOf(call.parts), { order: call.parts[2] ?? '', value, once }),
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
  screen: await openOrders(bot, call, { title: call.values[0] ?? call.parts[0] ?? '' }),
})

/** The game that a panel of orders is for, if for one. */
const game = async (_bot: BotContext, { parts: [kind, id] }: PanelCall) => (kind === 'g' ? id : undefined)

/** By verb: the parts of the panel of orders. */
export const ORDERING = {
  orders: { run: open, game },
  order: { run: choose, game },
  ordered: { run: order(false), slow: true, game },
  orderonce: { run: order(true), slow: true, game },
  orderkeep: { run: keep, slow: true },
  ordernew: { run: ofTitle },
  ordertitle: { run: ofTitle },
  lullsend: { run: endAutoPasses, slow: true },
} satisfies Record<string, Panel>
