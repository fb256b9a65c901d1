// The questions of the bank by id: 14 for each era, from easy to hard; the texts are in the language files.
import type { Id } from '../../../engine/phrase.ts'
import { ERAS, type Era, type Space } from '../cards/eras.ts'

export const LEVELS = ['easy', 'medium', 'hard'] as const

/** How hard a question is. */
export type Level = (typeof LEVELS)[number]

/** Questions on each era: the first 5 are easy, the next 5 medium, the last 4 hard. */
export const PER_ERA = 14

/** The letters of the four answers. */
export const LETTERS = ['a', 'b', 'c', 'd'] as const

/** One of them. */
export type Letter = (typeof LETTERS)[number]

/** The id of a question: `q-tang-3`. */
export const questionId = (era: Era, number: number): Id => `q-${era}-${number}`

const levelOf = (number: number): Level => (number <= 5 ? 'easy' : number <= 10 ? 'medium' : 'hard')

/** Questions of a level and an era; all levels or all eras where null, all eras at the start space. */
export const questionsOf = (level: Level | null, space: Space | null): Id[] =>
  ERAS.filter((era) => space === null || space === 'start' || era === space).flatMap((era) =>
    Array.from({ length: PER_ERA }, (_, index) => index + 1)
      .filter((number) => level === null || levelOf(number) === level)
      .map((number) => questionId(era, number)),
  )

/** The id of an answer: `q-tang-3-b`. */
export const answerId = (question: Id, letter: Letter): Id => `${question}-${letter}`

/** The id of a question's explanation. */
export const whyId = (question: Id): Id => `${question}-why`

/** The letter of the right answer: spread evenly, and the same in every language. */
export function rightLetter(question: Id): Letter {
  const sum = [...question].reduce((total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) % 65_521, 7)
  return LETTERS[sum % LETTERS.length] ?? 'a'
}
