// Tells a member in private what they answered, and what their auto-answers answered for them meanwhile.
import { isDeepStrictEqual } from 'node:util'
import type { Phrase } from '../../../engine/phrase.ts'
import type { Title } from '../../../games/common/title.ts'
import type { GameView } from '../../../host/table/types.ts'
import type { Language } from '../../../text/language.ts'
import { escapeMarkdown } from '../../../text/markdown.ts'
import { listText } from '../../../text/render.ts'
import { countedItems } from '../../choice/copies.ts'
import { labelsOf } from '../../choice/labels.ts'
import { newestLines } from '../../screen/screen.ts'
import { sayIn, wordsOf } from '../../words/present.ts'

/** What this person has answered to a request that others still think about; not what an auto-answer has just answered for them. */
export function givenText(title: Title, gameView: GameView, language: Language): string | undefined {
  const { info, playerView, autoAnswerNotes } = gameView
  const { given, answered } = playerView ?? {}
  if (!given || !answered) return undefined
  const last = autoAnswerNotes.at(-1)
  if (last && isDeepStrictEqual(last.prompt, answered.prompt)) return undefined
  const labels = labelsOf(answered, language, title, info)
  const items = given.map((id) => {
    const index = answered.options.findIndex((option) => option.id === id)
    return `**${escapeMarkdown(labels[index] ?? id)}**`
  })
  return wordsOf(language)['you-chose']({ items: listText(countedItems(items), language) })
}

/** What this person's auto-answers answered lately. */
export function answeredText(title: Title, gameView: GameView, language: Language): string | undefined {
  const say = (phrase: Phrase) => sayIn(language, phrase, title, gameView.info)
  const answers = gameView.autoAnswerNotes.map(({ prompt, picked }) => {
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

/** Characters of what auto-answers answered. */
const ANSWERED = 500
