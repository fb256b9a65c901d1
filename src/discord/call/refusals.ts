// Words for the host's refusals, in the user's language; names of seats are those of the game it was about.
import type { Phrase } from '../../engine/phrase.ts'
import type { GameId } from '../../host/table/types.ts'
import type { BotContext } from '../core/context.ts'
import { customId } from '../screen/ids.ts'
import { button, buttons, type Screen } from '../screen/screen.ts'
import { sayIn, wordsOf } from '../words/present.ts'
import type { Call } from './call.ts'

/** A refusal as words. */
export async function refusalText(
  bot: BotContext,
  { language }: Pick<Call, 'language'>,
  game: GameId | undefined,
  refusal: Phrase,
): Promise<string> {
  const info = game === undefined ? undefined : await bot.host.games.info(game)
  return sayIn(language, refusal, info && bot.titles[info.title], info)
}

/** A refusal as a screen. */
export const refusalScreen = async (
  bot: BotContext,
  call: Pick<Call, 'language'>,
  game: GameId | undefined,
  refusal: Phrase,
): Promise<Screen> => ({
  content: await refusalText(bot, call, game, refusal),
  // A user who is not invited can ask for it right there.
  ...(game !== undefined &&
    refusal.key === NOT_INVITED && {
      rows: buttons(button(customId('requestToJoin', game), wordsOf(call.language)['ask-host'](), 'main')),
    }),
})

const NOT_INVITED = 'bot.refused-not-invited'
