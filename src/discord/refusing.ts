// What the host refuses, in the words of the person who asked; names of seats are those of the game it was about.
import type { Phrase } from '../engine/phrase.ts'
import type { GameId } from '../host/types.ts'
import type { Call } from './call.ts'
import type { Desk } from './desk.ts'
import { sayIn } from './present.ts'
import type { Screen } from './screen.ts'

/** A refusal as words. */
export async function refusalText(
  desk: Desk,
  { language }: Pick<Call, 'language'>,
  game: GameId | undefined,
  refusal: Phrase,
): Promise<string> {
  const info = game === undefined ? undefined : await desk.host.info(game)
  return sayIn(language, refusal, info && desk.titles[info.title], info)
}

/** A refusal as a screen. */
export const refusalScreen = async (
  desk: Desk,
  call: Pick<Call, 'language'>,
  game: GameId | undefined,
  refusal: Phrase,
): Promise<Screen> => ({ content: await refusalText(desk, call, game, refusal) })
