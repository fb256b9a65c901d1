// The buttons of a lobby, and Rematch: the message itself shows what has changed, only refusals are said in private.

import { strengthsIn } from '../../../engine/computers.ts'
import type { GameInfo, Result } from '../../../host/table/types.ts'
import type { PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { wordsOf } from '../../words/present.ts'
import { suggestionsFor } from '../auto-answers/suggesting.ts'
import { lobbyScreen } from './lobby-screen.ts'
import { again, next, series } from './rematch.ts'
import { seatedLine, sitDown } from './sitting-down.ts'
import { begin, startQuestion } from './start-question.ts'
import { strengthMenu } from './strengths.ts'

type Action = (bot: BotContext, call: PanelCall, game: string) => Promise<Result<GameInfo>>

const quietly =
  (action: Action) =>
  async (bot: BotContext, call: PanelCall): Promise<Reply> => {
    const [game = ''] = call.parts
    return lobbyReply(bot, call, game, await action(bot, call, game))
  }

/** Takes a seat: the lobby shows it, and the member is told in private which auto-answers they could set. */
async function takeSeat(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const done = await bot.host.lobby.join(game, call.person, call.id)
  const reply = await lobbyReply(bot, call, game, done)
  if (!done.ok || !('redraw' in reply)) return reply
  return {
    ...reply,
    aside: await suggestionsFor(bot, call, done.value, await seatedLine(bot, call, done.value)),
  }
}

/** The lobby as it is by now, or the refusal in private. */
async function lobbyReply(
  bot: BotContext,
  call: PanelCall,
  game: string,
  done: Result<GameInfo>,
): Promise<Reply> {
  if (!done.ok) return { screen: await refusalScreen(bot, call, game, done.refusal), fresh: true }
  return {
    redraw: async () => {
      const info = (await bot.host.games.info(game)) ?? done.value
      return lobbyScreen(titleOf(bot, info), info)
    },
  }
}

const leave: Action = ({ host }, call, game) => host.lobby.leave(game, call.person)

/** Starts; asks first where seats are free. */
async function start(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const info = await bot.host.games.info(game)
  const question = info && startQuestion(bot, call, info)
  if (question) return { screen: question, fresh: true }
  const done = info ? await begin(bot, call, info) : await bot.host.lobby.start(game, call.person)
  return lobbyReply(bot, call, game, done)
}

/** Adds a computer player; asks how strong where there is a choice. */
async function computer(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const info = await bot.host.games.info(game)
  const strengths = info ? strengthsIn(titleOf(bot, info).game) : []
  const [only = 'random', ...more] = strengths
  // Somebody else's press is refused by the host all the same; it needs no menu first.
  if (more.length === 0 || info?.host !== call.person.id) {
    const done = await bot.host.lobby.addComputer(game, call.person, only)
    return lobbyReply(bot, call, game, done)
  }
  const words = wordsOf(call.language)
  return {
    screen: {
      content: words['add-computer'](),
      rows: [strengthMenu(customId('strength', game), strengths, call.language)],
    },
    fresh: true,
  }
}

async function strength(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const done = await bot.host.lobby.addComputer(game, call.person, call.values[0] ?? '')
  if (!done.ok) return { screen: await refusalScreen(bot, call, game, done.refusal) }
  const name = done.value.players.at(-1)?.name ?? ''
  return { screen: { content: wordsOf(call.language)['lobby-computer']({ name: `🤖 ${name}` }) } }
}

/** Join pressed elsewhere than on the lobby: the lobby's own message shows it, and the one who pressed is told. */
async function sit(bot: BotContext, call: PanelCall): Promise<Reply> {
  return { screen: await sitDown(bot, call, call.parts[0] ?? '') }
}

/** What the hash in the lobby is for, and how a seed word is added. */
async function fairness(bot: BotContext, call: PanelCall): Promise<Reply> {
  const info = await bot.host.games.info(call.parts[0] ?? '')
  const words = wordsOf(call.language)
  const content = info ? words['fairness-about']({ hash: info.commitment }) : words['unknown-button']()
  return { screen: { content }, fresh: true }
}

/** By verb: the buttons of lobbies. */
export const LOBBY = {
  join: { run: takeSeat, slow: true },
  sit: { run: sit, slow: true },
  leave: { run: quietly(leave), slow: true },
  start: { run: start, slow: true },
  computer: { run: computer, slow: true },
  strength: { run: strength, slow: true },
  fairness: { run: fairness },
  again: { run: again, slow: true },
  next: { run: next, slow: true },
  series: { run: series, slow: true },
} satisfies Record<string, Panel>
