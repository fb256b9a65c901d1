// Taking one's last choice back, the same by the button and by `/game undo`: at once, or once the others allow it.
import type { GameId } from '../../host/types.ts'
import type { Call } from '../call.ts'
import type { BotContext } from '../context.ts'
import { wordsOf } from '../present.ts'
import { refusalText } from '../refusing.ts'
import type { Screen } from '../screen.ts'
import { standing } from './standing.ts'
import { proposedText } from './voting.ts'

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
