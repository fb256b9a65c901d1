// Standing orders as a panel: one order at a time is chosen from a menu, and what it says from another.
import type { OrderSpec } from '../../engine/game.ts'
import type { OrderWords, Title } from '../../games/title.ts'
import type { OrderCall, OrderScope, OrdersPage, Result } from '../../host/types.ts'
import type { Language } from '../../text/language.ts'
import { listText } from '../../text/render.ts'
import type { Call, PanelCall } from '../call.ts'
import type { Desk } from '../desk.ts'
import { customId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { gameName, plainIn, sayIn, wordsOf } from '../present.ts'
import type { Panel, Reply } from '../reply.ts'
import { button, buttons, paragraphs, type Row, type Screen, type SelectOption, select } from '../screen.ts'

/** The value that wants to be asked. */
export const ASK = 'ask'

/** How an order and its values read; ids where a game has no words. */
export function orderWords(title: Title, id: string, language: Language): OrderWords {
  return title.words[language].orders?.[id] ?? { name: id, hint: '', values: {} }
}

/** What a value is called. */
export const valueName = (words: OrderWords, value: string, language: Language): string =>
  value === ASK ? wordsOf(language)['order-ask']() : (words.values[value] ?? value)

/** A member's orders; `chosen` is the one whose values are offered, `note` stands first. */
export function ordersScreen(
  desk: Desk,
  { language }: Pick<Call, 'language'>,
  page: OrdersPage,
  chosen?: string,
  note?: string,
): Screen {
  const words = wordsOf(language)
  const title = desk.titles[page.title]
  if (!title) throw new Error(`${page.title} is not in the house`)
  const name = title.words[language].title
  const specs = title.game.orders ?? []
  const { game } = page
  if (specs.length === 0) return { content: paragraphs(note, words['orders-none']({ title: name })) }
  const lines = page.orders.map((given) => orderLine(title, given, language))
  const lulls = game ? page.lulls.map((text) => plainIn(language, text, title, game)) : []
  return {
    content: paragraphs(
      note,
      game && gameName(title, game, language),
      game ? words['orders-head']() : words['orders-head-new']({ title: name }),
      `-# ${words['orders-about']()}`,
      ...lines,
      lulls.length > 0 && words['orders-lulls']({ what: listText([...new Set(lulls)], language) }),
    ),
    rows: [
      ...(game ? [] : titleMenu(desk, language, page.title)),
      orderMenu(title, page, language, chosen),
      ...valueMenus(title, page, language, chosen),
      ...(game ? gameButtons(game.id, page, language) : []),
    ],
  }
}

function orderLine(title: Title, { id, value, once }: OrdersPage['orders'][number], language: Language) {
  const words = wordsOf(language)
  const order = orderWords(title, id, language)
  const said = { name: order.name, value: valueName(order, value, language) }
  return once === undefined
    ? words['orders-line'](said)
    : words['orders-line-once']({ ...said, once: valueName(order, once, language) })
}

/** The parts of a custom id that say what orders are for. */
const scopeParts = ({ game, title }: OrdersPage): [string, string] => (game ? ['g', game.id] : ['t', title])

const scopeOf = ([kind, id = '']: readonly string[]): OrderScope =>
  kind === 'g' ? { game: id } : { title: id }

function orderMenu(title: Title, page: OrdersPage, language: Language, chosen?: string): Row {
  const options = page.orders.slice(0, LIMITS.options).map(({ id, value, once }) => {
    const order = orderWords(title, id, language)
    return {
      label: order.name,
      value: id,
      description: valueName(order, once ?? value, language),
      ...(id === chosen && { default: true }),
    }
  })
  return select(customId('order', ...scopeParts(page)), wordsOf(language)['order-pick'](), options)
}

function valueMenus(title: Title, page: OrdersPage, language: Language, chosen?: string): Row[] {
  const spec = title.game.orders?.find(({ id }) => id === chosen)
  const given = page.orders.find(({ id }) => id === chosen)
  if (!spec || !given) return []
  const words = wordsOf(language)
  const order = orderWords(title, spec.id, language)
  const parts = [...scopeParts(page), spec.id]
  const always = select(
    customId('ordered', ...parts),
    words['order-always']({ name: order.name }),
    valueOptions(spec, order, language, given.value),
  )
  if (!page.game) return [always]
  const none = { label: words['order-once-none'](), value: ASK }
  const [, ...values] = valueOptions(spec, order, language, given.once).map((option) => ({
    ...option,
    label: words['order-next']({ value: option.label }),
  }))
  const once = select(
    customId('orderonce', ...parts),
    words['order-once']({ name: order.name }),
    given.once === undefined ? values : [none, ...values],
  )
  return [always, once]
}

const valueOptions = (
  { values }: OrderSpec,
  words: OrderWords,
  language: Language,
  now: string | undefined,
): SelectOption[] =>
  [ASK, ...values].slice(0, LIMITS.options).map((value) => ({
    label: valueName(words, value, language),
    value,
    ...(value === now && { default: true }),
  }))

/** Where orders are for all new games: the titles that have any. */
function titleMenu(desk: Desk, language: Language, now: string): Row[] {
  const titles = Object.values(desk.titles).filter(({ game }) => (game.orders ?? []).length > 0)
  if (titles.length < 2) return []
  const options = titles.slice(0, LIMITS.options).map(({ game, words }) => ({
    label: words[language].title,
    value: game.id,
    ...(game.id === now && { default: true }),
  }))
  return [select(customId('ordertitle'), wordsOf(language)['orders-which-title'](), options)]
}

const gameButtons = (game: string, { lulls, title }: OrdersPage, language: Language): Row[] => {
  const words = wordsOf(language)
  return buttons(
    button(customId('orderkeep', game), words['orders-keep']()),
    button(customId('ordernew', title), words['orders-new-games']()),
    lulls.length > 0 ? button(customId('lullsend', game), words['lulls-end'](), 'main') : undefined,
    button(customId('now', game), words['look-again']()),
  )
}

/** The orders of a person for a game or for new games of a title. */
export async function openOrders(desk: Desk, call: Call, scope: OrderScope): Promise<Screen> {
  return shown(desk, call, await desk.host.ordersOf(call.person, scope))
}

/** Gives an order; the panel as it is then, or why it could not be given. */
export async function give(desk: Desk, call: Call, scope: OrderScope, order: OrderCall): Promise<Screen> {
  const given = await desk.host.giveOrder(call.person, scope, order)
  return shown(desk, call, given, order.order, wordsOf(call.language)['order-given']())
}

const shown = (desk: Desk, call: Call, result: Result<OrdersPage>, chosen?: string, note?: string): Screen =>
  result.ok
    ? ordersScreen(desk, call, result.value, chosen, note)
    : { content: sayIn(call.language, result.refusal) }

const open = async (desk: Desk, call: PanelCall): Promise<Reply> => ({
  screen: await openOrders(desk, call, scopeOf(call.parts)),
  fresh: true,
})

const choose = async (desk: Desk, call: PanelCall): Promise<Reply> => {
  const page = await desk.host.ordersOf(call.person, scopeOf(call.parts))
  return { screen: shown(desk, call, page, call.values[0]) }
}

const order =
  (once: boolean) =>
  async (desk: Desk, call: PanelCall): Promise<Reply> => {
    const [value = ASK] = call.values
    return {
      screen: await give(desk, call, scopeOf(call.parts), { order: call.parts[2] ?? '', value, once }),
    }
  }

const keep = async (desk: Desk, call: PanelCall): Promise<Reply> => {
  const kept = await desk.host.keepOrders(call.person, call.parts[0] ?? '')
  return { screen: shown(desk, call, kept, undefined, wordsOf(call.language)['orders-kept']()) }
}

const endLulls = async (desk: Desk, call: PanelCall): Promise<Reply> => {
  const ended = await desk.host.endLulls(call.person, call.parts[0] ?? '')
  return { screen: shown(desk, call, ended, undefined, wordsOf(call.language)['lulls-ended']()) }
}

const ofTitle = async (desk: Desk, call: PanelCall): Promise<Reply> => ({
  screen: await openOrders(desk, call, { title: call.values[0] ?? call.parts[0] ?? '' }),
})

/** By verb: the parts of the panel of orders. */
export const ORDERING = {
  orders: { run: open },
  order: { run: choose },
  ordered: { run: order(false), slow: true },
  orderonce: { run: order(true), slow: true },
  orderkeep: { run: keep, slow: true },
  ordernew: { run: ofTitle },
  ordertitle: { run: ofTitle },
  lullsend: { run: endLulls, slow: true },
} satisfies Record<string, Panel>
