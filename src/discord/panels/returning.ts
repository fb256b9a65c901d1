// Whoever presses something at a table where a computer plays for them has their seat again.
import type { GameId } from '../../host/types.ts'
import type { Call } from '../call.ts'
import type { BotContext } from '../context.ts'
import { wordsOf } from '../present.ts'

/** Takes a person's seat back if a computer plays for them; what to say of it. */
export async function takeSeatBack(bot: BotContext, call: Call, game: GameId): Promise<string | undefined> {
  const info = await bot.host.games.info(game)
  const own = info?.players.find(({ member }) => member === call.person.id)
  if (own?.standIn === undefined || info?.status !== 'playing') return undefined
  const back = await bot.host.clock.comeBack(game, call.person)
  return back.ok ? wordsOf(call.language)['came-back']() : undefined
}
