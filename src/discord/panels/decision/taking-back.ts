// Taking one's last choice back, the same by the button and by `/game undo`: at once, or once the others allow it.
import type { GameId } from '../../../host/table/types.ts'
import type { Call } from '../../call/call.ts'
import { refusalText } from '../../call/refusals.ts'
import type { BotContext } from '../../core/context.ts'
import type { Screen } from '../../screen/screen.ts'
import { wordsOf } from '../../words/present.ts'
import { proposedText } from '../votes/voting.ts'
import { standing } from './game-status.ts'

/**
 * Takes the person's last choice back or asks the others; where the game stands then, and what became of it.
 * @param token of the answer that a button was made for; without one it is the last
 */
export async function undoneScreen(
  bot: BotContext,
  call: Call,
  game: GameId,
  token?: string,
): Promise<Screen> {
  const undo = { kind: 'undo', ...(token !== undefined && { token }) } as const
  const done = await bot.host.votes.propose(game, call.person, undo, call.id)
  if (!done.ok)
    return standing(bot, call, game, { refused: await refusalText(bot, call, game, done.refusal) })
  const { vote } = done.value
  return standing(bot, call, game, vote ? proposedText(vote, call) : wordsOf(call.language)['taken-back']())
}
