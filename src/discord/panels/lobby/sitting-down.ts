// Taking a seat away from the lobby's own message: that message shows it, and who sat down is told.
import type { GameInfo } from '../../../host/table/types.ts'
import type { PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { BotContext } from '../../core/context.ts'
import { paragraphs, type Screen } from '../../screen/screen.ts'
import { newcomerNote } from '../../words/newcomers.ts'
import { placeOf, wordsOf } from '../../words/present.ts'
import { suggestionsFor } from '../auto-answers/suggesting.ts'

/** Which seat somebody took. */
export async function seatedLine(bot: BotContext, call: PanelCall, info: GameInfo): Promise<string> {
  const seat = info.players.find(({ member }) => member === call.person.id)?.seat ?? 0
  const line = wordsOf(call.language)['lobby-seated']({ seat: seat + 1 })
  return paragraphs(line, await newcomerNote(bot, call, info.reliability))
}

/** Seats the user who pressed, and says where; or why not. */
export async function sitDown(bot: BotContext, call: PanelCall, game: string): Promise<Screen> {
  const done = await bot.host.lobby.join(game, call.person, call.id)
  if (!done.ok) return refusalScreen(bot, call, game, done.refusal)
  const note = `${placeOf(done.value)} ${await seatedLine(bot, call, done.value)}`
  return (await suggestionsFor(bot, call, done.value, note)) ?? { content: note }
}
