// Gives members their seat back from a computer when they press something at the table.
import type { GameId, GameView, Result } from '../../../host/table/types.ts'
import type { Call } from '../../call/call.ts'
import type { BotContext } from '../../core/context.ts'
import { wordsOf } from '../../words/present.ts'

/** What a person may see, and what to say of a seat that they have taken back. */
interface Look {
  readonly looked: Result<GameView>
  readonly back?: string
}

/** A person's look, as it is once they have their seat back if a computer played for them; see `getView` of `brief`. */
export async function lookBack(bot: BotContext, call: Call, game: GameId, brief?: 'brief'): Promise<Look> {
  const { play, clock } = bot.host
  const looked = await play.getView(game, call.person, brief)
  if (!looked.ok) return { looked }
  const { players, status } = looked.value.info
  const own = players.find(({ member }) => member === call.person.id)
  if (own?.standIn === undefined || status !== 'playing') return { looked }
  const back = await clock.comeBack(game, call.person)
  if (!back.ok) return { looked }
  return { looked: await play.getView(game, call.person, brief), back: wordsOf(call.language)['came-back']() }
}
