// A question that a player must answer or judge, as data.
import type { Decision, Option } from '../../../engine/decision.ts'
import { oneLine } from '../../../picture/letters.ts'
import type { Input } from '../../../picture/paint.ts'
import { type Reader, render } from '../../../text/render.ts'
import { words as texts } from '../text/index.ts'
import type { DynastiesView } from '../view/view.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Everything on a picture of a question. */
export interface QuestionInput extends Input {
  /** Who asks whom. */
  readonly title: string
  readonly question: string
  /** What may be answered, each behind its letter; or the answer that is judged, behind none. */
  readonly answers: readonly { readonly letter: string; readonly text: string }[]
}

const ASKS = new Set(
  ['ask-answer', 'ask-typed-answer', 'ask-judge', 'ask-appeal'].map((key) => `dynasties.${key}`),
)

/** Whether a question is to be answered or judged. */
export const asksQuestion = (asked: Decision | undefined): asked is Decision =>
  asked !== undefined && ASKS.has(asked.prompt.key)

/** Makes it; nothing unless a question is answered or judged. */
export function questionInput(
  { question }: DynastiesView,
  reader: Reader,
  asked: Decision | undefined,
  { words, seat, language }: Vocabulary,
): QuestionInput | undefined {
  if (!asksQuestion(asked) || !question) return undefined
  const say = (phrase: Option['text']): string =>
    oneLine(render({ dynasties: texts[language] }, phrase, { ...reader, style: 'plain' }))
  const fromBank = question.text === null
  const options = fromBank
    ? asked.options
        .filter(({ id }) => id !== asked.pass)
        .map(({ id, text }) => ({ letter: id, text: say(text) }))
    : []
  return {
    language,
    title: words.asked({ who: seat(question.asker), whom: seat(question.target) }),
    question: fromBank ? say(asked.prompt) : oneLine(question.text ?? ''),
    answers: question.answer === null ? options : [{ letter: '', text: oneLine(question.answer) }],
  }
}
