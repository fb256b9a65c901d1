// Watching a game without a seat: from a button, and no more by another.
import type { GameInfo } from '../../../host/table/types.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, type Screen } from '../../screen/screen.ts'
import { gameName, wordsOf } from '../../words/present.ts'

/** Somebody watches a game from now on. */
export async function watchScreen(bot: BotContext, call: Call, game: string): Promise<Screen> {
  const done = await bot.host.watching.watch(game, call.person)
  if (!done.ok) return refusalScreen(bot, call, game, done.refusal)
  const words = wordsOf(call.language)
  return {
    content: words['watch-on']({ game: gameName(titleOf(bot, done.value), done.value, call.language) }),
    rows: buttons(
      done.value.status === 'lobby' ? undefined : button(customId('board', game), words.board(), 'main'),
      button(customId('unwatch', game), words['watch-stop']()),
    ),
  }
}

/** Somebody watches a game no more. */
export async function unwatchScreen(bot: BotContext, call: Call, info: GameInfo): Promise<Screen> {
  const words = wordsOf(call.language)
  const game = gameName(titleOf(bot, info), info, call.language)
  const stopped = await bot.host.watching.stop(info.id, call.person)
  return { content: stopped ? words['watch-off']({ game }) : words['watch-not']({ game }) }
}

const watch = async (bot: BotContext, call: PanelCall): Promise<Reply> => ({
  screen: await watchScreen(bot, call, call.parts[0] ?? ''),
  fresh: true,
})

async function unwatch(bot: BotContext, call: PanelCall): Promise<Reply> {
  const info = await bot.host.games.info(call.parts[0] ?? '')
  if (!info) return { screen: { content: wordsOf(call.language)['refused-no-game']() } }
  return { screen: await unwatchScreen(bot, call, info) }
}

/** By verb: watching. */
export const WATCHING = {
  watch: { run: watch, slow: true },
  unwatch: { run: unwatch, slow: true },
} satisfies Record<string, Panel>
