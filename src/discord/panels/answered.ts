// What a member's standing orders answered for them while they were elsewhere; told to them alone.
import type { Phrase } from '../../engine/phrase.ts'
import type { Title } from '../../games/title.ts'
import type { GameView } from '../../host/types.ts'
import type { Language } from '../../text/language.ts'
import { listText } from '../../text/render.ts'
import { sayIn, wordsOf } from '../present.ts'
import { newestLines } from '../screen.ts'

/** What this person's orders answered lately. */
export function answeredText(title: Title, gameView: GameView, language: Language): string | undefined {
  const say = (phrase: Phrase) => sayIn(language, phrase, title, gameView.info)
  const lines = gameView.answeredByOrder.map(({ prompt, picked }) => {
    const items = listText(picked.map(say), language)
    return `-# ${wordsOf(language)['auto-answer-answered']({ prompt: say(prompt), items })}`
  })
  return lines.length > 0 ? newestLines(lines, ANSWERED) : undefined
}

/** Characters of what orders answered. */
const ANSWERED = 500
