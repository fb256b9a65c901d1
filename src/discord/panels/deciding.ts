// The buttons and menus of a decision's panel. Whatever old one is pressed leads to the present.
import type { Choice } from '../../engine/decision.ts'
import type { Draft } from '../../host/types.ts'
import type { PanelCall } from '../call.ts'
import { isOrdered } from '../choice/arrangements.ts'
import { labelsOf } from '../choice/labels.ts'
import { idOfValue, picksOfValue } from '../choice/value.ts'
import { type BotContext, titleOf } from '../context.ts'
import { customId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { plainIn, wordsOf } from '../present.ts'
import { refusalScreen } from '../refusing.ts'
import type { Panel, Reply } from '../reply.ts'
import { answer } from './answering.ts'
import { type AskedView, isAsked } from './asking.ts'
import { layoutOf, offered, pageOf } from './layout.ts'
import { takeSeatBack } from './returning.ts'
import { notYours, standing, standingOf } from './standing.ts'
import { undoneScreen } from './taking-back.ts'

/** A press on a panel's part, once it is sure that the panel is of the present. */
interface Press {
  readonly look: AskedView
  readonly draft: Draft
  /** What the part says besides game, token and version. */
  readonly arg: string
}

type Deed = (bot: BotContext, call: PanelCall, press: Press) => Promise<Reply>

/** Runs a deed if decision and draft are still those that the panel was drawn with, else shows the present. */
const present =
  (deed: Deed, anyVersion = false) =>
  async (bot: BotContext, call: PanelCall): Promise<Reply> => {
    const [game = '', token, version, ...rest] = call.parts
    const words = wordsOf(call.language)
    const looked = await bot.host.play.getView(game, call.person)
    if (!looked.ok) return { screen: await refusalScreen(bot, call, game, looked.refusal) }
    const gameView = looked.value
    if (!isAsked(gameView) || gameView.token !== token)
      return { screen: await standingOf(bot, call, gameView, words.stale()) }
    const draft = await bot.host.play.draft(call.person.id, gameView.token)
    if (!anyVersion && String(draft.version) !== version)
      return {
        screen: await standingOf(bot, call, gameView, words['moved-on']()),
      }
    return deed(bot, call, { look: gameView, draft, arg: rest.join('|') })
  }

const submit = async (bot: BotContext, call: PanelCall, look: AskedView, choice: Choice): Promise<Reply> => ({
  screen: await answer(bot, call, look.info.id, look.token, choice),
})

/** Changes the draft and draws the panel anew. */
async function redraft(
  bot: BotContext,
  call: PanelCall,
  { look, draft }: Press,
  change: Partial<Draft>,
): Promise<Reply> {
  const saved = await bot.host.play.saveDraft(call.person.id, look.token, { ...draft, ...change })
  const note = saved ? undefined : wordsOf(call.language)['moved-on']()
  return { screen: await standing(bot, call, look.info.id, note) }
}

const pick: Deed = async (bot, call, { look, arg }) => {
  const id = idOfValue(look.playerView.decision, arg)
  if (id === undefined) return { screen: await standingOf(bot, call, look, wordsOf(call.language).stale()) }
  return submit(bot, call, look, [id])
}

const choose: Deed = async (bot, call, press) => {
  const { look, draft } = press
  const { decision } = look.playerView
  const layout = layoutOf(decision, labelsOf(decision, call.language, titleOf(bot, look.info), look.info))
  const ids = call.values.map((value) => picksOfValue(decision, value))
  if (ids.some((each) => each === undefined))
    return { screen: await standingOf(bot, call, look, wordsOf(call.language).stale()) }
  const chosen = ids.flatMap((each) => each ?? [])
  if (layout.kind === 'places' || isOrdered(decision)) {
    if (layout.kind === 'orders') return redraft(bot, call, press, { picks: chosen })
    const picks = [...draft.picks, ...chosen.filter((id) => !draft.picks.includes(id))].slice(0, decision.max)
    return redraft(bot, call, press, { picks, page: 0 })
  }
  if (layout.kind !== 'some') return redraft(bot, call, press, { picks: chosen.slice(0, 1) })
  const { indices } = pageOf(offered(decision, layout, draft.picks), draft.page)
  const here = new Set(indices.map((index) => decision.options[index]?.id))
  const picks = [...draft.picks.filter((id) => !here.has(id)), ...chosen].slice(0, decision.max)
  return redraft(bot, call, press, { picks })
}

/** A menu beside actions answers at once. */
const take: Deed = async (bot, call, press) => {
  const id = idOfValue(press.look.playerView.decision, call.values[0] ?? '')
  if (id === undefined)
    return { screen: await standingOf(bot, call, press.look, wordsOf(call.language).stale()) }
  return submit(bot, call, press.look, [id])
}

const confirm: Deed = (bot, call, { look, draft }) => submit(bot, call, look, draft.picks)

const turnPage: Deed = (bot, call, press) =>
  redraft(bot, call, press, { page: Math.max(0, Number.parseInt(press.arg, 10) || 0) })

const undo: Deed = (bot, call, press) =>
  redraft(bot, call, press, { picks: press.draft.picks.slice(0, -1), page: 0 })

const write: Deed = async (bot, call, { look, draft }) => {
  const { info, token, playerView } = look
  const words = wordsOf(call.language)
  return {
    modal: {
      id: customId('wrote', info.id, token, draft.version),
      title: plainIn(call.language, playerView.decision.prompt, titleOf(bot, info), info),
      label: words['your-words'](),
      maxLength: Math.min(playerView.decision.text?.maxLength ?? LIMITS.input, LIMITS.input),
    },
    late: { content: words['press-again']() },
  }
}

const wrote: Deed = (bot, call, { look }) => submit(bot, call, look, call.values.slice(0, 1))

/** "Your move" on a public message: a panel of one's own; someone else's move is explained. */
const move = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const [game = ''] = call.parts
  const back = await takeSeatBack(bot, call, game)
  const looked = await bot.host.play.getView(game, call.person)
  if (!looked.ok) return { screen: await refusalScreen(bot, call, game, looked.refusal) }
  return { screen: await standingOf(bot, call, looked.value, back ?? notYours(looked.value, call.language)) }
}

/** Undo: the last answer is taken back, and its question asked anew in the same panel, or the others are asked. */
const takeBack = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const [game = '', token = ''] = call.parts
  return { screen: await undoneScreen(bot, call, game, token) }
}

/** Passes, and every later decision of the same stretch with it. */
const lull = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const [game = '', token = '', scope = ''] = call.parts
  return { screen: await answer(bot, call, game, token, [], { lull: scope }) }
}

const now = async (bot: BotContext, call: PanelCall): Promise<Reply> => ({
  screen: await standing(bot, call, call.parts[0] ?? ''),
})

/** By verb: the parts of a decision's panel. */
export const DECIDING = {
  move: { run: move },
  now: { run: now },
  takeback: { run: takeBack, slow: true },
  pick: { run: present(pick, true), slow: true },
  sel: { run: present(choose) },
  take: { run: present(take, true), slow: true },
  page: { run: present(turnPage) },
  undo: { run: present(undo) },
  ok: { run: present(confirm), slow: true },
  write: { run: present(write) },
  wrote: { run: present(wrote, true), slow: true },
  lull: { run: lull, slow: true },
} satisfies Record<string, Panel>
