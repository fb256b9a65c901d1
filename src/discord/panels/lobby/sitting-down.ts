// Taking a seat away from the lobby's own message: that message shows it, and who sat down is told.
import type { GameInfo } from '../../../host/table/types.ts'
import type { PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { BotContext } from '../../core/context.ts'
import type { Screen } from '../../screen/screen.ts'
import { placeOf, wordsOf } from '../../words/present.ts'
import { suggestionsFor } from '../auto-answers/suggesting.ts'

/** Which seat somebody took. */
export function seatedLine({ person, language }: PanelCall, { players }: GameInfo): string {
  const seat = players.find(({ member }) => member === person.id)?.seat ?? 0
  return wordsOf(language)['lobby-seated']({ seat: seat + 1 })
}

/** Seats the user who pressed, and says where; or why not. */
export async function sitDown(bot: BotContext, call: PanelCall, game: string): Promise<Screen> {
  const done = await bot.host.lobby.join(game, call.person, call.id)
  if (!done.ok) return refusalScreen(bot, call, game, done.refusal)
  const note = `${seatedLine(call, done.value)} ${placeOf(done.value)}`
  return (await suggestionsFor(bot, call, done.value, note)) ?? { content: note }
}
