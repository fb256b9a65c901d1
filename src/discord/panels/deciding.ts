// The buttons and menus of a decision's panel. Whatever old one is pressed leads to the present.
import type { Choice } from '../../engine/decision.ts'
import type { Draft } from '../../host/types.ts'
import type { PanelCall } from '../call.ts'
import { isOrdered } from '../choice/arrangements.ts'
import { labelsOf } from '../choice/labels.ts'
import { idOfValue, picksOfValue } from '../choice/value.ts'
import { type Desk, titleOf } from '../desk.ts'
import { customId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { plainIn, wordsOf } from '../present.ts'
import { refusalScreen, refusalText } from '../refusing.ts'
import type { Panel, Reply } from '../reply.ts'
import { answer } from './answering.ts'
import { type AskedLook, isAsked } from './asking.ts'
import { layoutOf, offered, pageOf } from './layout.ts'
import { takeSeatBack } from './returning.ts'
import { notYours, standing, standingOf } from './standing.ts'

/** A press on a panel's part, once it is sure that the panel is of the present. */
interface Press {
  readonly look: AskedLook
  readonly draft: Draft
  /** What the part says besides game, token and version. */
  readonly arg: string
}

type Deed = (desk: Desk, call: PanelCall, press: Press) => Promise<Reply>

/** Runs a deed if decision and draft are still those that the panel was drawn with, else shows the present. */
const present =
  (deed: Deed, anyVersion = false) =>
  async (desk: Desk, call: PanelCall): Promise<Reply> => {
    const [game = '', token, version, ...rest] = call.parts
    const words = wordsOf(call.language)
    const looked = await desk.host.look(game, call.person)
    if (!looked.ok) return { screen: await refusalScreen(desk, call, game, looked.refusal) }
    const look = looked.value
    if (!isAsked(look) || look.token !== token)
      return { screen: await standingOf(desk, call, look, words.stale()) }
    const draft = await desk.host.draft(call.person.id, look.token)
    if (!anyVersion && String(draft.version) !== version)
      return {
        screen: await standingOf(desk, call, look, words['moved-on']()),
      }
    return deed(desk, call, { look, draft, arg: rest.join('|') })
  }

const submit = async (desk: Desk, call: PanelCall, look: AskedLook, choice: Choice): Promise<Reply> => ({
  screen: await answer(desk, call, look.info.id, look.token, choice),
})

/** Changes the draft and draws the panel anew. */
async function redraft(
  desk: Desk,
  call: PanelCall,
  { look, draft }: Press,
  change: Partial<Draft>,
): Promise<Reply> {
  const saved = await desk.host.saveDraft(call.person.id, look.token, { ...draft, ...change })
  const note = saved ? undefined : wordsOf(call.language)['moved-on']()
  return { screen: await standing(desk, call, look.info.id, note) }
}

const pick: Deed = async (desk, call, { look, arg }) => {
  const id = idOfValue(look.outlook.decision, arg)
  if (id === undefined) return { screen: await standingOf(desk, call, look, wordsOf(call.language).stale()) }
  return submit(desk, call, look, [id])
}

const choose: Deed = async (desk, call, press) => {
  const { look, draft } = press
  const { decision } = look.outlook
  const layout = layoutOf(decision, labelsOf(decision, call.language, titleOf(desk, look.info), look.info))
  const ids = call.values.map((value) => picksOfValue(decision, value))
  if (ids.some((each) => each === undefined))
    return { screen: await standingOf(desk, call, look, wordsOf(call.language).stale()) }
  const chosen = ids.flatMap((each) => each ?? [])
  if (layout.kind === 'places' || isOrdered(decision)) {
    if (layout.kind === 'orders') return redraft(desk, call, press, { picks: chosen })
    const picks = [...draft.picks, ...chosen.filter((id) => !draft.picks.includes(id))].slice(0, decision.max)
    return redraft(desk, call, press, { picks, page: 0 })
  }
  if (layout.kind !== 'some') return redraft(desk, call, press, { picks: chosen.slice(0, 1) })
  const { indices } = pageOf(offered(decision, layout, draft.picks), draft.page)
  const here = new Set(indices.map((index) => decision.options[index]?.id))
  const picks = [...draft.picks.filter((id) => !here.has(id)), ...chosen].slice(0, decision.max)
  return redraft(desk, call, press, { picks })
}

const confirm: Deed = (desk, call, { look, draft }) => submit(desk, call, look, draft.picks)

const turnPage: Deed = (desk, call, press) =>
  redraft(desk, call, press, { page: Math.max(0, Number.parseInt(press.arg, 10) || 0) })

const undo: Deed = (desk, call, press) =>
  redraft(desk, call, press, { picks: press.draft.picks.slice(0, -1), page: 0 })

const write: Deed = async (desk, call, { look, draft }) => {
  const { info, token, outlook } = look
  const words = wordsOf(call.language)
  return {
    modal: {
      id: customId('wrote', info.id, token, draft.version),
      title: plainIn(call.language, outlook.decision.prompt, titleOf(desk, info), info),
      label: words['your-words'](),
      maxLength: Math.min(outlook.decision.text?.maxLength ?? LIMITS.input, LIMITS.input),
    },
  }
}

const wrote: Deed = (desk, call, { look }) => submit(desk, call, look, call.values.slice(0, 1))

/** "Your move" on a public message: a panel of one's own; someone else's move is explained. */
const move = async (desk: Desk, call: PanelCall): Promise<Reply> => {
  const [game = ''] = call.parts
  const back = await takeSeatBack(desk, call, game)
  const looked = await desk.host.look(game, call.person)
  if (!looked.ok) return { screen: await refusalScreen(desk, call, game, looked.refusal) }
  return { screen: await standingOf(desk, call, looked.value, back ?? notYours(looked.value, call.language)) }
}

/** Undo: the last answer is taken back, and its question is asked anew in the same panel. */
const takeBack = async (desk: Desk, call: PanelCall): Promise<Reply> => {
  const [game = '', token = ''] = call.parts
  const done = await desk.host.undo(game, call.person, token, call.id)
  if (done.ok)
    return { screen: await standingOf(desk, call, done.value, wordsOf(call.language)['taken-back']()) }
  return { screen: await standing(desk, call, game, await refusalText(desk, call, game, done.refusal)) }
}

/** Passes, and every later decision of the same stretch with it. */
const lull = async (desk: Desk, call: PanelCall): Promise<Reply> => {
  const [game = '', token = '', scope = ''] = call.parts
  return { screen: await answer(desk, call, game, token, [], scope) }
}

const now = async (desk: Desk, call: PanelCall): Promise<Reply> => ({
  screen: await standing(desk, call, call.parts[0] ?? ''),
})

/** By verb: the parts of a decision's panel. */
export const DECIDING = {
  move: { run: move },
  now: { run: now },
  takeback: { run: takeBack, slow: true },
  pick: { run: present(pick, true), slow: true },
  sel: { run: present(choose) },
  page: { run: present(turnPage) },
  undo: { run: present(undo) },
  ok: { run: present(confirm), slow: true },
  write: { run: present(write) },
  wrote: { run: present(wrote, true), slow: true },
  lull: { run: lull, slow: true },
} satisfies Record<string, Panel>
