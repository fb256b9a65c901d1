// The menus and buttons of a decision's panel. They hold no memory: each names game, decision and draft version.
import { BACK_ID, type Choice, type Decision, isAction, type Option } from '../../../engine/decision.ts'
import type { Phrase } from '../../../engine/phrase.ts'
import type { Title } from '../../../games/common/title.ts'
import type { Draft, GameId, GameView } from '../../../host/table/types.ts'
import type { BotPhrases } from '../../../text/bot/index.ts'
import type { Icon } from '../../../text/icons.ts'
import { isOrdered } from '../../choice/arrangements.ts'
import { described, isForGood, marked } from '../../choice/consequences.ts'
import { timesText } from '../../choice/copies.ts'
import { valueOfId, valueOfPicks } from '../../choice/value.ts'
import { customId } from '../../screen/ids.ts'
import { LIMITS } from '../../screen/limits.ts'
import {
  type Button,
  button,
  buttons,
  fitsButton,
  type Row,
  type SelectOption,
  select,
  withButtons,
} from '../../screen/screen.ts'
import { type Layout, offered, type Page, pageOf } from './layout.ts'

/** A decision as one member sees it now. */
export interface Asked {
  readonly game: GameId
  readonly token: string
  readonly decision: Decision
  readonly draft: Draft
  readonly labels: readonly string[]
  /** For each option the first that is its copy. */
  readonly copies: readonly number[]
  /** The consequences of the options, without Markdown. */
  readonly effects: readonly (string | undefined)[]
  readonly words: BotPhrases
  /** What is chosen, without Markdown: the prompt, or the game's words where that tells how things stand. */
  readonly ask: string
  /** Stands before the verbs of its buttons and menus: what they choose is planned, not played. */
  readonly prefix?: string
  /** Whether an auto-answer could answer this. */
  readonly hasAutoAnswers: boolean
  /** Renders a phrase without Markdown. */
  readonly plain: (phrase: Phrase) => string
  /** The icon of an option by its text. */
  readonly icon?: Title['icon'] | undefined
}

/**
 * The rows of a panel: at most one menu, one or two rows of buttons, and where these have no room one for what answers in
 * one's stead, in which the `further` buttons come last.
 */
export function panelRows(asked: Asked, layout: Layout, further: readonly Button[] = []): Row[] {
  const more = [...insteadButtons(asked), ...further]
  if (layout.kind === 'buttons') {
    const options = asked.decision.options.flatMap((option, index) =>
      asked.copies[index] === index ? [optionButton(asked)(option, index)] : [],
    )
    return [...buttons(...options), ...rowsOf([boardButton(asked), ...more])].slice(0, LIMITS.rows)
  }
  const [first = [], second = []] = [more.slice(0, LIMITS.rowButtons), more.slice(LIMITS.rowButtons)]
  return [...withButtons(answerRows(asked, layout), first), ...buttons(...second)].slice(0, LIMITS.rows)
}

/** Buttons in as few rows as they fit in. */
const rowsOf = (list: readonly Button[]): Row[] => [
  ...buttons(...list.slice(0, LIMITS.rowButtons)),
  ...buttons(...list.slice(LIMITS.rowButtons)),
]

const boardButton = ({ words, game }: Asked): Button => button(customId('board', game), words.board())

/** Buttons that pass a wider stretch, and the way to auto-answers. */
function insteadButtons({ decision, game, token, words, hasAutoAnswers, plain, prefix }: Asked): Button[] {
  if (prefix !== undefined) return []
  const autoPasses = (decision.autoPasses ?? []).slice(0, LIMITS.fewOptions - 1)
  return [
    ...autoPasses.map(({ scope, text }) => button(customId('autopass', game, token, scope), plain(text))),
    ...(hasAutoAnswers ? [button(customId('auto', 'g', game), words['auto-answers']())] : []),
  ]
}

