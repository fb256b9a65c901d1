// Leaving a running game: what it means, the button that does it, and the one that does not.
import type { GameId } from '../../../host/table/types.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Screen } from '../../screen/screen.ts'
import { gameName, wordsOf } from '../../words/present.ts'

/** What leaving a game would mean, and both buttons; why not, where one cannot. */
export async function resignScreen(bot: BotContext, call: Call, game: GameId): Promise<Screen> {
  const checked = await bot.host.play.checkResign(game, call.person)
  if (!checked.ok) return refusalScreen(bot, call, game, checked.refusal)
  const info = checked.value
  const words = wordsOf(call.language)
  return {
    content: paragraphs(
      gameName(titleOf(bot, info), info, call.language),
      words['resign-ask'](),
      info.league !== undefined && words['resign-league'](),
    ),
    rows: buttons(
      button(customId('resign', game), words['resign-now'](), 'grave'),
      button(customId('stay', game), words['resign-stay']()),
    ),
  }
}

async function resign(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const done = await bot.host.play.resign(game, call.person)
  if (!done.ok) return { screen: await refusalScreen(bot, call, game, done.refusal) }
  return { screen: { content: wordsOf(call.language)['game-resigned']() } }
}

const stay = async (_bot: BotContext, { language }: PanelCall): Promise<Reply> => ({
  screen: { content: wordsOf(language)['resign-stayed']() },
})

/** By verb: the buttons of `/game resign`. */
export const RESIGNING = { resign: { run: resign, slow: true }, stay: { run: stay } } satisfies Record<
  string,
  Panel
>
