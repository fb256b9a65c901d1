// Handles the buttons and menus of a decision's panel, whether it is answered or planned ahead.
import type { Choice } from '../../../engine/decision.ts'
import { sideStream } from '../../../engine/random.ts'
import type { Draft, GameId } from '../../../host/table/types.ts'
import type { PanelCall } from '../../call/call.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { isOrdered } from '../../choice/arrangements.ts'
import { listedOf } from '../../choice/labels.ts'
import { idOfValue, picksOfValue } from '../../choice/value.ts'
import type { AskedView } from '../../core/asked-view.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { wordsForm } from '../../screen/form.ts'
import { customId } from '../../screen/ids.ts'
import { LIMITS } from '../../screen/limits.ts'
import type { Note, Screen } from '../../screen/screen.ts'
import { plainIn, wordsOf } from '../../words/present.ts'
import { layoutOf, offered, pageOf } from './layout.ts'
import { inPictureOrder } from './picturing.ts'

/** Where a decision is asked: as the game's own question, or as the next step of a plan. */
export interface DecisionSource {
  /** Stands before the verbs of its buttons. */
  readonly prefix: string
  /** See `Panel.discreet`. */
  readonly discreet?: true
  /** What is asked now, or the screen instead. */
  look(bot: BotContext, call: PanelCall, game: GameId): Promise<{ readonly asked: AskedView } | Screen>
  /** The present, with a note. */
  show(bot: BotContext, call: PanelCall, game: GameId, note?: Note): Promise<Screen>
  submit(bot: BotContext, call: PanelCall, look: AskedView, choice: Choice): Promise<Screen>
}

/** A press on a panel's part, once it is sure that the panel is of the present. */
interface Press {
  readonly source: DecisionSource
  readonly look: AskedView
  readonly draft: Draft
  /** What the part says besides game, token and version. */
  readonly arg: string
}

type Action = (bot: BotContext, call: PanelCall, press: Press) => Promise<Reply>

/** Runs an action if decision and draft are still those that the panel was drawn with, else shows the present. */
const present =
  (source: DecisionSource, action: Action, anyVersion = false) =>
  async (bot: BotContext, call: PanelCall): Promise<Reply> => {
    const [game = '', token, version, ...rest] = call.parts
    const words = wordsOf(call.language)
    const looked = await source.look(bot, call, game)
    if (!('asked' in looked)) return { screen: looked }
    const look = inPictureOrder(titleOf(bot, looked.asked.info), looked.asked)
    if (look.token !== token)
      return { screen: await source.show(bot, call, game, { refused: words.stale() }) }
    const draft = await bot.host.play.draft(call.person.id, look.token)
    if (!anyVersion && String(draft.version) !== version)
      return { screen: await source.show(bot, call, game, { refused: words['moved-on']() }) }
    return action(bot, call, { source, look, draft, arg: rest.join('|') })
  }

const stale = async (bot: BotContext, call: PanelCall, { source, look }: Press): Promise<Reply> => ({
  screen: await source.show(bot, call, look.info.id, { refused: wordsOf(call.language).stale() }),
})

const submitted = async (
  bot: BotContext,
  call: PanelCall,
  { source, look }: Press,
  choice: Choice,
): Promise<Reply> => ({ screen: await source.submit(bot, call, look, choice) })

/** Changes the draft and draws the panel anew. */
async function redraft(
  bot: BotContext,
  call: PanelCall,
  { source, look, draft }: Press,
  change: Partial<Draft>,
): Promise<Reply> {
  const saved = await bot.host.play.saveDraft(call.person.id, look.token, { ...draft, ...change })
  const note = saved ? undefined : { refused: wordsOf(call.language)['moved-on']() }
  return { screen: await source.show(bot, call, look.info.id, note) }
}

const pick: Action = async (bot, call, press) => {
  const id = idOfValue(press.look.playerView.decision, press.arg)
  return id === undefined ? stale(bot, call, press) : submitted(bot, call, press, [id])
}