function answerRows(asked: Asked, layout: Exclude<Layout, { kind: 'buttons' }>): Row[] {
  const { words } = asked
  const board = boardButton(asked)
  if (layout.kind === 'words') return buttons(button(idOf(asked, 'write'), words.write(), 'main'), board)
  const actions = actionButtons(asked)
  if (layout.kind === 'orders')
    return [ordersMenu(asked, layout.orders), ...rowsOf([confirm(asked, layout), ...actions, board])]
  if (layout.kind === 'actions') return actionRows(asked, layout)
  const page = pageOf(offeredNow(asked, layout), asked.draft.page)
  const full = layout.kind === 'places' && asked.draft.picks.length >= asked.decision.max
  return [
    ...(full || page.indices.length === 0 ? [] : [menu(asked, layout, page)]),
    ...rowsOf(
      [
        confirm(asked, layout),
        layout.kind === 'places'
          ? button(idOf(asked, 'undo'), words.undo(), 'quiet', asked.draft.picks.length === 0)
          : passButton(asked, layout),
        ...(layout.kind === 'places' ? [button(idOf(asked, 'fillin'), words['fill-places']())] : []),
        ...actions,
        ...pageButtons(asked, page),
        board,
      ].filter((each) => each !== undefined),
    ),
  ]
}

const offeredNow = ({ decision, copies, draft }: Asked, layout: Layout): number[] =>
  offered(decision, { layout, copies, picks: draft.picks })

/** What a line or a button says of an option: its label, and how many of it there are to pick from. */
function lineOf({ decision, labels, copies, draft }: Asked, index: number, layout?: Layout): string {
  const id = decision.options[index]?.id ?? ''
  const left = copies.filter(
    (first, at) =>
      first === copies[index] &&
      !(layout?.kind === 'places' && draft.picks.includes(decision.options[at]?.id ?? '')),
  )
  return timesText(labels[index] ?? id, left.length)
}

/** A button for each action, which answers at once. */
const actionButtons = (asked: Asked): Button[] =>
  asked.decision.options.flatMap((option, index) =>
    isAction(option) ? [optionButton(asked)(option, index)] : [],
  )

/** A menu that answers at once, the buttons of the actions, and the way through its pages. */
function actionRows(asked: Asked, layout: Layout): Row[] {
  const page = pageOf(offeredNow(asked, layout), asked.draft.page)
  return [
    ...(page.indices.length === 0 ? [] : [menu(asked, layout, page)]),
    ...rowsOf(actionButtons(asked)),
    ...buttons(...pageButtons(asked, page), boardButton(asked)),
  ]
}

/** Back and More, where a menu has several pages. */
const pageButtons = (asked: Asked, { page, pages }: Page): Button[] =>
  pages > 1
    ? [
        button(idOf(asked, 'page', page - 1), asked.words.back(), 'quiet', page === 0),
        button(idOf(asked, 'page', page + 1), asked.words.more(), 'quiet', page === pages - 1),
      ]
    : []

/** Takes one's last answer back while that may be, or asks the others to allow it, as `/game undo` does. */
export const undoButton = ({ info, undo, undoAsks }: GameView, words: BotPhrases): Button | undefined =>
  undo === undefined
    ? undefined
    : button(customId('takeback', info.id, undo), undoAsks ? words['take-back-ask']() : words['take-back']())

const idOf = (
  { game, token, draft, prefix = '' }: Asked,
  verb: string,
  ...more: readonly (string | number)[]
): string => customId(`${prefix}${verb}`, game, token, draft.version, ...more)

const room = (asked: Asked): number => LIMITS.customId - idOf(asked, 'pick', '').length

/** Whether an option goes back, or takes back what was chosen, rather than on. */
const takesBack = (id: string): boolean => [BACK_ID, 'take-back', 'back-move'].includes(id)

const optionButton =
  (asked: Asked) =>
  (option: Option, index: number): Button => ({
    ...button(
      idOf(asked, 'pick', valueOfId(asked.decision, option.id, room(asked))),
      marked(lineOf(asked, index), option),
      isForGood(option)
        ? 'grave'
        : option.id === asked.decision.pass || takesBack(option.id)
          ? 'quiet'
          : 'main',
    ),
    ...withIcon(asked, option),
  })

function withIcon({ icon }: Asked, { text }: Option): { readonly icon?: Icon } {
  const found = icon?.(text)
  return found ? { icon: found } : {}
}

