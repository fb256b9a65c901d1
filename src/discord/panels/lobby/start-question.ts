// Starting a game whose table is not full: the host is asked first, and may fill seats or wait right there.

import { strengthsIn } from '../../../engine/computers.ts'
import type { GameId, GameInfo, Result } from '../../../host/table/types.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Screen } from '../../screen/screen.ts'
import { mayPlayInThreads } from '../../words/permissions.ts'
import { placeOf, wordsOf } from '../../words/present.ts'
import { strengthMenu } from './strengths.ts'
import { soon } from './wait-for-post.ts'

/** Starts a game; in its channel where the bot could not write in a thread. */
export const begin = ({ host }: BotContext, call: Call, info: GameInfo): Promise<Result<GameInfo>> =>
  host.lobby.start(info.id, call.person, {
    // Elsewhere than where the game is played these permissions say nothing.
    threads: call.channel !== info.channel || mayPlayInThreads(call.botMayDo),
  })

/** The game once its thread is there, so that the answer can link to it; where it gets none, it is played right there. */
export async function withThread(
  { host }: BotContext,
  { place, botMayDo }: Pick<Call, 'place' | 'botMayDo'>,
  game: GameInfo,
): Promise<GameInfo> {
  if (place === 'thread' || !mayPlayInThreads(botMayDo)) return game
  const threaded = async () => {
    const info = await host.games.info(game.id)
    return info?.thread === undefined ? undefined : info
  }
  return (await soon(threaded)) ?? game
}

/** Where a game that has just started is played. */
export async function startedScreen(bot: BotContext, call: Call, game: GameInfo): Promise<Screen> {
  const where = placeOf(await withThread(bot, call, game))
  return { content: wordsOf(call.language)['game-started']({ where }) }
}

/** What the host is asked before a game starts that seats are free at; `undefined` where nothing is to be asked. */
export function startQuestion(
  bot: BotContext,
  call: Call,
  info: GameInfo,
  note?: string,
): Screen | undefined {
  const { seats, players, status, id } = info
  const { min } = titleOf(bot, info).game.seats
  const free = seats - players.length
  if (status !== 'lobby' || info.host !== call.person.id || players.length < min || free <= 0)
    return undefined
  const words = wordsOf(call.language)
  return {
    content: paragraphs(note, words['start-free']({ n: free })),
    rows: buttons(
      button(customId('startnow', id, players.length), words['start-with']({ n: players.length }), 'main'),
      button(customId('fill', id), words['add-computer']()),
      button(customId('wait', id), words['start-wait']()),
    ),
  }
}

/** Starts with those who sit, if they are still as many as the host was told. */
async function startNow(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = '', told] = call.parts
  const info = await bot.host.games.info(game)
  const changed = info && String(info.players.length) !== told
  const question = changed ? startQuestion(bot, call, info) : undefined
  if (question) return { screen: question }
  if (!info) return { screen: { content: wordsOf(call.language)['refused-no-game']() } }
  const done = await begin(bot, call, info)
  if (!done.ok) return { screen: await refusalScreen(bot, call, game, done.refusal) }
  return { screen: await startedScreen(bot, call, done.value) }
}

/** Seats a computer player; asks how strong where there is a choice. */
async function fill(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const info = await bot.host.games.info(game)
  const strengths = info ? strengthsIn(titleOf(bot, info).game) : []
  const [only = 'random', ...more] = strengths
  if (more.length === 0) return filled(bot, call, game, only)
  const words = wordsOf(call.language)
  const rows = [strengthMenu(customId('fillwith', game), strengths, call.language)]
  return { screen: { content: words['add-computer'](), rows } }
}

async function filled(bot: BotContext, call: PanelCall, game: GameId, strength: string): Promise<Reply> {
  const done = await bot.host.lobby.addComputer(game, call.person, strength)
  if (!done.ok) return { screen: await refusalScreen(bot, call, game, done.refusal) }
  const words = wordsOf(call.language)
  const { players } = done.value
  const note = words['lobby-computer']({ name: `🤖 ${players.at(-1)?.name ?? ''}` })
  const question = startQuestion(bot, call, done.value, note)
  if (question) return { screen: question }
  return {
    screen: {
      content: paragraphs(note, words['lobby-full']()),
      rows: buttons(button(customId('startnow', game, players.length), words.start(), 'main')),
    },
  }
}

/** By verb: the parts of the question. */
export const STARTING = {
  startnow: { run: startNow, slow: true },
  fill: { run: fill, slow: true },
  fillwith: { run: (bot, call) => filled(bot, call, call.parts[0] ?? '', call.values[0] ?? ''), slow: true },
  wait: { run: async (_bot, { language }) => ({ screen: { content: wordsOf(language)['start-waits']() } }) },
} satisfies Record<string, Panel>