const choose: Action = async (bot, call, press) => {
  const { look, draft } = press
  const { decision } = look.playerView
  const listed = listedOf(decision, call.language, titleOf(bot, look.info), look.info)
  const layout = layoutOf(decision, listed)
  const ids = call.values.map((value) => picksOfValue(decision, value))
  if (ids.some((each) => each === undefined)) return stale(bot, call, press)
  const chosen = ids.flatMap((each) => each ?? [])
  if (layout.kind === 'places' || isOrdered(decision)) {
    if (layout.kind === 'orders') return redraft(bot, call, press, { picks: chosen })
    const picks = [...draft.picks, ...chosen.filter((id) => !draft.picks.includes(id))].slice(0, decision.max)
    return redraft(bot, call, press, { picks, page: 0 })
  }
  if (layout.kind !== 'some') return redraft(bot, call, press, { picks: chosen.slice(0, 1) })
  const { indices } = pageOf(
    offered(decision, { layout, copies: listed.copies, picks: draft.picks }),
    draft.page,
  )
  const here = new Set(indices.map((index) => decision.options[index]?.id))
  const picks = [...draft.picks.filter((id) => !here.has(id)), ...chosen].slice(0, decision.max)
  return redraft(bot, call, press, { picks })
}

/** A menu beside actions answers at once. */
const take: Action = async (bot, call, press) => {
  const id = idOfValue(press.look.playerView.decision, call.values[0] ?? '')
  return id === undefined ? stale(bot, call, press) : submitted(bot, call, press, [id])
}

const confirm: Action = (bot, call, press) => submitted(bot, call, press, press.draft.picks)

const turnPage: Action = (bot, call, press) =>
  redraft(bot, call, press, { page: Math.max(0, Number.parseInt(press.arg, 10) || 0) })

const undo: Action = (bot, call, press) =>
  redraft(bot, call, press, { picks: press.draft.picks.slice(0, -1), page: 0 })

/** Fills all places as a computer player would that knows what this member knows; nothing is answered yet. */
const fill: Action = async (bot, call, press) => {
  const { info, playerView, seat, token } = press.look
  const { decision, view } = playerView
  const { computers } = titleOf(bot, info).game
  const policy = computers.normal ?? Object.values(computers)[0]
  const picks =
    seat === undefined
      ? undefined
      : policy?.decide({ seat, view, story: [], decision }, sideStream('fill', token))
  return picks ? redraft(bot, call, press, { picks, page: 0 }) : stale(bot, call, press)
}

const write: Action = async (bot, call, { source, look, draft }) => {
  const { info, token, playerView } = look
  const words = wordsOf(call.language)
  return {
    form: wordsForm({
      id: customId(`${source.prefix}wrote`, info.id, token, draft.version),
      title: plainIn(call.language, playerView.decision.prompt, titleOf(bot, info), info),
      label: words['your-words'](),
      maxLength: Math.min(playerView.decision.text?.maxLength ?? LIMITS.input, LIMITS.input),
    }),
    late: { content: words['press-again']() },
  }
}

const wrote: Action = (bot, call, press) => submitted(bot, call, press, call.values.slice(0, 1))

/** The parts of a decision's panel, by verb without the source's prefix. */
export function partsOn(source: DecisionSource) {
  const part = (action: Action, anyVersion = false) => ({
    run: present(source, action, anyVersion),
    ...(source.discreet && { discreet: source.discreet }),
  })
  return {
    pick: { ...part(pick, true), slow: true },
    sel: part(choose),
    take: { ...part(take, true), slow: true },
    page: part(turnPage),
    undo: part(undo),
    fillin: part(fill),
    ok: { ...part(confirm), slow: true },
    write: part(write),
    wrote: { ...part(wrote, true), slow: true },
  } satisfies Record<string, Panel>
}