/** A button for the pass of a menu; a pass that is an action has its button among those. */
function passButton(asked: Asked, layout: Layout): Button | undefined {
  const { decision } = asked
  const index = decision.options.findIndex((option) => option.id === decision.pass)
  const option = decision.options[index]
  return layout.kind === 'one' && option && !isAction(option) && decision.options.length > 1
    ? optionButton(asked)(option, index)
    : undefined
}

function confirm(asked: Asked, layout: Layout): Button {
  const { decision, draft, labels, words } = asked
  const enough = draft.picks.length >= decision.min && draft.picks.length <= decision.max
  const [only] = draft.picks
  const index = decision.options.findIndex((option) => option.id === only)
  const name =
    layout.kind === 'one' && labels[index] ? marked(labels[index], decision.options[index]) : undefined
  const grave = decision.options.some((option) => draft.picks.includes(option.id) && isForGood(option))
  // The menu above shows what is picked, also where its name has no room on the button.
  const named = name === undefined ? undefined : words['confirm-what']({ what: name })
  const label = named !== undefined && fitsButton(named) ? named : words.confirm()
  return button(idOf(asked, 'ok'), label, grave ? 'grave' : 'go', !enough)
}

function ordersMenu(asked: Asked, orders: readonly Choice[]): Row {
  const { decision, labels, draft, words } = asked
  const nameOf = (id: string) => labels[decision.options.findIndex((option) => option.id === id)] ?? id
  const sign = decision.slots ? ' / ' : ' > '
  const named = orders.map((order) => ({ order, label: order.map(nameOf).join(sign) }))
  // Orders that differ by copies alone are one.
  const each = named.filter(({ label }, index) => named.findIndex((other) => other.label === label) === index)
  const options = each.map(({ order, label }) => ({
    label,
    // 25 orders at most have few picks, which fit as numbers at the least.
    value: valueOfPicks(decision, order, LIMITS.label) ?? '',
    ...(order.join() === draft.picks.join() && { default: true }),
  }))
  const placeholder = decision.slots ? decision.slots.map(asked.plain).join(sign) : words['pick-order']()
  return select(idOf(asked, 'sel'), placeholder, options)
}

function menu(asked: Asked, layout: Layout, page: Page): Row {
  const { decision, draft } = asked
  const options = page.indices.flatMap((index) => optionOf(asked, index, layout) ?? [])
  const elsewhere = draft.picks.filter(
    (id) => !page.indices.some((index) => decision.options[index]?.id === id),
  )
  const some = layout.kind === 'some'
  const max = some ? Math.max(1, Math.min(options.length, decision.max - elsewhere.length)) : 1
  // On one of several pages fewer may be picked than in all.
  const min = some ? (page.pages > 1 ? 0 : Math.min(decision.min, max)) : 1
  const verb = layout.kind === 'actions' ? 'take' : 'sel'
  return select(idOf(asked, verb), placeholderOf(asked, layout, page), options, { min, max })
}

function optionOf(asked: Asked, index: number, layout: Layout): SelectOption | undefined {
  const { decision, effects, draft, plain } = asked
  const option = decision.options[index]
  if (!option) return undefined
  const chosen = layout.kind !== 'places' && draft.picks.includes(option.id)
  const description = described(effects[index], option.hint && plain(option.hint))
  return {
    label: lineOf(asked, index, layout),
    value: valueOfId(decision, option.id, LIMITS.label),
    ...withIcon(asked, option),
    ...(description !== undefined && { description }),
    ...(chosen && { default: true }),
  }
}

function placeholderOf(asked: Asked, layout: Layout, page: Page): string {
  const { decision, draft, words, plain, ask } = asked
  const from = page.page * LIMITS.options + 1
  const total = offeredNow(asked, layout).length
  const where = words['pick-page']({ from, to: from + page.indices.length - 1, of: total })
  const what = placeholder()
  return page.pages > 1 ? `${where} · ${what}` : what

  function placeholder(): string {
    if (layout.kind === 'one' || layout.kind === 'actions') return ask
    if (layout.kind === 'some' || !isOrdered(decision))
      return `${words['pick-some']({ min: decision.min, max: decision.max })} · ${ask}`
    const n = draft.picks.length + 1
    const slot = decision.slots?.[draft.picks.length]
    return slot
      ? words['pick-position']({ n, label: plain(slot) })
      : words['pick-nth']({ n, of: decision.max })
  }
}
