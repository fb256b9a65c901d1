// The buttons and menus of a decision's panel. Pressing an outdated one shows the present decision.
import type { PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { isAsked } from '../../core/asked-view.ts'
import type { BotContext } from '../../core/context.ts'
import { isStranger } from '../../input/find-game.ts'
import { wordsOf } from '../../words/present.ts'
import { answer } from './answer-flow.ts'
import { notYours, standing, standingOf } from './game-status.ts'
import { type DecisionSource, partsOn } from './pressing.ts'
import { lookBack } from './seat-return.ts'
import { undoneScreen } from './taking-back.ts'

/** The question that the game asks. */
const asked: DecisionSource = {
  prefix: '',
  discreet: true,
  async look(bot, call, game) {
    const looked = await bot.host.play.getView(game, call.person, 'brief')
    if (!looked.ok) return refusalScreen(bot, call, game, looked.refusal)
    // Only seated members are asked.
    if (isAsked(looked.value)) return { asked: looked.value }
    if (await isStranger(bot, call, looked.value.info))
      return { content: wordsOf(call.language)['no-such-game']({ game }) }
    return standing(bot, call, game, { refused: wordsOf(call.language).stale() })
  },
  show: standing,
  submit: (bot, call, look, choice) => answer(bot, call, look.info.id, look.token, choice),
}

/** "Your move" on a public message: a panel of one's own; someone else's move is explained. */
const move = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const [game = ''] = call.parts
  const { looked, back } = await lookBack(bot, call, game)
  if (!looked.ok) return { screen: await refusalScreen(bot, call, game, looked.refusal) }
  return { screen: await standingOf(bot, call, looked.value, back ?? notYours(looked.value, call.language)) }
}

/** Undo: the last answer is taken back, and its question asked anew in the same panel, or the others are asked. */
const takeBack = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const [game = '', token = ''] = call.parts
  return { screen: await undoneScreen(bot, call, game, token) }
}

/** Passes, and every later decision of the same stretch with it. */
const autoPass = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const [game = '', token = '', scope = ''] = call.parts
  return { screen: await answer(bot, call, game, token, [], { autoPass: scope }) }
}

/** A member takes the seat back that a computer plays. */
const back = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const [game = ''] = call.parts
  const done = await bot.host.clock.comeBack(game, call.person)
  if (!done.ok) return { screen: await refusalScreen(bot, call, game, done.refusal), fresh: true }
  return { screen: await standing(bot, call, game, wordsOf(call.language)['came-back']()) }
}

const now = async (bot: BotContext, call: PanelCall): Promise<Reply> => ({
  screen: await standing(bot, call, call.parts[0] ?? ''),
})

/** By verb: the parts of a decision's panel. */
export const DECIDING = {
  move: { run: move },
  now: { run: now },
  back: { run: back, slow: true },
  takeback: { run: takeBack, slow: true },
  ...partsOn(asked),
  autopass: { run: autoPass, slow: true },
} satisfies Record<string, Panel>
