// From a record of the hall to the game in which it was made: its past, with its film.
import type { PanelCall } from '../../call/call.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, withRow } from '../../screen/screen.ts'
import { wordsOf } from '../../words/present.ts'
import { historyScreen } from './history.ts'

/** Shows the past of a game that was chosen from the hall. */
async function look(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.values
  const screen = await historyScreen(bot, call, game, { viewer: 'public', step: 1 })
  const info = await bot.host.games.info(game)
  const hasFilm = info?.status === 'finished' && titleOf(bot, info).pictures !== undefined
  if (!hasFilm) return { screen, fresh: true }
  const film = button(customId('film', game), wordsOf(call.language)['film-button']())
  return { screen: withRow(screen, film), fresh: true }
}

/** By verb: the menu of the hall. */
export const HALL = {
  hallgame: { run: look, slow: true, game: async (_bot, { values }) => values[0] },
} satisfies Record<string, Panel>
