// Typed questions and answers of a computer player: it knows those of the bank, in every language.
import type { Id } from '../../../engine/phrase.ts'
import { LANGUAGES, type Language } from '../../../text/language.ts'
import { answerId, LETTERS, questionsOf, rightLetter } from '../bank/ids.ts'
import { BANK } from '../bank/texts.ts'
import { namesRight, wordsOf } from './typed-answers.ts'

/** A question of the bank as somebody typed it. */
interface Recognised {
  readonly id: Id
  readonly language: Language
}

const plain = (text: string): string => wordsOf(text).join(' ')

/** By what is asked, in any language; made when the first question is typed. */
let byText: ReadonlyMap<string, Recognised> | undefined

function recognise(question: string): Recognised | undefined {
  byText ??= new Map(
    LANGUAGES.flatMap((language) =>
      questionsOf(null, null).map((id) => [plain(BANK[language][id] ?? ''), { id, language }] as const),
    ),
  )
  return byText.get(plain(question))
}

const rightOf = ({ id, language }: Recognised): string => BANK[language][answerId(id, rightLetter(id))] ?? ''

/** The answer to a typed question in the language it was asked in; `undefined` for one that the bank has not. */
export function answerTo(question: string): string | undefined {
  const found = recognise(question)
  return found && rightOf(found)
}

/** Whether a typed answer is right, in any language; `undefined` for a question that the bank has not. */
export function isRight(question: string, answer: string): boolean | undefined {
  const found = recognise(question)
  if (!found) return undefined
  const inAll = (...ids: readonly Id[]) =>
    LANGUAGES.flatMap((language) => ids.map((id) => BANK[language][id] ?? ''))
  const solution = rightLetter(found.id)
  return namesRight(answer, {
    questions: inAll(found.id),
    right: inAll(answerId(found.id, solution)),
    wrong: inAll(
      ...LETTERS.filter((letter) => letter !== solution).map((letter) => answerId(found.id, letter)),
    ),
  })
}
