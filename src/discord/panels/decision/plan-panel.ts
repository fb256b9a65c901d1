// Planning a turn: the panel of a decision as it will be asked, the steps so far, and what is to become of them.
import type { Choice } from '../../../engine/decision.ts'
import type { GameId, PlanView, Result } from '../../../host/table/types.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import { refusalText } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import type { AskedView } from '../../core/asked-view.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { LIMITS } from '../../screen/limits.ts'
import {
  type Button,
  button,
  buttons,
  type Note,
  paragraphs,
  placed,
  type Screen,
  withButtons,
} from '../../screen/screen.ts'
import { gameName, wordsOf } from '../../words/present.ts'
import { moment } from '../../words/time.ts'
import { askingScreen } from './decision-panel.ts'
import { standing } from './game-status.ts'
import { fateText, stepsText } from './plan-words.ts'
import { type DecisionSource, partsOn } from './pressing.ts'

/** Stands before the verbs of what is planned. */
const PREFIX = 'plan-'

/** What a plan asks next, in the shape of a look at the game; `undefined` where it asks nothing. */
export function askedNext(plan: PlanView): AskedView | undefined {
  const { info, seat, token, playerView } = plan
  const decision = playerView?.decision
  if (token === undefined || !playerView || !decision) return undefined
  const idle = { awaited: [], autoAnswered: [], autoAnswerNotes: [], deadlines: [] }
  return { ...idle, info, seat, token, playerView: { ...playerView, decision } }
}

/** A person's plan, or the present with why there is none. */
export async function planScreen(
  bot: BotContext,
  call: Call,
  game: GameId,
  result: Result<PlanView>,
  note?: Note,
): Promise<Screen> {
  if (!result.ok)
    return standing(bot, call, game, { refused: await refusalText(bot, call, game, result.refusal) })
  const plan = result.value
  const title = titleOf(bot, plan.info)
  const next = askedNext(plan)
  const head = headText(bot, call, plan)
  const said = placed(note)
  if (!next)
    return {
      content: paragraphs(
        said.first,
        gameName(title, plan.info, call.language),
        head,
        endText(call, plan),
        said.last,
      ),
      rows: buttons(...planButtons(call, plan)),
    }
  const draft = await bot.host.play.draft(call.person.id, next.token)
  const asked = askingScreen(title, next, draft, call.language, said, { prefix: PREFIX, head })
  return { ...asked, rows: withButtons(asked.rows ?? [], planButtons(call, plan)).slice(0, LIMITS.rows) }
}

function headText(bot: BotContext, { language }: Call, plan: PlanView): string {
  const words = wordsOf(language)
  const title = titleOf(bot, plan.info)
  const { steps, lapsed, whenever, due, fate } = plan
  return paragraphs(
    words['plan-head'](),
    fate && fateText(title, plan.info, fate, language),
    steps.length === 0 && `-# ${words['plan-about']()}`,
    steps.length > 0 && stepsText(title, plan, language),
    lapsed > 0 && `-# ${words['plan-lapsed']({ n: lapsed })}`,
    steps.length > 0 && `-# ${whenever ? words['plan-whenever']() : words['plan-careful']()}`,
    due && `-# ${words['plan-due']({ when: moment(due, 'R') })}`,
  )
}

/** Why a plan asks nothing more. */
function endText({ language }: Call, { ends, steps, due }: PlanView): string | undefined {
  const words = wordsOf(language)
  if (ends) return words[`plan-ends-${ends}`]()
  if (due) return undefined
  return steps.length > 0 ? undefined : words['refused-no-turn-to-plan']()
}

/** What can be done with a plan. */
function planButtons({ language }: Call, { info, steps, whenever }: PlanView): (Button | undefined)[] {
  const words = wordsOf(language)
  const has = steps.length > 0
  return [
    button(customId('now', info.id), words['look-again']()),
    has ? button(customId('plan-shorten', info.id), words['plan-shorten']()) : undefined,
    has
      ? button(
          customId('plan-mode', info.id, whenever ? 'careful' : 'whenever'),
          whenever ? words['plan-be-careful']() : words['plan-be-whenever'](),
        )
      : undefined,
    has ? button(customId('plan-drop', info.id), words['plan-drop'](), 'grave') : undefined,
  ]
}

/** Adds a choice to a plan, and shows what may be planned next. */
export async function addToPlan(
  bot: BotContext,
  call: Call,
  { info, token }: AskedView,
  choice: Choice,
): Promise<Screen> {
  const { person } = call
  const added = await bot.host.plans.add({ game: info.id, person, token, choice })
  if (added.ok) return planScreen(bot, call, info.id, added)
  const note = { refused: await refusalText(bot, call, info.id, added.refusal) }
  return planScreen(bot, call, info.id, await bot.host.plans.look(info.id, person), note)
}

/** The next step of a plan. */
const ahead: DecisionSource = {
  prefix: PREFIX,
  async look(bot, call, game) {
    const result = await bot.host.plans.look(game, call.person)
    const next = result.ok ? askedNext(result.value) : undefined
    return next
      ? { asked: next }
      : planScreen(bot, call, game, result, { refused: wordsOf(call.language).stale() })
  },
  show: async (bot, call, game, note) =>
    planScreen(bot, call, game, await bot.host.plans.look(game, call.person), note),
  submit: addToPlan,
}

const changing =
  (change: (bot: BotContext, call: PanelCall, game: GameId) => Promise<Result<PlanView>>) =>
  async (bot: BotContext, call: PanelCall): Promise<Reply> => {
    const [game = ''] = call.parts
    return { screen: await planScreen(bot, call, game, await change(bot, call, game)) }
  }

/** Forgets a plan; where the game stands then. */
export async function dropPlan(bot: BotContext, call: Call, game: GameId): Promise<Screen> {
  const dropped = await bot.host.plans.drop(game, call.person)
  const note = dropped.ok
    ? wordsOf(call.language)['plan-dropped']()
    : { refused: await refusalText(bot, call, game, dropped.refusal) }
  return standing(bot, call, game, note)
}

const prefixed = Object.fromEntries(
  Object.entries(partsOn(ahead)).map(([verb, part]) => [`${PREFIX}${verb}`, part]),
) satisfies Record<string, Panel>

/** By verb: the parts of a plan. */
export const PLANNING: Readonly<Record<string, Panel>> = {
  ...prefixed,
  plan: { run: changing(({ host }, { person }, game) => host.plans.look(game, person)) },
  'plan-shorten': { run: changing(({ host }, { person }, game) => host.plans.shorten(game, person)) },
  'plan-mode': {
    run: changing(({ host }, { person, parts }, game) =>
      host.plans.setWhenever(game, person, parts[1] === 'whenever'),
    ),
  },
  'plan-drop': { run: async (bot, call) => ({ screen: await dropPlan(bot, call, call.parts[0] ?? '') }) },
}
