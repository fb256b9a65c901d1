// A private game in which a server's set is tried: the way out of it, and its end.
import type { GameInfo } from '../../../host/table/types.ts'
import type { Language } from '../../../text/language.ts'
import { customId } from '../../screen/ids.ts'
import { button, paragraphs, type Said, type Screen, withRow } from '../../screen/screen.ts'
import { winnersText, wordsOf } from '../../words/present.ts'

/** A panel with the way out of the game; one of a game that is over has none. */
export const withLeaving = (screen: Screen, { id, status }: GameInfo, language: Language): Screen =>
  status === 'playing'
    ? withRow(screen, button(customId('customleave', id), wordsOf(language)['custom-leave']()))
    : screen

/** What is said of such a game once it is over. */
export function trialOverScreen(info: GameInfo, language: Language, { first, last }: Said): Screen {
  const words = wordsOf(language)
  const over = info.outcome
    ? words['custom-over']({ winners: winnersText(info, language) })
    : words['custom-left']()
  return { content: paragraphs(first, over, last) }
}
