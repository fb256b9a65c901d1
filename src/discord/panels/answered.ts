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
  const answers = gameView.answeredByOrder.map(({ prompt, picked }) => {
    const items = listText(picked.map(say), language)
    return wordsOf(language)['auto-answer-answered']({ prompt: say(prompt), items })
  })
  const lines = [...counted(answers)].map(
    ([answer, times]) => `-# ${answer}${times > 1 ? ` × ${times}` : ''}`,
  )
  return lines.length > 0 ? newestLines(lines, ANSWERED) : undefined
}

/** How often each is there, by when it was there last. */
function counted(answers: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const answer of answers) {
    const before = times.get(answer) ?? 0
    times.delete(answer)
    times.set(answer, before + 1)
  }
  return times
}

/** Characters of what orders answered. */
const ANSWERED = 500
