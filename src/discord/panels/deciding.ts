// The buttons and menus of a decision's panel. Whatever old one is pressed leads to the present.
import type { PanelCall } from '../call.ts'
import type { BotContext } from '../context.ts'
import { wordsOf } from '../present.ts'
import { refusalScreen } from '../refusing.ts'
import type { Panel, Reply } from '../reply.ts'
import { answer } from './answering.ts'
import { isAsked } from './asking.ts'
import { type Ground, partsOn } from './pressing.ts'
import { takeSeatBack } from './returning.ts'
import { notYours, standing, standingOf } from './standing.ts'
import { undoneScreen } from './taking-back.ts'

/** The question that the game asks. */
const asked: Ground = {
  prefix: '',
  async look(bot, call, game) {
    const looked = await bot.host.play.getView(game, call.person)
    if (!looked.ok) return refusalScreen(bot, call, game, looked.refusal)
    if (isAsked(looked.value)) return { asked: looked.value }
    return standingOf(bot, call, looked.value, { refused: wordsOf(call.language).stale() })
  },
  show: standing,
  submit: (bot, call, look, choice) => answer(bot, call, look.info.id, look.token, choice),
}

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
  ...partsOn(asked),
  lull: { run: lull, slow: true },
} satisfies Record<string, Panel>
